import { ApiError, api, createIdempotencyKeyCache } from '@girassol/shared-auth';
import { formatDate, formatRecordNumber } from '@girassol/shared-domain';
import type { EquipmentOrder, RequestBody } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import { useState } from 'react';
import { orderStatusLabels } from './order-labels';
import { refreshOrders } from './use-orders';

const MOVE = 'PUT /orders/single/:orderId';

type OrderChange = Omit<RequestBody<typeof MOVE>, 'version'>;

/** Returns the function that changes an order. It resolves to null after a refusal, which was shown in a dialog. */
function useUpdateOrder(): (order: EquipmentOrder, change: OrderChange) => Promise<EquipmentOrder | null> {
  const [keyOf] = useState(() => createIdempotencyKeyCache());
  return async (order, change) => {
    const body = { version: order.version, ...change };
    try {
      const answer = await api(MOVE, {
        params: { orderId: order._id },
        body,
        idempotencyKey: keyOf(MOVE, [order._id, body]),
      });
      return answer.order;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return null;
    } finally {
      refreshOrders();
    }
  };
}

/** Returns the function that saves the day on which an order should arrive, null for none. Resolves to false after a refusal. */
export function useSaveExpectedDate(): (order: EquipmentOrder, date: string | null) => Promise<boolean> {
  const update = useUpdateOrder();
  return async (order, expectedDate) => {
    const saved = await update(order, { status: order.status, expectedDate });
    if (!saved) return false;
    const day = expectedDate ? formatDate(expectedDate) : 'sem data';
    showSnackbar({ text: `Pedido ${formatRecordNumber(order.number)}, entrega prevista: ${day}` });
    return true;
  };
}

/** Returns the function that sets the status of an order, which "Desfazer" and Ctrl+Z take back. */
export function useMoveOrder(): (order: EquipmentOrder, status: EquipmentOrder['status']) => Promise<void> {
  const update = useUpdateOrder();

  async function undo(order: EquipmentOrder, status: EquipmentOrder['status']): Promise<void> {
    if (await update(order, { status })) showSnackbar({ text: `Desfeito: ${describeStatus(order, status)}` });
  }

  return async (order, status) => {
    const moved = await update(order, { status });
    if (!moved) return;
    showSnackbar({
      text: describeStatus(order, status),
      undo: () => void undo(moved, order.status),
    });
  };
}

const describeStatus = ({ number }: EquipmentOrder, status: EquipmentOrder['status']): string =>
  `Pedido ${formatRecordNumber(number)}: ${orderStatusLabels[status].label}`;

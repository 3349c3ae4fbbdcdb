import { ApiError, api, createIdempotencyKeyCache } from '@girassol/shared-auth';
import { formatRecordNumber } from '@girassol/shared-domain';
import type { EquipmentOrder } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import { useState } from 'react';
import { orderStatusLabels } from './order-labels';
import { refreshOrders } from './use-orders';

const MOVE = 'PUT /orders/single/:orderId';

/** Returns the function that sets the status of an order, which "Desfazer" and Ctrl+Z take back. */
export function useMoveOrder(): (order: EquipmentOrder, status: EquipmentOrder['status']) => Promise<void> {
  const [keyOf] = useState(() => createIdempotencyKeyCache());

  /** Resolves to null after a refusal, which was shown in a dialog. */
  async function send(
    order: EquipmentOrder,
    status: EquipmentOrder['status'],
  ): Promise<EquipmentOrder | null> {
    const body = { version: order.version, status };
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
  }

  async function undo(order: EquipmentOrder, status: EquipmentOrder['status']): Promise<void> {
    if (await send(order, status)) showSnackbar({ text: `Desfeito: ${describeStatus(order, status)}` });
  }

  return async (order, status) => {
    const moved = await send(order, status);
    if (!moved) return;
    showSnackbar({
      text: describeStatus(order, status),
      undo: () => void undo(moved, order.status),
    });
  };
}

const describeStatus = ({ number }: EquipmentOrder, status: EquipmentOrder['status']): string =>
  `Pedido ${formatRecordNumber(number)}: ${orderStatusLabels[status].label}`;

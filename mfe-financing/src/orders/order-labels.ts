import type { EquipmentOrder } from '@girassol/shared-domain/contract';
import type { Tone } from '@girassol/shared-ui';

type OrderStatus = EquipmentOrder['status'];

/** Label and tone of each order status. */
export const orderStatusLabels: Record<OrderStatus, { label: string; tone: Tone }> = {
  PLACED: { label: 'Pedido feito', tone: 'info' },
  CONFIRMED: { label: 'Confirmado', tone: 'info' },
  INVOICED: { label: 'Faturado', tone: 'info' },
  SHIPPED: { label: 'A caminho', tone: 'sun' },
  DELIVERED: { label: 'Entregue', tone: 'good' },
  CANCELLED: { label: 'Cancelado', tone: 'neutral' },
};

/** Statuses of a successful order, in sequence. */
export const orderSteps: readonly OrderStatus[] = ['PLACED', 'CONFIRMED', 'INVOICED', 'SHIPPED', 'DELIVERED'];

/** All order statuses, in the order of the filter. */
export const orderStatuses: readonly OrderStatus[] = [...orderSteps, 'CANCELLED'];

/** Returns the order status that follows `status` in a successful order; null after the last status. */
export function getNextOrderStep(status: OrderStatus): OrderStatus | null {
  const index = orderSteps.indexOf(status);
  return index < 0 ? null : (orderSteps[index + 1] ?? null);
}

/** Returns the status that an order had before its present one, to which it may go back; null for a new order. */
export const getPreviousOrderStep = ({
  steps,
  status,
}: Pick<EquipmentOrder, 'steps' | 'status'>): OrderStatus | null =>
  steps.filter((step) => step.status !== status).at(-1)?.status ?? null;

/** Labels of what an order still waits for, in a few words and with what the person does next; null for one that has ended. */
export const orderNextActions: Record<OrderStatus, { waitsFor: string; action: string } | null> = {
  PLACED: {
    waitsFor: 'Falta o fornecedor confirmar',
    action: 'confirme o pedido com o fornecedor e marque Confirmado.',
  },
  CONFIRMED: {
    waitsFor: 'Falta a nota fiscal',
    action: 'quando o fornecedor emitir a nota fiscal, marque Faturado.',
  },
  INVOICED: {
    waitsFor: 'Falta sair para entrega',
    action: 'quando os equipamentos saírem para entrega, marque A caminho.',
  },
  SHIPPED: {
    waitsFor: 'Falta chegar',
    action: 'quando os equipamentos chegarem, marque Entregue.',
  },
  DELIVERED: null,
  CANCELLED: null,
};

import type { Order } from '@girassol/shared-domain/contract';
import type { Tone } from '@girassol/shared-ui';

type OrderStatus = Order['status'];

/** What a status of an order is called, and its colour. */
export const statusWords: Record<OrderStatus, { label: string; tone: Tone }> = {
  PLACED: { label: 'Pedido feito', tone: 'info' },
  CONFIRMED: { label: 'Confirmado', tone: 'info' },
  INVOICED: { label: 'Faturado', tone: 'info' },
  SHIPPED: { label: 'A caminho', tone: 'sun' },
  DELIVERED: { label: 'Entregue', tone: 'good' },
  CANCELLED: { label: 'Cancelado', tone: 'neutral' },
};

/** Steps of an order that goes through. */
export const steps: readonly OrderStatus[] = ['PLACED', 'CONFIRMED', 'INVOICED', 'SHIPPED', 'DELIVERED'];

/** Every status, as a filter lists them. */
export const statuses: readonly OrderStatus[] = [...steps, 'CANCELLED'];

/** The step after this one; null at the end. */
export function nextStep(status: OrderStatus): OrderStatus | null {
  const index = steps.indexOf(status);
  return index < 0 ? null : (steps[index + 1] ?? null);
}

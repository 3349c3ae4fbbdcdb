import type { Row } from '@girassol/api-platform/database';
import type { HistoryLine } from '@girassol/api-platform/histories/write-history';
import { formatMoney, formatProposalNumber } from '@girassol/shared-domain';

type HistoryText = Pick<HistoryLine, 'title' | 'content'>;

/** Labels of the states of an order in histories and refusals. */
export const orderStatusLabels: Record<Row<'orders'>['status'], string> = {
  PLACED: 'Feito',
  CONFIRMED: 'Confirmado',
  INVOICED: 'Faturado',
  SHIPPED: 'Enviado',
  DELIVERED: 'Entregue',
  CANCELLED: 'Cancelado',
};

/** Describes a new equipment order in the history of its customer, by the number of its proposal. */
export const describeNewOrder = (
  { number, amount_cents }: Pick<Row<'orders'>, 'number' | 'amount_cents'>,
  proposalCount: number | null,
): HistoryText => ({
  title: 'Pedido de equipamentos feito',
  content: `Pedido ${number} da proposta ${formatProposalNumber(proposalCount)}: ${formatMoney(amount_cents / 100)}.`,
});

/** Describes a new state of an equipment order in the history of its customer. */
export const describeOrderStatus = (
  { number }: Pick<Row<'orders'>, 'number'>,
  status: Row<'orders'>['status'],
): HistoryText => ({
  title: 'Pedido de equipamentos',
  content: `Pedido ${number}: ${orderStatusLabels[status]}.`,
});

/** Describes an equipment order that went back to an earlier state, in the history of its customer. */
export const describeUndoneOrderStatus = (
  { number }: Pick<Row<'orders'>, 'number'>,
  status: Row<'orders'>['status'],
): HistoryText => ({
  title: 'Pedido de equipamentos',
  content: `Pedido ${number}: desfeito, volta a ${orderStatusLabels[status]}.`,
});

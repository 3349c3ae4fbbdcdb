import type { Order, ParsedBody } from '@girassol/shared-domain/contract';
import { orderStatuses } from '@girassol/shared-domain/contract';
import { type Caller, ownAndLed } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { notFound, Refusal } from '../../platform/refusals/refusal';
import { orderAnswer } from './order-answer';
import { requireOrders, seesAllOrders } from './require-orders';
import { tellOrder } from './tell-order';

type Status = Row<'orders'>['status'];

/** As people read them. */
const labels: Record<Status, string> = {
  PLACED: 'Feito',
  CONFIRMED: 'Confirmado',
  INVOICED: 'Faturado',
  SHIPPED: 'Enviado',
  DELIVERED: 'Entregue',
  CANCELLED: 'Cancelado',
};

/** Moves an order on, or gives it another day of arrival. Of two who do, the second is told, and nothing is changed. */
export async function moveOrder(
  tx: Tx,
  caller: Caller,
  orderId: string,
  { version, status, expectedDate }: ParsedBody<'PUT /orders/single/:orderId'>,
): Promise<Order> {
  requireOrders(caller);
  const { accountId } = caller;
  const order = await heldOrder(tx, caller, orderId);
  if (version !== order.version)
    throw new Refusal(409, `Este pedido mudou enquanto você olhava: ${labels[order.status]}.`, {
      fields: [{ path: 'version', message: 'Há uma versão mais nova.' }],
    });
  const isMoved = status !== order.status;
  if (isMoved) requireNext(order.status, status);
  const date = expectedDate === undefined ? order.expected_date : expectedDate;
  if (!isMoved && date === order.expected_date) return orderAnswer(tx, accountId, orderId);

  await tx
    .updateTable('orders')
    .set({ status, expected_date: date, version: version + 1 })
    .where('account_id', '=', accountId)
    .where('id', '=', orderId)
    .execute();
  if (isMoved) {
    await tx
      .insertInto('order_steps')
      .values({ account_id: accountId, order_id: orderId, status, user_id: caller.userId })
      .execute();
    await writeHistory(tx, caller, await actorOf(tx, caller), {
      customerId: order.customer_id,
      saleId: null,
      title: 'Pedido de equipamentos',
      content: `Pedido ${order.number}: ${labels[status]}.`,
    });
  }
  await tellOrder(tx, caller, order);
  return orderAnswer(tx, accountId, orderId);
}

async function heldOrder(tx: Tx, caller: Caller, orderId: string): Promise<Row<'orders'>> {
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  const isInSight =
    order !== undefined && (seesAllOrders(caller) || (await ownAndLed(tx, caller)).includes(order.user_id));
  if (!order || !isInSight) throw notFound('Este pedido não existe.');
  return order;
}

/** On, never back; cancelled from anywhere before it is delivered. */
function requireNext(from: Status, to: Status): void {
  const isEnded = from === 'DELIVERED' || from === 'CANCELLED';
  if (!isEnded && orderStatuses.indexOf(to) > orderStatuses.indexOf(from)) return;
  throw new Refusal(
    409,
    isEnded
      ? `Este pedido terminou: ${labels[from]}.`
      : `Um pedido não volta de ${labels[from]} para ${labels[to]}.`,
  );
}

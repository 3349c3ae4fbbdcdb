import { type Caller, listOwnAndLedUserIds } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { EquipmentOrder, ParsedRequestBody } from '@girassol/shared-domain/contract';
import { equipmentOrderStatuses } from '@girassol/shared-domain/contract';
import { loadOrder } from './load-order-records';
import { describeOrderStatus, describeUndoneOrderStatus, orderStatusLabels } from './order-history';
import { publishOrderChanged } from './publish-order-changed';
import { canSeeAllOrders, requireOrderAccess } from './require-order-access';

type Status = Row<'orders'>['status'];

/**
 * Sets the status or the expected day of arrival of an order. The status goes on, or back to the one before, which undoes
 * the latest step. Throws 409 and changes nothing if `version` is not the present one.
 */
export async function updateOrder(
  tx: Tx,
  caller: Caller,
  orderId: string,
  { version, status, expectedDate }: ParsedRequestBody<'PUT /orders/single/:orderId'>,
): Promise<EquipmentOrder> {
  requireOrderAccess(caller);
  const { accountId } = caller;
  const order = await lockVisibleOrder(tx, caller, orderId);
  if (version !== order.version)
    throw new Refusal(409, `Este pedido mudou enquanto você olhava: ${orderStatusLabels[order.status]}.`, {
      fields: [{ path: 'version', message: 'Há uma versão mais nova.' }],
    });
  const isMoved = status !== order.status;
  const isUndone = isMoved && status === (await findPreviousStatus(tx, order));
  if (isMoved && !isUndone) requireNext(order.status, status);
  const date = expectedDate === undefined ? order.expected_date : expectedDate;
  if (!isMoved && date === order.expected_date) return loadOrder(tx, accountId, orderId);

  await tx
    .updateTable('orders')
    .set({ status, expected_date: date, version: version + 1 })
    .where('account_id', '=', accountId)
    .where('id', '=', orderId)
    .execute();
  if (isMoved) {
    if (isUndone) await deleteStep(tx, order);
    else
      await tx
        .insertInto('order_steps')
        .values({ account_id: accountId, order_id: orderId, status, user_id: caller.userId })
        .execute();
    await addHistoryLine(tx, caller, await loadActor(tx, caller), {
      customerId: order.customer_id,
      saleId: null,
      ...(isUndone ? describeUndoneOrderStatus(order, status) : describeOrderStatus(order, status)),
    });
  }
  await publishOrderChanged(tx, caller, order);
  return loadOrder(tx, accountId, orderId);
}

async function lockVisibleOrder(tx: Tx, caller: Caller, orderId: string): Promise<Row<'orders'>> {
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  const isInSight =
    order !== undefined &&
    (canSeeAllOrders(caller) || (await listOwnAndLedUserIds(tx, caller)).includes(order.user_id));
  if (!order || !isInSight) throw notFound('Este pedido não existe.');
  return order;
}

/** Finds the status that an order had before its present one; null for a new order. */
async function findPreviousStatus(tx: Tx, { account_id, id, status }: Row<'orders'>): Promise<Status | null> {
  const step = await tx
    .selectFrom('order_steps')
    .select('status')
    .where('account_id', '=', account_id)
    .where('order_id', '=', id)
    .where('status', '!=', status)
    .orderBy('at', 'desc')
    .executeTakeFirst();
  return step?.status ?? null;
}

async function deleteStep(tx: Tx, { account_id, id, status }: Row<'orders'>): Promise<void> {
  await tx
    .deleteFrom('order_steps')
    .where('account_id', '=', account_id)
    .where('order_id', '=', id)
    .where('status', '=', status)
    .execute();
}

/** On, not back; cancelled from anywhere before it is delivered. */
function requireNext(from: Status, to: Status): void {
  const isEnded = from === 'DELIVERED' || from === 'CANCELLED';
  if (!isEnded && equipmentOrderStatuses.indexOf(to) > equipmentOrderStatuses.indexOf(from)) return;
  throw new Refusal(
    409,
    isEnded
      ? `Este pedido terminou: ${orderStatusLabels[from]}.`
      : `Um pedido não volta de ${orderStatusLabels[from]} para ${orderStatusLabels[to]}.`,
  );
}

import { randomUUID } from 'node:crypto';
import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { allocateNumber } from '@girassol/api-platform/database/allocate-number';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { EquipmentOrder } from '@girassol/shared-domain/contract';
import { loadVisibleProposal } from '../proposals/load-visible-proposal';
import { loadOrder } from './load-order-records';
import { toOrderColumns, toOrderLines } from './order-columns';
import { describeNewOrder } from './order-history';
import { publishOrderChanged } from './publish-order-changed';
import { requireOrderAccess } from './require-order-access';

/**
 * Orders the equipment of a finished proposal. The order stores a copy of the equipment, so that later
 * changes of the proposal do not affect the order. Throws 409 if the proposal is not finished or already has
 * an order.
 */
export async function createOrder(
  tx: Tx,
  caller: Caller,
  proposalId: string,
  financingId: string | undefined,
): Promise<EquipmentOrder> {
  requireOrderAccess(caller);
  const { accountId } = caller;
  const proposal = await loadVisibleProposal(tx, caller, proposalId, { forUpdate: true });
  const before = await tx
    .selectFrom('orders')
    .select(['number', 'status'])
    .where('account_id', '=', accountId)
    .where('proposal_id', '=', proposal.id)
    .executeTakeFirst();
  if (before) throw new Refusal(409, describeExistingOrder(before));
  const lines = toOrderLines(proposal.data);
  if (!proposal.finished || lines.length === 0)
    throw new Refusal(409, 'Finalize a proposta, com seus equipamentos, antes de fazer o pedido.');
  if (financingId !== undefined) await requireFinancingOfProposal(tx, proposal, financingId);

  const order = await tx
    .insertInto('orders')
    .values({
      account_id: accountId,
      id: randomUUID(),
      number: await allocateNumber(tx, accountId, 'ORDER'),
      financing_id: financingId ?? null,
      user_id: caller.userId,
      ...toOrderColumns(proposal),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('order_items')
    .values(lines.map((line, position) => ({ account_id: accountId, order_id: order.id, position, ...line })))
    .execute();
  await tx
    .insertInto('order_steps')
    .values({ account_id: accountId, order_id: order.id, status: 'PLACED', user_id: caller.userId })
    .execute();
  await addHistoryLine(tx, caller, await loadActor(tx, caller), {
    customerId: proposal.customer_id,
    saleId: proposal.sale_id,
    ...describeNewOrder(order, proposal.count),
  });
  await publishOrderChanged(tx, caller, order);
  return loadOrder(tx, accountId, order.id);
}

const describeExistingOrder = ({ number, status }: Pick<Row<'orders'>, 'number' | 'status'>): string =>
  status === 'CANCELLED'
    ? `Esta proposta já tem o pedido ${number}, que foi cancelado. Abra esse pedido em Pedidos e volte a situação dele.`
    : `Esta proposta já tem o pedido ${number}.`;

async function requireFinancingOfProposal(
  tx: Tx,
  { account_id, id }: Row<'proposals'>,
  financingId: string,
): Promise<void> {
  const found = await tx
    .selectFrom('financings')
    .select('id')
    .where('account_id', '=', account_id)
    .where('proposal_id', '=', id)
    .where('id', '=', financingId)
    .executeTakeFirst();
  if (!found) throw notFound('Este financiamento não é desta proposta.');
}

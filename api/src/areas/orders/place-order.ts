import { randomUUID } from 'node:crypto';
import { formatMoney, formatProposalNumber, toCents } from '@girassol/shared-domain';
import type { Order, ProposalData } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { nextNumber } from '../../platform/database/next-number';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { notFound, Refusal } from '../../platform/refusals/refusal';
import { visibleProposal } from '../proposals/visible-proposal';
import { orderAnswer } from './order-answer';
import { requireOrders } from './require-orders';
import { tellOrder } from './tell-order';

/** Orders the equipment of a finished proposal, as it is at this moment; of a proposal there is one order. */
export async function placeOrder(
  tx: Tx,
  caller: Caller,
  proposalId: string,
  financingId: string | undefined,
): Promise<Order> {
  requireOrders(caller);
  const { accountId } = caller;
  const proposal = await visibleProposal(tx, caller, proposalId, { forUpdate: true });
  const before = await tx
    .selectFrom('orders')
    .select('number')
    .where('account_id', '=', accountId)
    .where('proposal_id', '=', proposal.id)
    .executeTakeFirst();
  if (before) throw new Refusal(409, `Esta proposta já tem o pedido ${before.number}.`);
  const { data } = proposal;
  const lines = linesOf(data);
  if (!proposal.finished || lines.length === 0)
    throw new Refusal(409, 'Finalize a proposta, com seus equipamentos, antes de fazer o pedido.');
  if (financingId !== undefined) await requireFinancingOf(tx, proposal, financingId);

  const order = await tx
    .insertInto('orders')
    .values({
      account_id: accountId,
      id: randomUUID(),
      number: await nextNumber(tx, accountId, 'ORDER'),
      proposal_id: proposal.id,
      customer_id: proposal.customer_id,
      financing_id: financingId ?? null,
      user_id: caller.userId,
      supplier: data.kitData?.kitSupplier || data.realSystemData?.supplier || '',
      power: proposal.power,
      amount_cents: toCents(data.kitData?.kitPrice ?? 0),
      place: placeOf(data),
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
  await writeHistory(tx, caller, await actorOf(tx, caller), {
    customerId: proposal.customer_id,
    saleId: proposal.sale_id,
    title: 'Pedido de equipamentos feito',
    content: `Pedido ${order.number} da proposta ${formatProposalNumber(proposal.count)}: ${formatMoney(order.amount_cents / 100)}.`,
  });
  await tellOrder(tx, caller, order);
  return orderAnswer(tx, accountId, order.id);
}

interface Line {
  name: string;
  detail: string;
  quantity: number;
}

/** What is bought. Free texts stay with the proposal: whoever has the address of an order reads its lines. */
function linesOf({ pvModuleData = [], inverterData = [], additionalItems = [] }: ProposalData): Line[] {
  return [
    ...pvModuleData.map(({ manufacturer, model, power, quantity }) => ({
      name: `Módulo ${[manufacturer, model].filter(Boolean).join(' ')}`,
      detail: `${power} Wp`,
      quantity,
    })),
    ...inverterData.map(({ iManufacturer, iModel, iPower, iQuantity }) => ({
      name: `Inversor ${[iManufacturer, iModel].filter(Boolean).join(' ')}`,
      detail: `${iPower < 100 ? iPower : iPower / 1000} kW`,
      quantity: iQuantity,
    })),
    ...additionalItems.map(({ item, manufacter, quantity }) => ({
      name: item,
      detail: manufacter,
      quantity,
    })),
  ];
}

const placeOf = ({ location }: ProposalData): string => (location ? `${location.city} - ${location.uf}` : '');

async function requireFinancingOf(
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

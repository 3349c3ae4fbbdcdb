import { randomUUID } from 'node:crypto';
import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { allocateNumber } from '@girassol/api-platform/database/allocate-number';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import {
  formatExactNumber,
  formatMoney,
  formatProposalNumber,
  toCents,
  toInverterWatts,
} from '@girassol/shared-domain';
import type { EquipmentOrder, ProposalData } from '@girassol/shared-domain/contract';
import { loadVisibleProposal } from '../proposals/load-visible-proposal';
import { loadOrder } from './load-order-records';
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
    .select('number')
    .where('account_id', '=', accountId)
    .where('proposal_id', '=', proposal.id)
    .executeTakeFirst();
  if (before) throw new Refusal(409, `Esta proposta já tem o pedido ${before.number}.`);
  const { data } = proposal;
  const lines = toOrderLines(data);
  if (!proposal.finished || lines.length === 0)
    throw new Refusal(409, 'Finalize a proposta, com seus equipamentos, antes de fazer o pedido.');
  if (financingId !== undefined) await requireFinancingOfProposal(tx, proposal, financingId);

  const order = await tx
    .insertInto('orders')
    .values({
      account_id: accountId,
      id: randomUUID(),
      number: await allocateNumber(tx, accountId, 'ORDER'),
      proposal_id: proposal.id,
      customer_id: proposal.customer_id,
      financing_id: financingId ?? null,
      user_id: caller.userId,
      supplier: data.kitData?.kitSupplier || data.realSystemData?.supplier || '',
      power: proposal.power,
      amount_cents: toCents(data.kitData?.kitPrice ?? 0),
      place: formatCity(data),
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
    title: 'Pedido de equipamentos feito',
    content: `Pedido ${order.number} da proposta ${formatProposalNumber(proposal.count)}: ${formatMoney(order.amount_cents / 100)}.`,
  });
  await publishOrderChanged(tx, caller, order);
  return loadOrder(tx, accountId, order.id);
}

interface Line {
  name: string;
  detail: string;
  quantity: number;
}

/**
 * Converts a proposal to the lines of an order. Free texts are left out, because everybody with the address of an order
 * reads its lines.
 */
function toOrderLines({ pvModuleData = [], inverterData = [], additionalItems = [] }: ProposalData): Line[] {
  return [
    ...pvModuleData.map(({ manufacturer, model, power, quantity }) => ({
      name: `Módulo ${[manufacturer, model].filter(Boolean).join(' ')}`,
      detail: `${formatExactNumber(power)} Wp`,
      quantity,
    })),
    ...inverterData.map(({ iManufacturer, iModel, iPower, iQuantity }) => ({
      name: `Inversor ${[iManufacturer, iModel].filter(Boolean).join(' ')}`,
      detail: `${formatExactNumber(toInverterWatts(iPower) / 1_000)} kW`,
      quantity: iQuantity,
    })),
    ...additionalItems.map(({ item, manufacter, quantity }) => ({
      name: item,
      detail: manufacter,
      quantity,
    })),
  ];
}

const formatCity = ({ location }: ProposalData): string =>
  location ? `${location.city} - ${location.uf}` : '';

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

import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import {
  type BoardKind,
  canEditPricing,
  formatMoney,
  isEnterprisePlan,
  toCents,
  toIsoDate,
} from '@girassol/shared-domain';
import type { ParsedRequestBody, Proposal } from '@girassol/shared-domain/contract';
import { getStudyStartYear } from '@girassol/shared-domain/solar';
import { sql } from 'kysely';
import { loadUserNames } from '../customers/customer-records';
import { formatItemLabel } from '../items/format-item-label';
import { loadVisibleItem } from '../kanbans/board-access';
import { getItemAudience } from '../kanbans/get-item-audience';
import { loadPricingContext } from './load-pricing-context';
import { loadProposalRecord } from './load-proposal-record';
import { computeProposalPrice } from './price-sections';
import { publishProposalsChanged } from './publish-proposals-changed';

const builtKinds: readonly BoardKind[] = ['PROJECT', 'INSTALLATION', 'ADMINISTRATIVE'];

/**
 * Loads the approved proposal of an item with its present price, which may have been edited after the sale.
 * All users who may see the item may load the proposal. Returns null if no proposal is approved.
 */
export async function loadApprovedProposal(tx: Tx, caller: Caller, saleId: string): Promise<Proposal | null> {
  const item = await loadVisibleItem(tx, caller, saleId);
  const proposal = await findApprovedProposal(tx, item);
  return proposal ? answer(tx, caller, item, proposal) : null;
}

/**
 * Edits the price of a project or work after the sale (boards-038). The new price becomes the value of all
 * open items of the deal. The proposal, the sale and the customer's page stay as agreed. Throws 409 if
 * `version` is not the current version of the price.
 */
export async function editPriceAfterSale(
  tx: Tx,
  caller: Caller,
  saleId: string,
  { version, ...terms }: ParsedRequestBody<'PUT /proposals/approved/pricing/:saleId'>,
): Promise<Proposal> {
  const item = await loadVisibleItem(tx, caller, saleId, { forUpdate: true });
  if (!canEditPricing(caller))
    throw notAllowed(
      'Somente quem gerencia a conta, ou tem a permissão de editar preços, muda a precificação.',
    );
  if (!isEnterprisePlan(caller.session)) throw notAllowed('O plano da sua conta não inclui a precificação.');
  const proposal = builtKinds.includes(item.type)
    ? await findApprovedProposal(tx, item, { forUpdate: true })
    : undefined;
  if (!proposal)
    throw new Refusal(
      409,
      'Este item não tem uma proposta aprovada: não há preço que possa ser editado aqui.',
    );
  const before = await findBuiltPrice(tx, proposal);
  if (version !== (before?.version ?? 0)) throw changedMeanwhile();

  // Keeps the first year of the agreed proposal.
  const year = getStudyStartYear(proposal.data, toIsoDate(proposal.registered_at.getTime()));
  const { sections } = computeProposalPrice(proposal.data, terms, {
    ...(await loadPricingContext(tx, proposal)),
    year,
  });
  const { pricingTerms, revenueData } = sections;
  const values = {
    terms: JSON.stringify(pricingTerms),
    revenue: JSON.stringify(revenueData),
    edited_by: caller.userId,
  };
  await tx
    .insertInto('built_prices')
    .values({ account_id: caller.accountId, proposal_id: proposal.id, ...values })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'proposal_id']).doUpdateSet({
        ...values,
        version: sql<number>`built_prices.version + 1`,
        edited_at: sql<Date>`now()`,
      }),
    )
    .execute();
  await applyPriceToOpenItems(tx, caller, proposal, revenueData.finalPrice);
  const priceBefore = before?.revenue.finalPrice ?? proposal.final_price_cents / 100;
  await addHistoryLine(tx, caller, await loadActor(tx, caller), {
    customerId: item.customer_id,
    saleId,
    title: 'Precificação editada',
    content: `${formatItemLabel(item)}: de ${formatMoney(priceBefore)} para ${formatMoney(revenueData.finalPrice)}.`,
  });
  await publishProposalsChanged(tx, caller, proposal);
  return answer(tx, caller, item, proposal);
}

/** Sets the value of the open items of a proposal to its price. */
async function applyPriceToOpenItems(
  tx: Tx,
  caller: Caller,
  { account_id, id }: Row<'proposals'>,
  finalPrice: number,
): Promise<void> {
  const items = await tx
    .updateTable('sales')
    .set({ amount_cents: toCents(finalPrice) })
    .where('account_id', '=', account_id)
    .where('approved_proposal', '=', id)
    .where('type', 'in', builtKinds)
    .where('status', '=', 'IN_PROGRESS')
    .returning(['id', 'type', 'column_id', 'owner_id', 'co_owner_ids'])
    .execute();
  for (const item of items) {
    const { id, type: board, column_id: column } = item;
    await publishEvent(tx, caller, { kind: 'item-changed', board, item: id, column }, getItemAudience(item));
  }
}

async function findApprovedProposal(
  tx: Tx,
  { account_id, approved_proposal }: Row<'sales'>,
  { forUpdate = false } = {},
): Promise<Row<'proposals'> | undefined> {
  if (approved_proposal === null) return undefined;
  return tx
    .selectFrom('proposals')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('id', '=', approved_proposal)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
}

const findBuiltPrice = (
  tx: Tx,
  { account_id, id }: Row<'proposals'>,
): Promise<Row<'built_prices'> | undefined> =>
  tx
    .selectFrom('built_prices')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('proposal_id', '=', id)
    .executeTakeFirst();

/** A sale shows what was agreed; what is built, the price it has now. */
async function answer(
  tx: Tx,
  caller: Caller,
  { type }: Row<'sales'>,
  proposal: Row<'proposals'>,
): Promise<Proposal> {
  const price = builtKinds.includes(type) ? await findBuiltPrice(tx, proposal) : undefined;
  if (!price) return { ...(await loadProposalRecord(tx, caller, proposal)), builtPrice: null };
  const data = { ...proposal.data, pricingTerms: price.terms, revenueData: price.revenue };
  const names = await loadUserNames(tx, proposal.account_id, [price.edited_by]);
  return {
    ...(await loadProposalRecord(tx, caller, { ...proposal, data })),
    builtPrice: {
      version: price.version,
      agreedPrice: proposal.final_price_cents / 100,
      editedTimestamp: price.edited_at.getTime(),
      editedBy: names.get(price.edited_by) ?? '',
    },
  };
}

const changedMeanwhile = () =>
  new Refusal(
    409,
    'O preço foi alterado por outra pessoa enquanto você editava. Nada do que você digitou foi perdido.',
    { fields: [{ path: 'version', message: 'Há uma versão mais nova.' }] },
  );

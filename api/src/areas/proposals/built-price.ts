import { type BoardKind, formatMoney, isEnterprise, mayEditPricing, toCents } from '@girassol/shared-domain';
import type { ParsedBody, Proposal } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { notAllowed, Refusal } from '../../platform/refusals/refusal';
import { namesOf } from '../customers/customer-answer';
import { itemLabel } from '../items/item-label';
import { visibleItem } from '../kanbans/board-access';
import { itemAudience } from '../kanbans/item-audience';
import { pricedStudy } from './price-sections';
import { pricingFacts } from './pricing-facts';
import { proposalAnswer } from './proposal-answer';
import { tellProposals } from './tell-proposals';

const builtKinds: readonly BoardKind[] = ['PROJECT', 'INSTALLATION', 'ADMINISTRATIVE'];

/** The approved proposal of an item: whoever may see the item may see what is to be built, at the price it has now. */
export async function readApprovedProposal(tx: Tx, caller: Caller, saleId: string): Promise<Proposal | null> {
  const item = await visibleItem(tx, caller, saleId);
  const proposal = await approvedOf(tx, item);
  return proposal ? answer(tx, caller, item, proposal) : null;
}

/**
 * Edits the price of what is built (boards-038): for all open items of the deal, which are worth it from then on. The
 * proposal, its sale and the customer's page stay what was agreed.
 */
export async function editBuiltPrice(
  tx: Tx,
  caller: Caller,
  saleId: string,
  { version, ...terms }: ParsedBody<'PUT /proposals/approved/pricing/:saleId'>,
): Promise<Proposal> {
  const item = await visibleItem(tx, caller, saleId, { forUpdate: true });
  if (!mayEditPricing(caller))
    throw notAllowed(
      'Somente quem gerencia a conta, ou tem a permissão de editar preços, muda a precificação.',
    );
  if (!isEnterprise(caller.session)) throw notAllowed('O plano da sua conta não inclui a precificação.');
  const proposal = builtKinds.includes(item.type)
    ? await approvedOf(tx, item, { forUpdate: true })
    : undefined;
  if (!proposal)
    throw new Refusal(
      409,
      'Este item não tem uma proposta aprovada: não há preço que possa ser editado aqui.',
    );
  const before = await builtPriceOf(tx, proposal);
  if (version !== (before?.version ?? 0)) throw changedMeanwhile();

  const { sections } = pricedStudy(proposal.data, terms, await pricingFacts(tx, proposal));
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
  await takeOver(tx, caller, proposal, revenueData.finalPrice);
  const priceBefore = before?.revenue.finalPrice ?? proposal.final_price_cents / 100;
  await writeHistory(tx, caller, await actorOf(tx, caller), {
    customerId: item.customer_id,
    saleId,
    title: 'Precificação editada',
    content: `${itemLabel(item)}: de ${formatMoney(priceBefore)} para ${formatMoney(revenueData.finalPrice)}.`,
  });
  await tellProposals(tx, caller, proposal);
  return answer(tx, caller, item, proposal);
}

/** What is being built of a proposal is worth its price. */
async function takeOver(
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
    await publish(tx, caller, { kind: 'item-changed', board, item: id, column }, itemAudience(item));
  }
}

async function approvedOf(
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

const builtPriceOf = (
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
  const price = builtKinds.includes(type) ? await builtPriceOf(tx, proposal) : undefined;
  if (!price) return { ...(await proposalAnswer(tx, caller, proposal)), builtPrice: null };
  const data = { ...proposal.data, pricingTerms: price.terms, revenueData: price.revenue };
  const names = await namesOf(tx, proposal.account_id, [price.edited_by]);
  return {
    ...(await proposalAnswer(tx, caller, { ...proposal, data })),
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

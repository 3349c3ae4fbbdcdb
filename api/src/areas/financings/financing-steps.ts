import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import type { FinancingsTable } from '@girassol/api-platform/database/financing-tables';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { sql, type Updateable } from 'kysely';
import { loadCustomerAudience } from '../customers/load-customer-audience';
import { scheduleFinancingDocumentDeletion } from './documents/delete-financing-documents';
import { scheduleRequestErasureByFinancing } from './erase-request';
import { saveFinancingBadgeStatus } from './financing-parts';
import { removeFinancingOffersFromProposal } from './remove-offers';
import { touchItemOfFinancing } from './touch-item-of-financing';

/** Entry of the history of a financing: title and content. */
export interface FinancingStep {
  title: string;
  content: string;
}

/**
 * Entry of the history of a financing that a bank caused, with the bank's name and event. The same event is
 * added only once.
 */
export interface BankStep extends FinancingStep {
  provider: string;
  /** Null: it was asked. */
  providerEvent: string | null;
}

/**
 * Adds an entry that a bank caused to the history of a financing. Returns the id of the entry, or null if the
 * bank's event was already added.
 */
export async function addBankStep(
  tx: Tx,
  { account_id, id }: Pick<Row<'financings'>, 'account_id' | 'id'>,
  { title, content, provider, providerEvent }: BankStep,
): Promise<string | null> {
  const added = await tx
    .insertInto('financing_events')
    .values({
      account_id,
      id: generateId(),
      financing_id: id,
      title,
      content,
      provider,
      provider_event: providerEvent,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id ?? null;
}

/**
 * Adds an entry for an action of the caller to the histories of a financing and of its customer, and updates
 * the last activity of the financing's item. Returns the id of the entry.
 */
export async function addPersonStep(
  tx: Tx,
  caller: Caller,
  financing: Row<'financings'>,
  { title, content }: FinancingStep,
): Promise<string> {
  const id = generateId();
  await tx
    .insertInto('financing_events')
    .values({
      account_id: caller.accountId,
      id,
      financing_id: financing.id,
      user_id: caller.userId,
      title,
      content,
    })
    .execute();
  const actor = await loadActor(tx, caller);
  await addHistoryLine(tx, caller, actor, {
    customerId: financing.customer_id,
    saleId: await findItemIdOfFinancing(tx, financing),
    title,
    content: `Financiamento ${financing.number}${content ? `: ${content}` : '.'}`,
  });
  await touchItemOfFinancing(tx, caller, financing, `financiamento, por ${actor.firstName}`);
  return id;
}

/** Finds the id of the item to which the proposal of a financing belongs. Returns null if there is none. */
export async function findItemIdOfFinancing(
  tx: Tx,
  { account_id, proposal_id }: Pick<Row<'financings'>, 'account_id' | 'proposal_id'>,
): Promise<string | null> {
  const proposal = await tx
    .selectFrom('proposals')
    .select('sale_id')
    .where('account_id', '=', account_id)
    .where('id', '=', proposal_id)
    .executeTakeFirst();
  return proposal?.sale_id ?? null;
}

/**
 * Updates columns of a locked financing, computes its badge status again, and publishes the change. If the
 * financing is lost, removes its offers from the proposal and schedules the deletion of its documents and
 * personal data.
 */
export async function updateFinancing(
  tx: Tx,
  sender: Pick<Caller, 'accountId' | 'clientId'>,
  { id, customer_id, user_id }: Pick<Row<'financings'>, 'id' | 'customer_id' | 'user_id'>,
  columns: Updateable<FinancingsTable> = {},
): Promise<void> {
  const written = await tx
    .updateTable('financings')
    .set({ ...columns, updated_at: sql<Date>`now()` })
    .where('account_id', '=', sender.accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (written?.state === 'LOST') await closeLostFinancing(tx, sender, written);
  await saveFinancingBadgeStatus(tx, sender.accountId, id);
  await publishFinancingChanged(tx, sender, { id, customer_id, user_id });
}

/** Schedules the deletion of the documents and data of a lost financing, and removes its offers from the proposal. */
async function closeLostFinancing(
  tx: Tx,
  sender: Pick<Caller, 'accountId' | 'clientId'>,
  financing: Row<'financings'>,
): Promise<void> {
  await scheduleFinancingDocumentDeletion(tx, financing);
  await scheduleRequestErasureByFinancing(tx, financing);
  const gone = await removeFinancingOffersFromProposal(tx, sender, financing);
  if (gone === 0) return;
  await addBankStep(tx, financing, {
    title: 'Ofertas retiradas da proposta',
    content: `${gone === 1 ? 'A oferta deste pedido saiu' : `As ${gone} ofertas deste pedido saíram`} da proposta. As digitadas à mão ficam.`,
    provider: financing.provider,
    providerEvent: null,
  });
}

/** Publishes a change of a financing to open browsers of the users who may see the financing. */
export async function publishFinancingChanged(
  tx: Tx,
  sender: Pick<Caller, 'accountId' | 'clientId'>,
  { id, customer_id, user_id }: Pick<Row<'financings'>, 'id' | 'customer_id' | 'user_id'>,
): Promise<void> {
  const seers = await loadCustomerAudience(tx, sender.accountId, [customer_id], user_id);
  await publishEvent(tx, sender, { kind: 'financings-changed', financing: id }, seers);
}

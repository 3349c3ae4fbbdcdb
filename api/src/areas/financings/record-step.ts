import { sql, type Updateable } from 'kysely';
import type { Caller } from '../../platform/access';
import { newId, type Row, type Tx } from '../../platform/database';
import type { FinancingsTable } from '../../platform/database/financing-tables';
import { publish } from '../../platform/events/publish';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { customerAudience } from '../customers/customer-audience';
import { enlivenItemOf } from './enliven-item-of';
import { writeStatus } from './financing-facts';
import { forgetRequestOf } from './forget-request';
import { forgetPapersLater } from './papers/forget-papers';
import { takeOffersBack } from './take-offers-back';

/** A step of a financing, for its own history. */
export interface Step {
  title: string;
  content: string;
}

/** What the bank told, once per event of it. */
export interface BankTold extends Step {
  provider: string;
  /** Null: it was asked. */
  providerEvent: string | null;
}

/** Writes what the bank said; null where that very event was written before. */
export async function addBankStep(
  tx: Tx,
  { account_id, id }: Pick<Row<'financings'>, 'account_id' | 'id'>,
  { title, content, provider, providerEvent }: BankTold,
): Promise<string | null> {
  const added = await tx
    .insertInto('financing_events')
    .values({
      account_id,
      id: newId(),
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
 * Writes what a person did, in the history of the financing and in that of the customer, and on the item that it is for.
 * Answers the id of the step.
 */
export async function addPersonStep(
  tx: Tx,
  caller: Caller,
  financing: Row<'financings'>,
  { title, content }: Step,
): Promise<string> {
  const id = newId();
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
  const actor = await actorOf(tx, caller);
  await writeHistory(tx, caller, actor, {
    customerId: financing.customer_id,
    saleId: await itemOf(tx, financing),
    title,
    content: `Financiamento ${financing.number}${content ? `: ${content}` : '.'}`,
  });
  await enlivenItemOf(tx, caller, financing, `financiamento, por ${actor.firstName}`);
  return id;
}

/** The item that its proposal was made for, whose history tells of it too. */
export async function itemOf(
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

/** Writes columns of a held financing with the badge that follows from them, and tells who has it on screen. */
export async function writeFinancing(
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
  if (written?.state === 'LOST') await endInVain(tx, sender, written);
  await writeStatus(tx, sender.accountId, id);
  await tellFinancing(tx, sender, { id, customer_id, user_id });
}

/** What hangs on a financing that came to nothing: its offers go, and in time what was given for it. */
async function endInVain(
  tx: Tx,
  sender: Pick<Caller, 'accountId' | 'clientId'>,
  financing: Row<'financings'>,
): Promise<void> {
  await forgetPapersLater(tx, financing);
  await forgetRequestOf(tx, financing);
  const gone = await takeOffersBack(tx, sender, financing);
  if (gone === 0) return;
  await addBankStep(tx, financing, {
    title: 'Ofertas retiradas da proposta',
    content: `${gone === 1 ? 'A oferta deste pedido saiu' : `As ${gone} ofertas deste pedido saíram`} da proposta. As digitadas à mão ficam.`,
    provider: financing.provider,
    providerEvent: null,
  });
}

/** Tells open browsers of whoever may see it that a financing is another one now. */
export async function tellFinancing(
  tx: Tx,
  sender: Pick<Caller, 'accountId' | 'clientId'>,
  { id, customer_id, user_id }: Pick<Row<'financings'>, 'id' | 'customer_id' | 'user_id'>,
): Promise<void> {
  const seers = await customerAudience(tx, sender.accountId, [customer_id], user_id);
  await publish(tx, sender, { kind: 'financings-changed', financing: id }, seers);
}

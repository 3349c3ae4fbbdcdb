import { sql } from 'kysely';
import type { Caller } from '../access';
import { generateId, type Tx } from '../database';

/**
 * Person who acts, as the history of a customer stores the person: with the name at that time, even if the
 * user changes it later.
 */
export interface Actor {
  /** Null: no user, but the program itself. */
  userId: string | null;
  name: string;
  email: string;
  /** "Ana" of "Ana Paula Souza": for short texts like "nota de Ana". */
  firstName: string;
}

/** Loads the person behind a call for the history, or the name under which the program itself acts. */
export async function loadActor(tx: Tx, caller: Caller): Promise<Actor> {
  const { voice } = caller;
  if (voice) return { userId: null, name: voice, email: '', firstName: voice };
  const { name, email } = await tx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('account_id', '=', caller.accountId)
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  return { userId: caller.userId, name, email, firstName: name.trim().split(/\s+/)[0] ?? name };
}

/** Entry in the history of a customer, with the item that it is about, if any. */
export interface HistoryLine {
  customerId: string;
  saleId: string | null;
  title: string;
  content: string;
}

/**
 * Adds an entry to the history (audit log) of a customer. Entries are never changed or removed. An actor who
 * is no user has a null `userId`.
 */
export async function addHistoryLine(
  tx: Tx,
  { accountId }: Pick<Caller, 'accountId'>,
  actor: Pick<Actor, 'name' | 'email'> & { userId: string | null },
  { customerId, saleId, title, content }: HistoryLine,
): Promise<void> {
  await tx
    .insertInto('histories')
    .values({
      account_id: accountId,
      id: generateId(),
      customer_id: customerId,
      sale_id: saleId,
      title,
      content,
      user_id: actor.userId,
      user_name: actor.name,
      user_email: actor.email,
    })
    .execute();
}

/** Adds many entries to the histories of customers in one statement. */
export async function addHistoryLines(
  tx: Tx,
  { accountId }: Pick<Caller, 'accountId'>,
  actor: Actor,
  lines: HistoryLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    insert into histories
      (account_id, id, customer_id, sale_id, title, content, user_id, user_name, user_email)
    select ${accountId}, line.*, ${actor.userId}::uuid, ${actor.name}, ${actor.email}
    from unnest(
      ${lines.map(() => generateId())}::uuid[],
      ${lines.map(({ customerId }) => customerId)}::uuid[],
      ${lines.map(({ saleId }) => saleId)}::uuid[],
      ${lines.map(({ title }) => title)}::text[],
      ${lines.map(({ content }) => content)}::text[]
    ) as line (id, customer_id, sale_id, title, content)`.execute(tx);
}

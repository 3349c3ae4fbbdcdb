import { sql } from 'kysely';
import type { Caller } from '../access';
import { newId, type Tx } from '../database';

/** Who acts, as histories keep it: the name of the day, whatever happens to the user later. */
export interface Actor {
  /** Null: no user, but the program itself. */
  userId: string | null;
  name: string;
  email: string;
  /** "Ana" of "Ana Paula Souza": for short texts like "nota de Ana". */
  firstName: string;
}

/** The person behind a call, or the voice in which the program acts. */
export async function actorOf(tx: Tx, caller: Caller): Promise<Actor> {
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

export interface HistoryLine {
  customerId: string;
  saleId: string | null;
  title: string;
  content: string;
}

/** Adds a line to the history of a customer. Lines are never changed nor removed. Who is no user has no `userId`. */
export async function writeHistory(
  tx: Tx,
  { accountId }: Pick<Caller, 'accountId'>,
  actor: Pick<Actor, 'name' | 'email'> & { userId: string | null },
  { customerId, saleId, title, content }: HistoryLine,
): Promise<void> {
  await tx
    .insertInto('histories')
    .values({
      account_id: accountId,
      id: newId(),
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

/** The same for many lines, in one statement. */
export async function writeHistories(
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
      ${lines.map(() => newId())}::uuid[],
      ${lines.map(({ customerId }) => customerId)}::uuid[],
      ${lines.map(({ saleId }) => saleId)}::uuid[],
      ${lines.map(({ title }) => title)}::text[],
      ${lines.map(({ content }) => content)}::text[]
    ) as line (id, customer_id, sale_id, title, content)`.execute(tx);
}

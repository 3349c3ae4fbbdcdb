import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database';

/** Leads that come to the board of an account within an hour; a campaign brings fewer, a flood of made-up phones more. */
const MOST_OF_HOUR = 60;
/** Leads that wait for a look: people look at no more. */
const MOST_SUSPECTS = 500;

/** What speaks against a lead because of how many came before it: nothing is lost, but the board stays usable. */
export async function floodDoubts(tx: Tx, accountId: string): Promise<string[]> {
  const { count } = await tx
    .selectFrom('website_leads')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('state', '=', 'RECEBIDO')
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count >= MOST_OF_HOUR ? [`Mais de ${MOST_OF_HOUR} contatos do site em uma hora.`] : [];
}

/**
 * Keeps those that wait few: what more speaks against goes first, and of equals the newest, so that a flood pushes itself
 * out and not the person who wrote before it.
 */
export async function dropMostDoubtful(tx: Tx, accountId: string): Promise<void> {
  await sql`delete from website_leads where account_id = ${accountId} and id in (
    select id from website_leads where account_id = ${accountId} and state = 'SUSPEITO'
    order by cardinality(doubts), created_at, id offset ${MOST_SUSPECTS}
  )`.execute(tx);
}

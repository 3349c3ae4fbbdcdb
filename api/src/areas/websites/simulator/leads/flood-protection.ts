import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';

/**
 * Maximum number of leads of an account in an hour that are not doubtful. Campaigns bring fewer, floods of invented
 * phones more.
 */
const MAX_LEADS_PER_HOUR = 60;
/** Maximum number of doubtful leads that wait for a decision, which is as many as people look at. */
const MAX_DOUBTFUL_LEADS = 500;

/**
 * Finds a reason to doubt a site lead if the account received too many leads in the last hour. Doubtful leads
 * are saved but kept off the board, which stays usable.
 */
export async function findFloodDoubts(tx: Tx, accountId: string): Promise<string[]> {
  const { count } = await tx
    .selectFrom('website_leads')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('state', '=', 'RECEBIDO')
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count >= MAX_LEADS_PER_HOUR ? [`Mais de ${MAX_LEADS_PER_HOUR} contatos do site em uma hora.`] : [];
}

/**
 * Deletes the doubtful leads of an account above the maximum: leads with the most doubts first, and of those
 * the newest. A flood thereby displaces its own leads instead of earlier ones.
 */
export async function deleteMostDoubtfulLeads(tx: Tx, accountId: string): Promise<void> {
  await sql`delete from website_leads where account_id = ${accountId} and id in (
    select id from website_leads where account_id = ${accountId} and state = 'SUSPEITO'
    order by cardinality(doubts), created_at, id offset ${MAX_DOUBTFUL_LEADS}
  )`.execute(tx);
}

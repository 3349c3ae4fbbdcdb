import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import type { NewLead } from './new-lead';

/** Maximum number of leads in an hour that are not doubtful. Campaigns bring fewer, floods of invented phones more. */
const MAX_LEADS_PER_HOUR = 300;
/** Maximum number of leads of one phone in a day that are not doubtful. */
const MAX_LEADS_PER_PHONE = 5;
/** Maximum number of doubtful leads that are stored, which is as many as people look at. */
const MAX_DOUBTFUL_LEADS = 500;

const LINK = /https?:|www\.|\/\//i;

/** Finds reasons to believe that no person sent a lead, one sentence each; an empty list where there are none. */
export async function findLeadDoubts(tx: Tx, { name, phone, filledHidden }: NewLead): Promise<string[]> {
  const { today, lastHour } = await tx
    .selectFrom('leads')
    .select([
      sql<number>`count(*) filter (where phone = ${phone})::int`.as('today'),
      sql<number>`count(*) filter (where state <> 'HELD' and at > now() - interval '1 hour')::int`.as(
        'lastHour',
      ),
    ])
    .where('at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  const found: [boolean, string][] = [
    [filledHidden, 'Preencheu um campo que pessoas não veem.'],
    [LINK.test(name), 'O nome traz um endereço da internet.'],
    [today >= MAX_LEADS_PER_PHONE, `Mais de ${MAX_LEADS_PER_PHONE} envios do mesmo telefone em um dia.`],
    [lastHour >= MAX_LEADS_PER_HOUR, `Mais de ${MAX_LEADS_PER_HOUR} contatos em uma hora.`],
  ];
  return found.flatMap(([isSo, why]) => (isSo ? [why] : []));
}

/**
 * Deletes the doubtful leads above the maximum: leads with the most doubts first, and of those the newest. A flood thereby
 * displaces its own leads instead of earlier ones.
 */
export async function deleteMostDoubtfulLeads(tx: Tx): Promise<void> {
  await sql`delete from leads where id in (
    select id from leads where state = 'HELD' order by cardinality(doubts), at, id offset ${MAX_DOUBTFUL_LEADS}
  )`.execute(tx);
}

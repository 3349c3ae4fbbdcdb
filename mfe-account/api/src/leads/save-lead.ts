import { generateId, type Tx } from '@girassol/api-platform/database';
import { enqueue } from '@girassol/api-platform/jobs';
import { sql } from 'kysely';
import { deliverLeadJob } from './deliver-lead-job';
import { deleteMostDoubtfulLeads, findLeadDoubts } from './find-lead-doubts';
import type { NewLead } from './new-lead';

interface SaveOptions {
  /** Reason to doubt the lead that is already known. */
  doubt: string | null;
  /** True if an address is configured that leads are sent to. */
  isDelivered: boolean;
}

/**
 * Saves a lead in a transaction of no account, and enqueues its delivery unless it is doubtful. The same lead within ten
 * minutes is one that a browser sent twice, and is not saved again. Locks the phone number until the transaction ends.
 */
export async function saveLead(tx: Tx, lead: NewLead, { doubt, isDelivered }: SaveOptions): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lead ${lead.phone}`}, 0))`.execute(tx);
  if (await isSavedAlready(tx, lead)) return;
  const doubts = [...(await findLeadDoubts(tx, lead)), ...(doubt ? [doubt] : [])];
  const isHeld = doubts.length > 0;
  const id = generateId();
  await tx
    .insertInto('leads')
    .values({ ...toRow(lead), id, doubts, state: isHeld ? 'HELD' : isDelivered ? 'WAITING' : 'STORED' })
    .execute();
  if (isHeld) await deleteMostDoubtfulLeads(tx);
  else if (isDelivered) await enqueue(tx, deliverLeadJob, { accountId: null, payload: { leadId: id } });
}

const toRow = ({
  kind,
  name,
  email,
  phone,
  timeWorking,
  salesTeamStatus,
  src,
  tag,
  parameters,
}: NewLead) => ({
  kind,
  name,
  email,
  phone,
  time_working: timeWorking,
  sales_team_status: salesTeamStatus,
  src,
  tag,
  parameters: JSON.stringify(parameters),
});

async function isSavedAlready(tx: Tx, lead: NewLead): Promise<boolean> {
  const { kind, name, email, time_working, sales_team_status, src, tag, parameters, phone } = toRow(lead);
  const found = await tx
    .selectFrom('leads')
    .select('id')
    .where('phone', '=', phone)
    .where('at', '>', sql<Date>`now() - interval '10 minutes'`)
    .where(
      sql<boolean>`(kind, name, email, time_working, sales_team_status, src, tag, parameters)
        is not distinct from (${kind}, ${name}, ${email}, ${time_working}::text, ${sales_team_status}::text,
          ${src}::text, ${tag}::text, ${parameters}::jsonb)`,
    )
    .executeTakeFirst();
  return found !== undefined;
}

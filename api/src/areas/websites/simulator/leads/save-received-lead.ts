import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import { toPhoneMatchKey } from '@girassol/shared-domain';
import { sql } from 'kysely';
import { estimateSystemForAccount } from '../estimate/estimate-system-for-account';
import { assignLead } from './assign-lead';
import { findLeadDoubts } from './doubts';
import { deleteMostDoubtfulLeads, findFloodDoubts } from './flood-protection';
import { type NewLead, toSimulatedConsumption } from './new-lead';
import { publishLeadsChanged } from './publish-leads-changed';

/** Maximum number of leads of one phone in a day that are not doubtful. */
const MAX_LEADS_PER_PHONE = 3;

/**
 * Saves a lead that a visitor submitted, once per form. A lead without doubts is assigned to a seller; a
 * doubtful lead waits for a decision. `doubt` is a reason to doubt that is already known. Locks the phone
 * number until the transaction ends. Returns NEW, KNOWN if the form was saved before, or ENOUGH if the lead
 * was dropped because a doubtful lead of the same phone already waits.
 */
export async function saveReceivedLead(
  tx: Tx,
  voice: Caller,
  lead: NewLead,
  doubt: string | null,
): Promise<'NEW' | 'KNOWN' | 'ENOUGH'> {
  const { accountId } = voice;
  await lockPhone(tx, accountId, toPhoneMatchKey(lead.phone));
  if (await isSaved(tx, accountId, lead.formToken)) return 'KNOWN';
  const ofToday = await listStatesOfToday(tx, accountId, lead.phone);
  const isTooMuch = ofToday.length >= MAX_LEADS_PER_PHONE;
  // One that waits says what the others would.
  if (isTooMuch && ofToday.includes('SUSPEITO')) return 'ENOUGH';

  const result = await estimateSystemForAccount(tx, accountId, lead.answers);
  const estimate = result.ok ? result.estimate : null;
  const answers = toSimulatedConsumption(lead.answers, estimate?.consumption);
  const doubts = [
    ...findLeadDoubts(lead, answers),
    ...(doubt ? [doubt] : []),
    ...(isTooMuch ? [`Mais de ${MAX_LEADS_PER_PHONE} envios do mesmo telefone em um dia.`] : []),
    ...(await findFloodDoubts(tx, accountId)),
  ];
  const kept = await tx
    .insertInto('website_leads')
    .values({
      account_id: accountId,
      id: generateId(),
      state: doubts.length > 0 ? 'SUSPEITO' : 'RECEBIDO',
      doubts,
      name: lead.name,
      phone: lead.phone,
      answers: JSON.stringify(answers),
      estimate: estimate && JSON.stringify(estimate),
      consent_words: lead.consentWords,
      marketing: lead.marketing,
      source: lead.source,
      seller_id: lead.sellerId,
      form_token: lead.formToken,
    })
    // The same form with another phone may have come at the same moment: its lock is another one.
    .onConflict((conflict) => conflict.columns(['account_id', 'form_token']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!kept) return 'KNOWN';
  if (doubts.length === 0) await assignLead(tx, voice, kept);
  else await deleteMostDoubtfulLeads(tx, accountId);
  await publishLeadsChanged(tx, voice);
  return 'NEW';
}

/** Held until the transaction ends: a person becomes one customer, whatever comes at once. */
async function lockPhone(tx: Tx, accountId: string, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lead ${accountId} ${phone}`}, 0))`.execute(tx);
}

async function isSaved(tx: Tx, accountId: string, formToken: string): Promise<boolean> {
  const found = await tx
    .selectFrom('website_leads')
    .select('id')
    .where('account_id', '=', accountId)
    .where('form_token', '=', formToken)
    .executeTakeFirst();
  return found !== undefined;
}

async function listStatesOfToday(
  tx: Tx,
  accountId: string,
  phone: string,
): Promise<Row<'website_leads'>['state'][]> {
  const found = await tx
    .selectFrom('website_leads')
    .select('state')
    .where('account_id', '=', accountId)
    .where('phone', '=', phone)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .execute();
  return found.map(({ state }) => state);
}

import { sql } from 'kysely';
import type { Caller } from '../../../../platform/access';
import { newId, type Row, type Tx } from '../../../../platform/database';
import { estimateHere } from '../estimate/estimate-here';
import { doubtsOf } from './doubts';
import { dropMostDoubtful, floodDoubts } from './flood';
import { consumptionKnown, type NewLead } from './new-lead';
import { placeLead } from './place-lead';
import { tellLeads } from './tell-leads';

/** Leads of one phone that a day takes without a doubt. */
const MOST_OF_PHONE = 3;

/**
 * Keeps what a visitor sent, once for each form: a good lead comes to the board, a doubtful one waits for a look. Whoever
 * sends the same phone at the same moment waits here. `doubt`: what is already known to speak against it. Answers whether it
 * is new, was kept before, or is one more of a phone of which enough wait.
 */
export async function receiveLead(
  tx: Tx,
  voice: Caller,
  lead: NewLead,
  doubt: string | null,
): Promise<'NEW' | 'KNOWN' | 'ENOUGH'> {
  const { accountId } = voice;
  await lockPhone(tx, accountId, lead.phone);
  if (await isKept(tx, accountId, lead.formToken)) return 'KNOWN';
  const ofToday = await leadsOfToday(tx, accountId, lead.phone);
  const isTooMuch = ofToday.length >= MOST_OF_PHONE;
  // One that waits says what the others would.
  if (isTooMuch && ofToday.includes('SUSPEITO')) return 'ENOUGH';

  const result = await estimateHere(tx, accountId, lead.answers);
  const estimate = result.ok ? result.estimate : null;
  const answers = consumptionKnown(lead.answers, estimate?.consumption);
  const doubts = [
    ...doubtsOf(lead, answers),
    ...(doubt ? [doubt] : []),
    ...(isTooMuch ? [`Mais de ${MOST_OF_PHONE} envios do mesmo telefone em um dia.`] : []),
    ...(await floodDoubts(tx, accountId)),
  ];
  const kept = await tx
    .insertInto('website_leads')
    .values({
      account_id: accountId,
      id: newId(),
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
  if (doubts.length === 0) await placeLead(tx, voice, kept);
  else await dropMostDoubtful(tx, accountId);
  await tellLeads(tx, voice);
  return 'NEW';
}

/** Held until the transaction ends: a person becomes one customer, whatever comes at once. */
async function lockPhone(tx: Tx, accountId: string, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lead ${accountId} ${phone}`}, 0))`.execute(tx);
}

async function isKept(tx: Tx, accountId: string, formToken: string): Promise<boolean> {
  const found = await tx
    .selectFrom('website_leads')
    .select('id')
    .where('account_id', '=', accountId)
    .where('form_token', '=', formToken)
    .executeTakeFirst();
  return found !== undefined;
}

async function leadsOfToday(
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

import type { SiteLead } from '@girassol/shared-domain/contract';
import type { LeadState } from '@girassol/shared-domain/website';
import type { Caller } from '../../../../platform/access';
import type { Row, Tx } from '../../../../platform/database';
import { notFound, Refusal } from '../../../../platform/refusals/refusal';
import { requireWebsite } from '../../website-access';
import { readLead } from './list-leads';
import { placeLead } from './place-lead';
import { tellLeads } from './tell-leads';

interface Which {
  userId: string;
  leadId: string;
}

/** A lead that waited, or was thrown away, is a good one: it comes to the board like any other. */
export async function acceptLead(tx: Tx, caller: Caller, which: Which, voice: Caller): Promise<SiteLead> {
  const lead = await heldLead(tx, caller, which, ['SUSPEITO', 'DESCARTADO']);
  await placeLead(tx, { ...voice, clientId: caller.clientId }, lead);
  await tellLeads(tx, caller);
  return readLead(tx, caller.accountId, lead.id);
}

/** A lead that waited is none. */
export const discardLead = (tx: Tx, caller: Caller, which: Which): Promise<SiteLead> =>
  setState(tx, caller, which, 'SUSPEITO', 'DESCARTADO');

/** What was thrown away waits again. */
export const restoreLead = (tx: Tx, caller: Caller, which: Which): Promise<SiteLead> =>
  setState(tx, caller, which, 'DESCARTADO', 'SUSPEITO');

async function setState(
  tx: Tx,
  caller: Caller,
  which: Which,
  from: LeadState,
  to: LeadState,
): Promise<SiteLead> {
  const { id } = await heldLead(tx, caller, which, [from]);
  await tx
    .updateTable('website_leads')
    .set({ state: to })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', id)
    .execute();
  await tellLeads(tx, caller);
  return readLead(tx, caller.accountId, id);
}

/** The lead while nobody else decides about it; refused where somebody has. */
async function heldLead(
  tx: Tx,
  caller: Caller,
  { userId, leadId }: Which,
  from: LeadState[],
): Promise<Row<'website_leads'>> {
  await requireWebsite(tx, caller, userId);
  const lead = await tx
    .selectFrom('website_leads')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('id', '=', leadId)
    .forUpdate()
    .executeTakeFirst();
  if (!lead) throw notFound('Este contato não existe mais.');
  if (!from.includes(lead.state))
    throw new Refusal(409, 'Alguém já decidiu sobre este contato. Veja a lista.');
  return lead;
}

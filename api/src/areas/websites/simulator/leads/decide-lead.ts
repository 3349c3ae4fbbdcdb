import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { SiteLead } from '@girassol/shared-domain/contract';
import type { SiteLeadState } from '@girassol/shared-domain/website';
import { requireWebsiteAccess } from '../../website-access';
import { assignLead } from './assign-lead';
import { loadLead } from './list-leads';
import { publishLeadsChanged } from './publish-leads-changed';

interface LeadAddress {
  userId: string;
  leadId: string;
}

/** Accepts a doubtful or discarded lead of the site and adds it to the board of leads. */
export async function acceptLead(
  tx: Tx,
  caller: Caller,
  which: LeadAddress,
  voice: Caller,
): Promise<SiteLead> {
  const lead = await lockLeadInState(tx, caller, which, ['SUSPEITO', 'DESCARTADO']);
  await assignLead(tx, { ...voice, clientId: caller.clientId }, lead);
  await publishLeadsChanged(tx, caller);
  return loadLead(tx, caller.accountId, lead.id);
}

/** Discards a doubtful lead. */
export const discardLead = (tx: Tx, caller: Caller, which: LeadAddress): Promise<SiteLead> =>
  setState(tx, caller, which, 'SUSPEITO', 'DESCARTADO');

/** Restores a discarded lead as doubtful. */
export const restoreLead = (tx: Tx, caller: Caller, which: LeadAddress): Promise<SiteLead> =>
  setState(tx, caller, which, 'DESCARTADO', 'SUSPEITO');

async function setState(
  tx: Tx,
  caller: Caller,
  which: LeadAddress,
  from: SiteLeadState,
  to: SiteLeadState,
): Promise<SiteLead> {
  const { id } = await lockLeadInState(tx, caller, which, [from]);
  await tx
    .updateTable('website_leads')
    .set({ state: to })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', id)
    .execute();
  await publishLeadsChanged(tx, caller);
  return loadLead(tx, caller.accountId, id);
}

/** The lead while nobody else decides about it; refused where somebody has. */
async function lockLeadInState(
  tx: Tx,
  caller: Caller,
  { userId, leadId }: LeadAddress,
  from: SiteLeadState[],
): Promise<Row<'website_leads'>> {
  await requireWebsiteAccess(tx, caller, userId);
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

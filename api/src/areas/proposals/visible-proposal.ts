import { type Caller, visibleOwners } from '../../platform/access';
import { requireProposals } from '../../platform/access/require-proposals';
import type { Row, Tx } from '../../platform/database';
import { notFound } from '../../platform/refusals/refusal';
import { maySeeCustomer } from '../customers/visible-customer';
import { isProposalId } from './proposal-ids';

/**
 * The proposal with this id or frontId, if it exists and the caller may see it: an own one, one of a led team, or one of
 * a customer that the caller may see. What may not be seen is as absent. One about to be written is held (`forUpdate`).
 */
export async function visibleProposal(
  tx: Tx,
  caller: Caller,
  reference: string,
  { forUpdate = false } = {},
): Promise<Row<'proposals'>> {
  requireProposals(caller);
  const found = await tx
    .selectFrom('proposals')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where(isProposalId(reference) ? 'id' : 'front_id', '=', reference)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!found || !(await maySee(tx, caller, found))) throw notFound('Esta proposta não existe mais.');
  return found;
}

async function maySee(tx: Tx, caller: Caller, proposal: Row<'proposals'>): Promise<boolean> {
  const owners = await visibleOwners(tx, caller, 'salesManager');
  if (owners === null || owners.includes(proposal.user_id)) return true;
  const customer = await tx
    .selectFrom('customers')
    .select(['id', 'owner_id'])
    .where('account_id', '=', caller.accountId)
    .where('id', '=', proposal.customer_id)
    .executeTakeFirst();
  return customer !== undefined && maySeeCustomer(tx, caller, customer);
}

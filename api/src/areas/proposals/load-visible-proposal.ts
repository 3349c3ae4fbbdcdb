import { type Caller, listVisibleOwnerIds } from '@girassol/api-platform/access';
import { requireProposalAccess } from '@girassol/api-platform/access/require-proposals';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import { canSeeCustomer } from '../customers/load-visible-customer';
import { isProposalId } from './proposal-ids';

/**
 * Loads a proposal by its id or frontId. The caller may see their own proposals, those of users in a team
 * that they lead, and those of customers that they may see. With `forUpdate`, locks the proposal until the
 * transaction ends. Throws 404 if it does not exist or is not visible.
 */
export async function loadVisibleProposal(
  tx: Tx,
  caller: Caller,
  reference: string,
  { forUpdate = false } = {},
): Promise<Row<'proposals'>> {
  requireProposalAccess(caller);
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
  const owners = await listVisibleOwnerIds(tx, caller, 'salesManager');
  if (owners === null || owners.includes(proposal.user_id)) return true;
  const customer = await tx
    .selectFrom('customers')
    .select(['id', 'owner_id'])
    .where('account_id', '=', caller.accountId)
    .where('id', '=', proposal.customer_id)
    .executeTakeFirst();
  return customer !== undefined && canSeeCustomer(tx, caller, customer);
}

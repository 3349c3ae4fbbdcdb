import { type Caller, listVisibleOwnerIds } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import { canSeeCustomer } from '../customers/load-visible-customer';
import { requireFinancingAccess } from './require-financing-access';

/**
 * Loads a financing that the caller may see: one requested by the caller or by a member of a team that the
 * caller leads, or one of a customer that the caller may see. Throws 404 for any other financing. With
 * `forUpdate` the row is locked until the transaction ends.
 */
export async function loadVisibleFinancing(
  tx: Tx,
  caller: Caller,
  fid: string,
  { forUpdate = false } = {},
): Promise<Row<'financings'>> {
  requireFinancingAccess(caller);
  const found = await tx
    .selectFrom('financings')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('id', '=', fid)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!found || !(await maySee(tx, caller, found))) throw notFound('Este financiamento não existe mais.');
  return found;
}

async function maySee(tx: Tx, caller: Caller, financing: Row<'financings'>): Promise<boolean> {
  const owners = await listVisibleOwnerIds(tx, caller, 'salesManager');
  if (owners === null || owners.includes(financing.user_id)) return true;
  const customer = await tx
    .selectFrom('customers')
    .select(['id', 'owner_id'])
    .where('account_id', '=', caller.accountId)
    .where('id', '=', financing.customer_id)
    .executeTakeFirst();
  return customer !== undefined && canSeeCustomer(tx, caller, customer);
}

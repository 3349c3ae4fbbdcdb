import { type Caller, visibleOwners } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { notFound } from '../../platform/refusals/refusal';
import { maySeeCustomer } from '../customers/visible-customer';
import { requireFinancing } from './require-financing';

/**
 * The financing, if it exists and the caller may see it: one they asked for, one of a led team, or one of a customer that
 * they may see. What may not be seen is as absent. One about to be written is held (`forUpdate`).
 */
export async function visibleFinancing(
  tx: Tx,
  caller: Caller,
  fid: string,
  { forUpdate = false } = {},
): Promise<Row<'financings'>> {
  requireFinancing(caller);
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
  const owners = await visibleOwners(tx, caller, 'salesManager');
  if (owners === null || owners.includes(financing.user_id)) return true;
  const customer = await tx
    .selectFrom('customers')
    .select(['id', 'owner_id'])
    .where('account_id', '=', caller.accountId)
    .where('id', '=', financing.customer_id)
    .executeTakeFirst();
  return customer !== undefined && maySeeCustomer(tx, caller, customer);
}

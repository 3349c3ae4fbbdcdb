import { boardKinds, boards, can, isEnterprise } from '@girassol/shared-domain';
import { sql } from 'kysely';
import { type Caller, visibleOwners } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { notFound } from '../../platform/refusals/refusal';

/**
 * The customer, if it exists and the caller may see it: an own one, one of a led team, or one with an item that the
 * caller may see. What may not be seen is as absent. One about to be written is held (`forUpdate`).
 */
export async function visibleCustomer(
  tx: Tx,
  caller: Caller,
  customerId: string,
  { forUpdate = false } = {},
): Promise<Row<'customers'>> {
  const customer = await tx
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('id', '=', customerId)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!customer || !(await maySeeCustomer(tx, caller, customer)))
    throw notFound('Este cliente não existe mais.');
  return customer;
}

/** May the caller see this customer? */
export async function maySeeCustomer(
  tx: Tx,
  caller: Caller,
  customer: Pick<Row<'customers'>, 'id' | 'owner_id'>,
): Promise<boolean> {
  const owners = await visibleOwners(tx, caller, 'salesManager');
  if (owners === null || owners.includes(customer.owner_id)) return true;

  const managed = isEnterprise(caller.session)
    ? boardKinds.filter((kind) => can(caller, boards[kind].managerPermission))
    : [];
  const item = await sql`
    select from sales
    where account_id = ${caller.accountId} and customer_id = ${customer.id}
      and (owner_id = any(${owners}::uuid[]) or co_owner_ids && ${owners}::uuid[] or type = any(${managed}::text[]))
    limit 1`.execute(tx);
  return item.rows.length > 0;
}

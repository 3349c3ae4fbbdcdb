import { type Caller, listVisibleOwnerIds } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import { boardDescriptions, boardKinds, can, isEnterprisePlan } from '@girassol/shared-domain';
import { sql } from 'kysely';

/**
 * Loads a customer that the caller may see: one that the caller or a member of a team that the caller leads
 * owns, or one with an item that the caller may see. Refuses (404) any other customer, as if it were missing.
 * With `forUpdate` the row is locked for a change.
 */
export async function loadVisibleCustomer(
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
  if (!customer || !(await canSeeCustomer(tx, caller, customer)))
    throw notFound('Este cliente não existe mais.');
  return customer;
}

/** Checks whether the caller may see a customer. */
export async function canSeeCustomer(
  tx: Tx,
  caller: Caller,
  customer: Pick<Row<'customers'>, 'id' | 'owner_id'>,
): Promise<boolean> {
  const owners = await listVisibleOwnerIds(tx, caller, 'salesManager');
  if (owners === null || owners.includes(customer.owner_id)) return true;

  const managed = isEnterprisePlan(caller.session)
    ? boardKinds.filter((kind) => can(caller, boardDescriptions[kind].managerPermission))
    : [];
  const item = await sql`
    select from sales
    where account_id = ${caller.accountId} and customer_id = ${customer.id}
      and (owner_id = any(${owners}::uuid[]) or co_owner_ids && ${owners}::uuid[] or type = any(${managed}::text[]))
    limit 1`.execute(tx);
  return item.rows.length > 0;
}

import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';

/**
 * Returns the id of the customer into whom a customer was merged, also over several merges; the given id if there is no such
 * merge. For writes that waited for a signal while somebody else merged the customers. Checks no rights.
 */
export async function findRemainingCustomerId(
  tx: Tx,
  { accountId }: Pick<Caller, 'accountId'>,
  customerId: string,
): Promise<string> {
  const remaining = await tx
    .selectFrom('customers')
    .select('id')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`merged_ids <> '{}'`)
    .where(sql<boolean>`merged_ids @> array[${customerId}::uuid]`)
    .executeTakeFirst();
  return remaining?.id ?? customerId;
}

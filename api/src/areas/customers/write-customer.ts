import type { NewRow, Row, Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';

/**
 * Updates columns of a row of `customers`, increments its version, and sets its last editor. The transaction
 * must hold the lock on the customer. `userId` is null for a change that nobody of the account made.
 */
export function updateCustomerRow(
  tx: Tx,
  { accountId, userId }: { accountId: string; userId: string | null },
  customerId: string,
  columns: Partial<NewRow<'customers'>>,
): Promise<Row<'customers'>> {
  return tx
    .updateTable('customers')
    .set({
      ...columns,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
      updated_by: userId,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', customerId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

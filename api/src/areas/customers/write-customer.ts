import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { NewRow, Row, Tx } from '../../platform/database';

/** Writes columns of a customer, as a new version by this caller; nothing else may have changed it meanwhile. */
export function writeCustomer(
  tx: Tx,
  { accountId, userId }: Caller,
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

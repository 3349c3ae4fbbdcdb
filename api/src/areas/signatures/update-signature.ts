import type { Row, Tx } from '@girassol/api-platform/database';
import type { SignaturesTable } from '@girassol/api-platform/database/contract-tables';
import { sql, type Updateable } from 'kysely';

/** Updates columns of a locked signature as its next version. Returns the updated row. */
export const updateSignature = (
  tx: Tx,
  { account_id, id }: Pick<Row<'signatures'>, 'account_id' | 'id'>,
  columns: Updateable<SignaturesTable> = {},
): Promise<Row<'signatures'>> =>
  tx
    .updateTable('signatures')
    .set({ ...columns, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

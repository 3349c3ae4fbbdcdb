import { sql, type Updateable } from 'kysely';
import type { Row, Tx } from '../../platform/database';
import type { SignaturesTable } from '../../platform/database/contract-tables';

/** Writes columns of a signature that is held, as its next version. Answers it as it is now. */
export const writeSignature = (
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

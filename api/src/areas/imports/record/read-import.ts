import type { Row, Tx } from '../../../platform/database';

/** An import of an account; undefined where it is gone. With `holds` until the end of the transaction. */
export const readImport = (
  tx: Tx,
  accountId: string | null,
  importId: string,
  { holds = false } = {},
): Promise<Row<'imports'> | undefined> =>
  tx
    .selectFrom('imports')
    .selectAll()
    .where('account_id', '=', accountId ?? '')
    .where('id', '=', importId)
    .$if(holds, (query) => query.forUpdate())
    .executeTakeFirst();

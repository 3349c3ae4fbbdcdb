import type { Row, Tx } from '@girassol/api-platform/database';

/**
 * Finds the row of an import of an account. Returns undefined if there is none. With `holds` the row is
 * locked until the transaction ends.
 */
export const findImport = (
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

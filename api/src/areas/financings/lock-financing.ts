import type { Row, Tx } from '@girassol/api-platform/database';

/**
 * Loads the row of a financing and locks it until the transaction ends. Returns undefined if there is none.
 * Does not check whether the caller may see the financing.
 */
export const lockFinancing = (
  tx: Tx,
  accountId: string,
  id: string,
): Promise<Row<'financings'> | undefined> =>
  tx
    .selectFrom('financings')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

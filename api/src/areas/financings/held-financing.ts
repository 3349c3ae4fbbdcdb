import type { Row, Tx } from '../../platform/database';

/** The financing, kept from other writers; undefined where it is gone. Who may see it is not asked. */
export const heldFinancing = (
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

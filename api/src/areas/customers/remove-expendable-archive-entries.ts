import type { Row, Tx } from '@girassol/api-platform/database';
import { type RawBuilder, sql } from 'kysely';

type Customer = Pick<Row<'customers'>, 'account_id' | 'id'>;

/**
 * Returns the statements that delete the rows of deleted files and empty folders of a customer's archive, in order. Each
 * returns the deleted rows as `row`.
 */
export const getExpendableArchiveDeletions = ({
  account_id,
  id,
}: Customer): { table: string; deletion: RawBuilder<unknown> }[] => [
  {
    table: 'archive_files',
    deletion: sql`
      delete from archive_files file using archive_folders folder
      where file.account_id = ${account_id} and file.customer_id = ${id}
        and folder.account_id = file.account_id and folder.id = file.folder_id
        and (file.deleted_at is not null or folder.deleted_at is not null)
      returning to_jsonb(file) as row`,
  },
  {
    table: 'archive_folders',
    deletion: sql`
      delete from archive_folders folder
      where account_id = ${account_id} and customer_id = ${id} and not exists (
        select from archive_files file where file.account_id = ${account_id} and file.folder_id = folder.id)
      returning to_jsonb(folder) as row`,
  },
];

/**
 * Deletes the rows of deleted files and empty folders of a customer's archive, before the customer is
 * deleted; remaining rows prevent the deletion of the customer. Contents of deleted files are deleted
 * separately.
 */
export async function removeExpendableArchiveEntries(tx: Tx, customer: Customer): Promise<void> {
  for (const { deletion } of getExpendableArchiveDeletions(customer)) await deletion.execute(tx);
}

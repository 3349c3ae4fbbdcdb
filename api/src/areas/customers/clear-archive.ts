import { sql } from 'kysely';
import type { Row, Tx } from '../../platform/database';

/**
 * Takes out of an archive what nobody misses: entries that were deleted (their contents end by themselves) and folders
 * with nothing in them. For a customer that is about to go: what is left then is worth keeping.
 */
export async function clearArchive(
  tx: Tx,
  { account_id, id }: Pick<Row<'customers'>, 'account_id' | 'id'>,
): Promise<void> {
  await sql`
    delete from archive_files file using archive_folders folder
    where file.account_id = ${account_id} and file.customer_id = ${id}
      and folder.account_id = file.account_id and folder.id = file.folder_id
      and (file.deleted_at is not null or folder.deleted_at is not null)`.execute(tx);
  await sql`
    delete from archive_folders folder
    where account_id = ${account_id} and customer_id = ${id} and not exists (
      select from archive_files file where file.account_id = ${account_id} and file.folder_id = folder.id)`.execute(
    tx,
  );
}

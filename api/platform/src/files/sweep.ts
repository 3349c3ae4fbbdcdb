import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database';
import { registerCleaning } from '../jobs';
import type { FileStore } from './file-store';

const cleaning = {
  kind: 'files.sweep',
  title: 'Apagar arquivos cujo prazo acabou',
  everySeconds: 15 * 60,
};

interface SweepOptions {
  database: Database;
  store: FileStore;
}

/** Registers the job that deletes expired files every quarter of an hour, in one process at a time. */
export function registerExpiredFileDeletion(app: FastifyInstance): void {
  registerCleaning(app, cleaning, () =>
    deleteExpiredFiles({ database: app.database, store: app.files.store }),
  );
}

/**
 * Deletes aborted uploads, and deleted files that can no longer be restored. Deletes contents before the row,
 * so that the next run finds a file whose deletion failed halfway. Returns the number of files.
 */
export async function deleteExpiredFiles({ database, store }: SweepOptions): Promise<number> {
  const over = sql<{ account_id: string; id: string }>`select account_id, id from files_to_sweep()`;
  const files = await database.lookUp(over);
  for (const { account_id: accountId, id } of files) await deleteFileNow({ database, store }, accountId, id);
  return files.length;
}

/** Deletes one stored file at once: contents, row, rows that refer to the file, and its preview. */
export async function deleteFileNow(
  { database, store }: SweepOptions,
  accountId: string,
  id: string,
): Promise<void> {
  const previews = await database.asAccount({ accountId }, (tx) =>
    tx
      .selectFrom('stored_files')
      .select('id')
      .where('account_id', '=', accountId)
      .where('preview_of', '=', id)
      .execute(),
  );
  for (const key of [...previews.map((preview) => preview.id), id]) await store.delete(key);
  await database.asAccount({ accountId }, (tx) =>
    tx.deleteFrom('stored_files').where('account_id', '=', accountId).where('id', '=', id).execute(),
  );
}

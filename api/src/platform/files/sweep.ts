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

/** Removes the files whose time is over, now and then, in one of all processes. */
export function keepSweeping(app: FastifyInstance): void {
  registerCleaning(app, cleaning, () => sweepFiles({ database: app.database, store: app.files.store }));
}

/**
 * Removes uploads that were cut in the middle and files deleted longer ago than they can be brought back. First the
 * contents, then the row: what fails in between is found again. Answers how many.
 */
export async function sweepFiles({ database, store }: SweepOptions): Promise<number> {
  const over = sql<{ account_id: string; id: string }>`select account_id, id from files_to_sweep()`;
  const files = await database.lookUp(over);
  for (const { account_id: accountId, id } of files) await removeFile({ database, store }, accountId, id);
  return files.length;
}

/** Removes one file at once: its contents, its row, what refers to it, and its preview. */
export async function removeFile(
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

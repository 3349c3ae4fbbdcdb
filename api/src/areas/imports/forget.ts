import { isImportAtWork, UNDO_DAYS } from '@girassol/shared-domain/imports';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database';
import { dropFiles } from '../../platform/files';
import { registerCleaning } from '../../platform/jobs';

/** Days after which a draft that nobody went on with is thrown away. */
const DRAFT_DAYS = 7;
/** Imports of one look. */
const AT_ONCE = 100;

/**
 * Forgets what imports keep of people once they can no longer be taken back: files, cells, what they were before. Counts
 * stay (LGPD, art. 16). Drafts go as a whole.
 */
export function registerForgetting(app: FastifyInstance): void {
  registerCleaning(
    app,
    { kind: 'imports.forget', title: 'Esquecer planilhas importadas', everySeconds: 3_600 },
    () => forgetImports(app.database),
  );
}

/** The same at once. */
export async function forgetImports(database: FastifyInstance['database']): Promise<void> {
  for (;;) {
    const old = await database.lookUp(
      sql<{
        account_id: string;
        id: string;
      }>`select * from imports_to_forget(${UNDO_DAYS}, ${DRAFT_DAYS}, ${AT_ONCE})`,
    );
    for (const { account_id, id } of old)
      await database.asAccount({ accountId: account_id }, (tx) => forgetImport(tx, account_id, id));
    if (old.length < AT_ONCE) return;
  }
}

async function forgetImport(tx: Tx, accountId: string, id: string): Promise<void> {
  const row = await tx
    .selectFrom('imports')
    .select(['state', 'started_at', 'file_id'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  // Somebody may go on with it in this very moment.
  if (!row || isImportAtWork(row.state)) return;
  for (const table of ['import_rows', 'import_fills'] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).where('import_id', '=', id).execute();
  if (row.started_at === null)
    await tx.deleteFrom('imports').where('account_id', '=', accountId).where('id', '=', id).execute();
  else
    await tx
      .updateTable('imports')
      .set({ forgotten_at: sql<Date>`now()`, file_id: null, columns: null, undo_until: null })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
  if (row.file_id) await dropFiles(tx, accountId, [row.file_id]);
}

import type { Tx } from '@girassol/api-platform/database';
import { scheduleFileDeletion } from '@girassol/api-platform/files';
import { registerCleaning } from '@girassol/api-platform/jobs';
import { isImportActive } from '@girassol/shared-domain/imports';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { IMPORT_DRAFT_RETENTION_DAYS, IMPORT_UNDO_DAYS } from './retention';

/** Imports of one look. */
const AT_ONCE = 100;

/**
 * Registers the cleaning job that erases the personal data of imports that can no longer be undone: files,
 * cells and former values (LGPD, art. 16). Counts of such imports are retained; old drafts are deleted.
 */
export function registerImportErasure(app: FastifyInstance): void {
  registerCleaning(
    app,
    { kind: 'imports.forget', title: 'Esquecer planilhas importadas', everySeconds: 3_600 },
    () => eraseOldImports(app.database),
  );
}

/** Erases the personal data of all imports that can no longer be undone, and deletes old drafts. */
export async function eraseOldImports(database: FastifyInstance['database']): Promise<void> {
  for (;;) {
    const old = await database.lookUp(
      sql<{
        account_id: string;
        id: string;
      }>`select * from imports_to_forget(${IMPORT_UNDO_DAYS}, ${IMPORT_DRAFT_RETENTION_DAYS}, ${AT_ONCE})`,
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
  if (!row || isImportActive(row.state)) return;
  for (const table of ['import_rows', 'import_fills'] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).where('import_id', '=', id).execute();
  if (row.started_at === null)
    await tx.deleteFrom('imports').where('account_id', '=', accountId).where('id', '=', id).execute();
  else
    await tx
      .updateTable('imports')
      .set({ forgotten_at: sql<Date>`now()`, file_id: null, columns: null, header: null, undo_until: null })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
  if (row.file_id) await scheduleFileDeletion(tx, accountId, [row.file_id]);
}

import type { Row, Tx } from '@girassol/api-platform/database';
import type { FindModuleExport } from '@girassol/api-platform/exports';
import type { StoredFile } from '@girassol/api-platform/files';
import { saveReservedFile } from '@girassol/api-platform/files/stored-files';
import { notify } from '@girassol/api-platform/notifications';
import { DAY_MS } from '@girassol/shared-domain';
import { sql } from 'kysely';
import { publishExportChanged } from './publish-export-changed';
import { getExportTitle } from './resolve-export';
import { EXPORT_RETENTION_DAYS } from './retention';

/**
 * Duration in milliseconds after which the end of an export also sends a notification. Shorter exports are only shown
 * on the open page.
 */
const NOTIFY_AFTER_MS = 15_000;

/**
 * Marks an export as done and saves its file for a limited number of days, after which the cleaning job
 * deletes the file. Notifies the user who requested the export if it took more than 15 seconds.
 */
export async function completeExport(
  tx: Tx,
  findModuleExport: FindModuleExport,
  row: Row<'exports'>,
  { file, rows }: { file: StoredFile; rows: number },
): Promise<Row<'exports'>> {
  const expires = new Date(Date.now() + EXPORT_RETENTION_DAYS * DAY_MS);
  await saveReservedFile(tx, row.account_id, file);
  await tx
    .updateTable('stored_files')
    .set({ delete_after: expires })
    .where('account_id', '=', row.account_id)
    .where('id', '=', file.id)
    .execute();
  const ended = await tx
    .updateTable('exports')
    .set({
      state: 'DONE',
      row_count: rows,
      done: rows,
      total: rows,
      file_id: file.id,
      file_size: file.size,
      problem: null,
      ended_at: sql<Date>`clock_timestamp()`,
      expires_at: expires,
    })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await publishExportChanged(tx, row);
  if (Date.now() - row.registered_at.getTime() > NOTIFY_AFTER_MS)
    await notifyExportEnded(tx, row, { title: getExportTitle(findModuleExport, row), rows, problem: null });
  return ended;
}

const UNKNOWN = 'O arquivo não pôde ser escrito. Tente de novo; se acontecer outra vez, fale com o suporte.';

/**
 * Marks a queued or running export as failed or cancelled. Notifies the user who requested the export of a
 * failure. Does nothing if the export has already ended.
 */
export async function endExportWithoutFile(
  tx: Tx,
  findModuleExport: FindModuleExport,
  exportId: string,
  why: 'FAILED' | 'CANCELLED',
): Promise<void> {
  const row = await tx
    .updateTable('exports')
    .set({
      state: why,
      ended_at: sql<Date>`clock_timestamp()`,
      ...(why === 'FAILED' && { problem: sql<string>`coalesce(problem, ${UNKNOWN})` }),
    })
    .where('id', '=', exportId)
    .where('state', 'in', ['QUEUED', 'WRITING'])
    .returningAll()
    .executeTakeFirst();
  if (!row) return;
  await publishExportChanged(tx, row);
  if (why === 'FAILED')
    await notifyExportEnded(tx, row, {
      title: getExportTitle(findModuleExport, row),
      rows: 0,
      problem: row.problem,
    });
}

const notifyExportEnded = (
  tx: Tx,
  row: Row<'exports'>,
  facts: { title: string; rows: number; problem: string | null },
): Promise<void> =>
  notify(tx, {
    accountId: row.account_id,
    kind: 'export-ended',
    people: [row.user_id],
    by: null,
    facts: { exportId: row.id, ...facts },
  });

import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import type { FileServices } from '@girassol/api-platform/files';
import { notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import { isExportActive } from '@girassol/shared-domain/exports';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { loadVisibleExport } from './load-exports';
import { requireAllowedExportColumns } from './require-allowed-export-columns';
import { resolveStoredExport } from './resolve-export';

/**
 * Returns a link, valid for minutes, to the file of an export, and records who opened the file, when and with
 * how many rows. Throws 403 unless the caller requested the export and still has the rights for it, or is the
 * manager of the account, because other users might see fewer records.
 */
export async function openExportFile(
  tx: Tx,
  caller: Caller,
  { files, findModuleExport }: Pick<FastifyInstance, 'files' | 'findModuleExport'>,
  exportId: string,
): Promise<string> {
  const row = await loadVisibleExport(tx, caller, exportId, { forUpdate: true });
  if (row.user_id !== caller.userId && caller.session.type !== 'MANAGER')
    throw notAllowed('Somente quem pediu esta exportação pode abrir o arquivo.');
  await requireAllowedExportColumns(tx, caller, resolveStoredExport(findModuleExport, row), row.columns);
  return createExportLink(tx, caller, files, row);
}

/**
 * Creates a link to the file of an export, and records in `export_openings` that the caller opened the file.
 * Throws 409 if the export is not done, and 410 if its file has expired.
 */
export async function createExportLink(
  tx: Tx,
  caller: Caller,
  files: FileServices,
  row: Row<'exports'>,
): Promise<string> {
  if (row.state !== 'DONE')
    throw new Refusal(
      409,
      isExportActive(row.state)
        ? 'O arquivo ainda está sendo escrito.'
        : 'Esta exportação terminou sem arquivo. Exporte de novo.',
    );
  if (!row.file_id || !row.expires_at || row.expires_at.getTime() <= Date.now())
    throw new Refusal(410, 'O prazo deste arquivo acabou. Exporte de novo.');
  await tx
    .updateTable('exports')
    .set({ opened: sql<number>`opened + 1` })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
  await tx
    .insertInto('export_openings')
    .values({
      account_id: row.account_id,
      id: generateId(),
      export_id: row.id,
      user_id: caller.userId,
      row_count: row.row_count ?? 0,
    })
    .execute();
  return files.links.linkTo(tx, { accountId: row.account_id, fileId: row.file_id, name: row.file_name });
}

import { isExportAtWork } from '@girassol/shared-domain/exports';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import { newId, type Row, type Tx } from '../../platform/database';
import type { Files } from '../../platform/files';
import { notAllowed, Refusal } from '../../platform/refusals/refusal';
import { visibleExport } from './read-exports';
import { requireExport } from './require-export';
import { wishOf } from './wish';

/**
 * A link to the file of an export, good for minutes; who opened it, when, and how many rows it had is kept. Only for whoever
 * asked for it, as long as they may export it, and the manager of the account: others may see less of it.
 */
export async function openExport(tx: Tx, caller: Caller, files: Files, exportId: string): Promise<string> {
  const row = await visibleExport(tx, caller, exportId, { forUpdate: true });
  if (row.user_id !== caller.userId && caller.session.type !== 'MANAGER')
    throw notAllowed('Somente quem pediu esta exportação pode abrir o arquivo.');
  await requireExport(tx, caller, wishOf(row), row.columns);
  return linkTo(tx, caller, files, row);
}

/** The same for an export that the caller just made. */
export async function linkTo(tx: Tx, caller: Caller, files: Files, row: Row<'exports'>): Promise<string> {
  if (row.state !== 'DONE')
    throw new Refusal(
      409,
      isExportAtWork(row.state)
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
      id: newId(),
      export_id: row.id,
      user_id: caller.userId,
      row_count: row.row_count ?? 0,
    })
    .execute();
  return files.links.linkTo(tx, { accountId: row.account_id, fileId: row.file_id, name: row.file_name });
}

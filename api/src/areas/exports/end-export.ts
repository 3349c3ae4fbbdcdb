import { EXPORT_DAYS, exportTitle } from '@girassol/shared-domain/exports';
import { sql } from 'kysely';
import type { Row, Tx } from '../../platform/database';
import type { StoredFile } from '../../platform/files';
import { keepFile } from '../../platform/files/stored-files';
import { notify } from '../../platform/notifications';
import { tellOfExport } from './tell-of-export';

/** Who still looks at the page hears of it there: longer ones are told besides. */
const TOLD_AFTER_MS = 15_000;

/** The file of an export belongs to the account for some days; the sweep ends it then. */
export async function endWithFile(
  tx: Tx,
  row: Row<'exports'>,
  { file, rows }: { file: StoredFile; rows: number },
): Promise<Row<'exports'>> {
  const expires = new Date(Date.now() + EXPORT_DAYS * 86_400_000);
  await keepFile(tx, row.account_id, file);
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
  await tellOfExport(tx, row);
  if (Date.now() - row.registered_at.getTime() > TOLD_AFTER_MS) await tellInWords(tx, row, rows, null);
  return ended;
}

const UNKNOWN = 'O arquivo não pôde ser escrito. Tente de novo; se acontecer outra vez, fale com o suporte.';

/** It ended without a file: it failed, or was cancelled. */
export async function endWithout(tx: Tx, exportId: string, why: 'FAILED' | 'CANCELLED'): Promise<void> {
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
  await tellOfExport(tx, row);
  if (why === 'FAILED') await tellInWords(tx, row, 0, row.problem);
}

const tellInWords = (tx: Tx, row: Row<'exports'>, rows: number, problem: string | null): Promise<void> =>
  notify(tx, {
    accountId: row.account_id,
    kind: 'export-ended',
    people: [row.user_id],
    by: null,
    facts: { exportId: row.id, title: exportTitle(row.kind, row.board), rows, problem },
  });

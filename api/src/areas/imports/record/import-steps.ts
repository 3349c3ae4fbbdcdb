import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { scheduleFileDeletion } from '@girassol/api-platform/files';
import { enqueue } from '@girassol/api-platform/jobs';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { isImportActive } from '@girassol/shared-domain/imports';
import { undoImportJob, writeImportJob } from '../write/import-jobs';
import { requireNoRunningFill } from './filling';
import { lockAllowedImport, lockVisibleImport } from './import-access';
import { countImportRows } from './import-counts';
import { updateImport, updateImportAsNewVersion } from './update-import';

/** Above every line of a file. */
const PAST_THE_END = 2_000_000_000;

/**
 * Starts writing the ready rows of an import: all ready rows after the check, or rows that were corrected
 * after the import had ended.
 */
export async function startImport(tx: Tx, caller: Caller, importId: string): Promise<Row<'imports'>> {
  const row = await lockAllowedImport(tx, caller, importId);
  if (row.state === 'QUEUED' || row.state === 'WRITING') return row;
  if (row.state !== 'CHECKED' && row.state !== 'DONE')
    throw new Refusal(409, 'Confira a planilha antes de importar.');
  return begin(tx, row);
}

/** Resumes an import that was paused or failed. */
export async function resumeImport(tx: Tx, caller: Caller, importId: string): Promise<Row<'imports'>> {
  const row = await lockAllowedImport(tx, caller, importId);
  if (row.state === 'QUEUED' || row.state === 'WRITING') return row;
  if (row.state !== 'PAUSED' && row.state !== 'FAILED')
    throw new Refusal(409, 'Esta importação não está parada.');
  return begin(tx, row);
}

async function begin(tx: Tx, row: Row<'imports'>): Promise<Row<'imports'>> {
  requireNoRunningFill(row);
  const counts = await countImportRows(tx, row);
  if (counts.ready === 0) throw new Refusal(409, 'Não há linhas prontas para importar.');
  const queued = await updateImportAsNewVersion(tx, row, {
    state: 'QUEUED',
    ...{ cursor: 0, done: 0, problem: null, ended_at: null, counts: JSON.stringify(counts) },
    started_at: row.started_at ?? new Date(),
  });
  const { account_id: accountId, id, version } = queued;
  await enqueue(tx, writeImportJob, { accountId, payload: { importId: id, version }, key: 'imports' });
  return queued;
}

/** Pauses an import after the portion of rows that is being written. */
export async function pauseImport(tx: Tx, caller: Caller, importId: string): Promise<Row<'imports'>> {
  const row = await lockVisibleImport(tx, caller, importId);
  if (row.state === 'PAUSED') return row;
  if (row.state !== 'QUEUED' && row.state !== 'WRITING')
    throw new Refusal(409, 'Esta importação não está em andamento.');
  return updateImport(tx, row, { state: 'PAUSED' });
}

/**
 * Cancels an import permanently. Records that the import has already written stay until the import is undone.
 */
export async function cancelImport(tx: Tx, caller: Caller, importId: string): Promise<Row<'imports'>> {
  const row = await lockVisibleImport(tx, caller, importId);
  if (row.state === 'CANCELLED') return row;
  if (row.state === 'CHECKING' || row.state === 'CHECKED')
    return updateImportAsNewVersion(tx, row, { state: 'CANCELLED', ended_at: new Date() });
  if (row.state !== 'QUEUED' && row.state !== 'WRITING' && row.state !== 'PAUSED')
    throw new Refusal(409, 'Esta importação já terminou.');
  return updateImport(tx, row, { state: 'CANCELLED', ended_at: new Date() });
}

/**
 * Enqueues the job that undoes an import. Throws 409 while the import is running, and when it can no longer
 * be undone.
 */
export async function requestImportUndo(tx: Tx, caller: Caller, importId: string): Promise<Row<'imports'>> {
  const row = await lockVisibleImport(tx, caller, importId);
  if (row.state === 'UNDOING' || row.state === 'UNDONE') return row;
  if (isImportActive(row.state)) throw new Refusal(409, 'Espere a importação terminar, ou cancele-a antes.');
  const isPossible = row.undo_until !== null && row.undo_until.getTime() > Date.now();
  if (!isPossible || row.forgotten_at) throw new Refusal(409, 'Esta importação não pode mais ser desfeita.');
  const undoing = await updateImportAsNewVersion(tx, row, {
    state: 'UNDOING',
    ...{ cursor: PAST_THE_END, done: 0, problem: null },
  });
  const { account_id: accountId, id, version } = undoing;
  const payload = { importId: id, version, askedBy: caller.userId };
  await enqueue(tx, undoImportJob, { accountId, payload, key: 'imports' });
  return undoing;
}

/** Deletes an import that never started to write, together with its file. */
export async function deleteUnstartedImport(
  tx: Tx,
  caller: Caller,
  importId: string,
): Promise<Record<string, never>> {
  const row = await lockVisibleImport(tx, caller, importId);
  if (row.started_at !== null) throw new Refusal(409, 'Esta importação já começou e fica no histórico.');
  await tx.deleteFrom('imports').where('account_id', '=', row.account_id).where('id', '=', row.id).execute();
  if (row.file_id) await scheduleFileDeletion(tx, row.account_id, [row.file_id]);
  return {};
}

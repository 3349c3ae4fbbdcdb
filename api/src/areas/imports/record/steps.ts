import { isImportAtWork } from '@girassol/shared-domain/imports';
import type { Caller } from '../../../platform/access';
import type { Row, Tx } from '../../../platform/database';
import { dropFiles } from '../../../platform/files';
import { enqueue } from '../../../platform/jobs';
import { Refusal } from '../../../platform/refusals/refusal';
import { undoImport, writeImport } from '../write/import-jobs';
import { changeImport, renewImport } from './change-import';
import { refuseWhileFilling } from './filling';
import { heldImport, ownImport } from './import-access';
import { countRows } from './import-counts';

/** Above every line of a file. */
const PAST_THE_END = 2_000_000_000;

/** Writes the rows that are ready: of a checked import all of them, of one that ended those that were mended since. */
export async function startImport(tx: Tx, caller: Caller, importId: string): Promise<Row<'imports'>> {
  const row = await ownImport(tx, caller, importId);
  if (row.state === 'QUEUED' || row.state === 'WRITING') return row;
  if (row.state !== 'CHECKED' && row.state !== 'DONE')
    throw new Refusal(409, 'Confira a planilha antes de importar.');
  return begin(tx, row);
}

/** Goes on with an import that was paused, or stopped before its end. */
export async function resumeImport(tx: Tx, caller: Caller, importId: string): Promise<Row<'imports'>> {
  const row = await ownImport(tx, caller, importId);
  if (row.state === 'QUEUED' || row.state === 'WRITING') return row;
  if (row.state !== 'PAUSED' && row.state !== 'FAILED')
    throw new Refusal(409, 'Esta importação não está parada.');
  return begin(tx, row);
}

async function begin(tx: Tx, row: Row<'imports'>): Promise<Row<'imports'>> {
  refuseWhileFilling(row);
  const counts = await countRows(tx, row);
  if (counts.ready === 0) throw new Refusal(409, 'Não há linhas prontas para importar.');
  const queued = await renewImport(tx, row, {
    state: 'QUEUED',
    ...{ cursor: 0, done: 0, problem: null, ended_at: null, counts: JSON.stringify(counts) },
    started_at: row.started_at ?? new Date(),
  });
  const { account_id: accountId, id, version } = queued;
  await enqueue(tx, writeImport, { accountId, payload: { importId: id, version }, key: 'imports' });
  return queued;
}

/** Stops after the rows that are being written. */
export async function pauseImport(tx: Tx, caller: Caller, importId: string): Promise<Row<'imports'>> {
  const row = await heldImport(tx, caller, importId);
  if (row.state === 'PAUSED') return row;
  if (row.state !== 'QUEUED' && row.state !== 'WRITING')
    throw new Refusal(409, 'Esta importação não está em andamento.');
  return changeImport(tx, row, { state: 'PAUSED' });
}

/** Stops for good; what was written stays until it is undone. */
export async function cancelImport(tx: Tx, caller: Caller, importId: string): Promise<Row<'imports'>> {
  const row = await heldImport(tx, caller, importId);
  if (row.state === 'CANCELLED') return row;
  if (row.state === 'CHECKING' || row.state === 'CHECKED')
    return renewImport(tx, row, { state: 'CANCELLED', ended_at: new Date() });
  if (row.state !== 'QUEUED' && row.state !== 'WRITING' && row.state !== 'PAUSED')
    throw new Refusal(409, 'Esta importação já terminou.');
  return changeImport(tx, row, { state: 'CANCELLED', ended_at: new Date() });
}

/** Takes an import back, while that is possible. */
export async function askForUndo(tx: Tx, caller: Caller, importId: string): Promise<Row<'imports'>> {
  const row = await heldImport(tx, caller, importId);
  if (row.state === 'UNDOING' || row.state === 'UNDONE') return row;
  if (isImportAtWork(row.state)) throw new Refusal(409, 'Espere a importação terminar, ou cancele-a antes.');
  const isPossible = row.undo_until !== null && row.undo_until.getTime() > Date.now();
  if (!isPossible || row.forgotten_at) throw new Refusal(409, 'Esta importação não pode mais ser desfeita.');
  const undoing = await renewImport(tx, row, {
    state: 'UNDOING',
    ...{ cursor: PAST_THE_END, done: 0, problem: null },
  });
  const { account_id: accountId, id, version } = undoing;
  const payload = { importId: id, version, askedBy: caller.userId };
  await enqueue(tx, undoImport, { accountId, payload, key: 'imports' });
  return undoing;
}

/** Throws away an import of which nothing was written, with its file. */
export async function discardImport(
  tx: Tx,
  caller: Caller,
  importId: string,
): Promise<Record<string, never>> {
  const row = await heldImport(tx, caller, importId);
  if (row.started_at !== null) throw new Refusal(409, 'Esta importação já começou e fica no histórico.');
  await tx.deleteFrom('imports').where('account_id', '=', row.account_id).where('id', '=', row.id).execute();
  if (row.file_id) await dropFiles(tx, row.account_id, [row.file_id]);
  return {};
}

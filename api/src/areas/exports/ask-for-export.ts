import { exportFileStem } from '@girassol/shared-domain/exports';
import type { Caller } from '../../platform/access';
import { accountToday } from '../../platform/clock';
import { type NewRow, newId, type Tx } from '../../platform/database';
import { enqueue } from '../../platform/jobs';
import { Refusal } from '../../platform/refusals/refusal';
import { exportJob } from './export-job';
import { requireExport } from './require-export';
import { sourceOf } from './sources/source-of';
import { type Asked, boardOf } from './wish';

/** Exports of an account that may wait or be written at once. */
const MOST_WAITING = 100;

/**
 * Asks for an export in the name of the caller and answers its id; a job writes it. Refuses who may not export this kind,
 * these columns, or look where the filters do.
 */
export async function askForExport(tx: Tx, caller: Caller, asked: Asked): Promise<string> {
  await requireRoom(tx, caller);
  const row = await newExport(tx, caller, asked);
  const { accountId } = caller;
  await tx.insertInto('exports').values(row).execute();
  const jobId = await enqueue(tx, exportJob, { accountId, payload: { exportId: row.id }, key: 'exports' });
  await tx
    .updateTable('exports')
    .set({ job_id: jobId })
    .where('account_id', '=', accountId)
    .where('id', '=', row.id)
    .execute();
  return row.id;
}

/** The row of an export that is about to be written. Refuses like `askForExport`. */
export async function newExport(
  tx: Tx,
  caller: Caller,
  { columns, format, ...wish }: Asked,
): Promise<NewRow<'exports'>> {
  await requireExport(tx, caller, wish, columns ?? null);
  await sourceOf(wish).sight(tx, caller, wish.filters);
  const { accountId, userId } = caller;
  const board = boardOf(wish);
  return {
    account_id: accountId,
    id: newId(),
    user_id: userId,
    kind: wish.kind,
    board,
    format,
    filters: JSON.stringify(wish.filters),
    columns: columns ? JSON.stringify(columns) : null,
    file_name: `${exportFileStem(wish.kind, board)}-${await accountToday(tx, accountId)}.${format}`,
  };
}

async function requireRoom(tx: Tx, { accountId }: Caller): Promise<void> {
  const { waiting } = await tx
    .selectFrom('exports')
    .select((build) => build.fn.countAll<number>().as('waiting'))
    .where('account_id', '=', accountId)
    .where('state', 'in', ['QUEUED', 'WRITING'])
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= MOST_WAITING)
    throw new Refusal(
      429,
      'Há muitas exportações na fila. Espere que terminem, ou cancele as que não precisa.',
    );
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../../../platform/access';
import type { Row, Tx } from '../../../platform/database';
import { defineJob, enqueue, type JobRun, registerJob } from '../../../platform/jobs';
import { notAllowed, Refusal } from '../../../platform/refusals/refusal';
import { changeImport, tellImport } from '../record/change-import';
import { whoGoesOn } from '../record/import-access';
import { contextOf } from '../record/import-context';
import { countsOf } from '../record/import-counts';
import { readImport } from '../record/read-import';
import { importJob, writeImport } from '../write/import-jobs';
import { type CheckedFile, checkFile } from './check-file';

export const checkImport = defineJob({
  kind: 'imports.check',
  title: 'Conferir uma planilha',
  payload: importJob,
  progress: z.object({ done: z.number() }),
  priority: 'HIGH',
  isHeavy: true,
});

const NOT_ALLOWED = 'Falta a permissão para importar.';

type CheckRun = JobRun<z.output<typeof importJob>, { done: number }>;

/** Checks every row of a file. Broken off, it begins anew: nothing but its own rows was written. */
export function registerCheck(app: FastifyInstance): void {
  registerJob(
    app,
    checkImport,
    async (job) => {
      const row = await job.read((tx) => waiting(tx, job));
      if (!row) return job.finish();
      try {
        const caller = await requireRight(app, job, row);
        const context = await job.read((tx) => contextOf(tx, caller, row));
        await check(app, job, { row, context });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        await job.finish(async (tx) => void (await failImport(tx, row, error.message)));
      }
    },
    {
      onEnd: async (tx, { payload, accountId }) => {
        const row = await waiting(tx, { accountId, payload });
        if (row) await failImport(tx, row, 'A conferência não terminou. Envie a planilha de novo.');
      },
    },
  );
}

/** Who imports. Refuses when they may not any more. */
async function requireRight(app: FastifyInstance, job: CheckRun, row: Row<'imports'>): Promise<Caller> {
  const caller = await whoGoesOn(app.database, job.read, row, { userId: row.user_id });
  if (!caller) throw notAllowed(NOT_ALLOWED);
  return caller;
}

const failImport = (tx: Tx, row: Row<'imports'>, problem: string) =>
  changeImport(tx, row, { state: 'FAILED', problem, ended_at: new Date() });

/** The import that this very job is to check; undefined where it went on without it. */
async function waiting(
  tx: Tx,
  { accountId, payload }: Pick<CheckRun, 'accountId' | 'payload'>,
): Promise<Row<'imports'> | undefined> {
  const row = await readImport(tx, accountId, payload.importId);
  return row?.state === 'CHECKING' && row.version === payload.version ? row : undefined;
}

async function check(
  app: FastifyInstance,
  job: CheckRun,
  { row, context }: { row: Row<'imports'>; context: Awaited<ReturnType<typeof contextOf>> },
): Promise<void> {
  await job.write(async (tx) => {
    await tx
      .deleteFrom('import_rows')
      .where('account_id', '=', row.account_id)
      .where('import_id', '=', row.id)
      .execute();
  });
  let checked: CheckedFile | null = null;
  try {
    checked = await checkFile(app, row, {
      context,
      signal: job.signal,
      read: job.read,
      save: job.save,
      mayGoOn: async () => void (await requireRight(app, job, row)),
      tell: (tx, done) => tell(tx, job, row, done),
    });
    await requireRight(app, job, row);
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
  }
  await job.finish(async (tx) => {
    const held = await waiting(tx, job);
    if (checked && held) await endCheck(tx, held, checked);
  });
}

/** Tells how many rows are checked. Throws {@link Overtaken}. */
async function tell(tx: Tx, job: CheckRun, row: Row<'imports'>, done: number): Promise<void> {
  if (!(await waiting(tx, job))) throw new Overtaken();
  await tx
    .updateTable('imports')
    .set({ done })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
  await tellImport(tx, row);
}

/** Somebody asked for another check meanwhile. */
class Overtaken extends Error {}

async function endCheck(tx: Tx, row: Row<'imports'>, { rows, groups, notes }: CheckedFile): Promise<void> {
  const counts = countsOf([...groups.counted.values()]);
  const begins = row.starts_alone && counts.ready > 0;
  await changeImport(tx, row, {
    state: begins ? 'QUEUED' : 'CHECKED',
    ...{ row_count: rows, done: begins ? 0 : rows, cursor: 0 },
    counts: JSON.stringify(counts),
    lookalikes: groups.lookalikes,
    notes: JSON.stringify([row.notes[0] ?? '', ...notes]),
    ...(begins && { started_at: new Date() }),
  });
  if (begins) {
    const { account_id: accountId, id: importId, version } = row;
    await enqueue(tx, writeImport, { accountId, payload: { importId, version }, key: 'imports' });
  }
}

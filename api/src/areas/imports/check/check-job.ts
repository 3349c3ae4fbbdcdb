import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { defineJob, enqueue, type JobRun, registerJob } from '@girassol/api-platform/jobs';
import { notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findImport } from '../record/find-import';
import { findAllowedJobUser } from '../record/import-access';
import { loadImportContext } from '../record/import-context';
import { sumCounts } from '../record/import-counts';
import { publishImportChanged, updateImport } from '../record/update-import';
import { importJobPayloadSchema, writeImportJob } from '../write/import-jobs';
import { type CheckedFile, checkFile } from './check-file';

/** Job that checks all rows of the file of an import, before any record is written. */
export const checkImportJob = defineJob({
  kind: 'imports.check',
  title: 'Conferir uma planilha',
  payload: importJobPayloadSchema,
  progress: z.object({ done: z.number() }),
  priority: 'HIGH',
  isHeavy: true,
});

const NOT_ALLOWED = 'Falta a permissão para importar.';

type CheckRun = JobRun<z.output<typeof importJobPayloadSchema>, { done: number }>;

/**
 * Registers the handler of the job that checks all rows of the file of an import. A repeated attempt checks
 * from the beginning, because a check writes no records.
 */
export function registerCheckJob(app: FastifyInstance): void {
  registerJob(
    app,
    checkImportJob,
    async (job) => {
      const row = await job.read((tx) => waiting(tx, job));
      if (!row) return job.finish();
      try {
        const caller = await requireImporter(app, job, row);
        const context = await job.read((tx) => loadImportContext(tx, caller, row));
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

/** Returns the user who imports. Throws 403 if the user may not import any more. */
async function requireImporter(app: FastifyInstance, job: CheckRun, row: Row<'imports'>): Promise<Caller> {
  const caller = await findAllowedJobUser(app.database, job.read, row, { userId: row.user_id });
  if (!caller) throw notAllowed(NOT_ALLOWED);
  return caller;
}

const failImport = (tx: Tx, row: Row<'imports'>, problem: string) =>
  updateImport(tx, row, { state: 'FAILED', problem, ended_at: new Date() });

/** The import that this very job is to check; undefined where it went on without it. */
async function waiting(
  tx: Tx,
  { accountId, payload }: Pick<CheckRun, 'accountId' | 'payload'>,
): Promise<Row<'imports'> | undefined> {
  const row = await findImport(tx, accountId, payload.importId);
  return row?.state === 'CHECKING' && row.version === payload.version ? row : undefined;
}

async function check(
  app: FastifyInstance,
  job: CheckRun,
  { row, context }: { row: Row<'imports'>; context: Awaited<ReturnType<typeof loadImportContext>> },
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
      mayGoOn: async () => void (await requireImporter(app, job, row)),
      tell: (tx, done) => saveCheckProgress(tx, job, row, done),
    });
    await requireImporter(app, job, row);
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
  }
  await job.finish(async (tx) => {
    const held = await waiting(tx, job);
    if (checked && held) await endCheck(tx, held, checked);
  });
}

/** Saves and publishes the number of checked rows. Throws {@link Overtaken} if another check was started. */
async function saveCheckProgress(tx: Tx, job: CheckRun, row: Row<'imports'>, done: number): Promise<void> {
  if (!(await waiting(tx, job))) throw new Overtaken();
  await tx
    .updateTable('imports')
    .set({ done })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
  await publishImportChanged(tx, row);
}

/** Somebody asked for another check meanwhile. */
class Overtaken extends Error {}

async function endCheck(tx: Tx, row: Row<'imports'>, { rows, groups, notes }: CheckedFile): Promise<void> {
  const counts = sumCounts([...groups.counted.values()]);
  const begins = row.starts_alone && counts.ready > 0;
  await updateImport(tx, row, {
    state: begins ? 'QUEUED' : 'CHECKED',
    ...{ row_count: rows, done: begins ? 0 : rows, cursor: 0 },
    counts: JSON.stringify(counts),
    lookalikes: groups.lookalikes,
    notes: JSON.stringify([row.notes[0] ?? '', ...notes]),
    ...(begins && { started_at: new Date() }),
  });
  if (begins) {
    const { account_id: accountId, id: importId, version } = row;
    await enqueue(tx, writeImportJob, { accountId, payload: { importId, version }, key: 'imports' });
  }
}

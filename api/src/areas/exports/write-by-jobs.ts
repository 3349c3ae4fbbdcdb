import type { FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import { isOutOfSpace, type Row } from '../../platform/database';
import { GiveUp, type JobRun, registerJob } from '../../platform/jobs';
import { FULL_DISK } from '../../platform/refusals/full-disk';
import { Refusal } from '../../platform/refusals/refusal';
import { endWithFile, endWithout } from './end-export';
import { exportJob } from './export-job';
import { tellOfExport } from './tell-of-export';
import { writeFile } from './write-file';

/** Twice a second at most. */
const TELL_EVERY_MS = 500;

type Run = JobRun<{ exportId: string }>;

/** Has exports written by jobs. */
export function writeByJobs(app: FastifyInstance): void {
  registerJob(app, exportJob, (job) => writeExport(app, job), {
    onEnd: (tx, { payload, why }) => endWithout(tx, payload.exportId, why),
  });
}

async function writeExport(app: FastifyInstance, job: Run): Promise<void> {
  const row = await begin(job);
  // Cancelled before its turn, or done already.
  if (!row) return;
  let told = Number.NEGATIVE_INFINITY;
  try {
    const written = await writeFile(app, row, {
      signal: job.signal,
      onRead: async (done, total) => {
        await app.giveWay();
        if (performance.now() - told < TELL_EVERY_MS && done < total) return;
        told = performance.now();
        await keepDone(job, row, done, total);
      },
    });
    await job.finish(async (tx) => void (await endWithFile(tx, row, written)));
  } catch (error) {
    const words = isOutOfSpace(error) ? FULL_DISK : wordsOf(error);
    if (words === null) throw error;
    await job.write(async (tx) => {
      await tx.updateTable('exports').set({ problem: words }).where('id', '=', row.id).execute();
    });
    // There may be room again at the next try.
    throw isOutOfSpace(error) ? error : new GiveUp(words);
  }
}

/** Marks it as being written, from the beginning; undefined where nothing is to be written any more. */
async function begin(job: Run): Promise<Row<'exports'> | undefined> {
  let row: Row<'exports'> | undefined;
  await job.write(async (tx) => {
    row = await tx
      .updateTable('exports')
      .set({ state: 'WRITING', done: 0, total: null, problem: null, ended_at: null })
      .where('id', '=', job.payload.exportId)
      // What failed may be repeated by an operator.
      .where('state', 'in', ['QUEUED', 'WRITING', 'FAILED'])
      .returningAll()
      .executeTakeFirst();
    if (row) await tellOfExport(tx, row);
  });
  return row;
}

/** Not `save`: a restart begins anew, so that this is no progress after which tries count from one again. */
const keepDone = (job: Run, row: Row<'exports'>, done: number, total: number): Promise<void> =>
  job.write(async (tx) => {
    await tx.updateTable('exports').set({ done, total }).where('id', '=', row.id).execute();
    await tellOfExport(tx, row);
  });

/** What no other try would mend, in words; null for the rest. */
function wordsOf(error: unknown): string | null {
  if (error instanceof Refusal) return error.message;
  if (error instanceof ZodError) return 'Os filtros desta exportação não valem mais. Exporte de novo.';
  return null;
}

import { isOutOfSpace, type Row } from '@girassol/api-platform/database';
import { type JobRun, PermanentJobError, registerJob } from '@girassol/api-platform/jobs';
import { FULL_DISK_MESSAGE } from '@girassol/api-platform/refusals/full-disk-message';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import { completeExport, endExportWithoutFile } from './end-export';
import { exportJob } from './export-job';
import { publishExportChanged } from './publish-export-changed';
import { writeExportFile } from './write-export-file';

/** Twice a second at most. */
const PUBLISH_INTERVAL_MS = 500;

type Run = JobRun<{ exportId: string }>;

/** Registers the handler of the job that writes the files of exports. */
export function registerExportJob(app: FastifyInstance): void {
  registerJob(app, exportJob, (job) => writeExport(app, job), {
    onEnd: (tx, { payload, why }) => endExportWithoutFile(tx, app.findModuleExport, payload.exportId, why),
  });
}

async function writeExport(app: FastifyInstance, job: Run): Promise<void> {
  const row = await begin(job);
  // Cancelled before its turn, or done already.
  if (!row) return;
  let told = Number.NEGATIVE_INFINITY;
  try {
    const written = await writeExportFile(app, row, {
      signal: job.signal,
      onRead: async (done, total) => {
        await app.giveWay();
        if (performance.now() - told < PUBLISH_INTERVAL_MS && done < total) return;
        told = performance.now();
        await saveProgress(job, row, done, total);
      },
    });
    await job.finish(async (tx) => void (await completeExport(tx, app.findModuleExport, row, written)));
  } catch (error) {
    const words = isOutOfSpace(error) ? FULL_DISK_MESSAGE : describePermanentError(error);
    if (words === null) throw error;
    await job.write(async (tx) => {
      await tx.updateTable('exports').set({ problem: words }).where('id', '=', row.id).execute();
    });
    // There may be room again at the next try.
    throw isOutOfSpace(error) ? error : new PermanentJobError(words);
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
      // A failed export may be run again by an operator.
      .where('state', 'in', ['QUEUED', 'WRITING', 'FAILED'])
      .returningAll()
      .executeTakeFirst();
    if (row) await publishExportChanged(tx, row);
  });
  return row;
}

/**
 * Saves how many rows are written. Not with `save` of the job: a new attempt starts from the beginning, so this
 * progress must not reset the count of attempts.
 */
const saveProgress = (job: Run, row: Row<'exports'>, done: number, total: number): Promise<void> =>
  job.write(async (tx) => {
    await tx.updateTable('exports').set({ done, total }).where('id', '=', row.id).execute();
    await publishExportChanged(tx, row);
  });

/** Returns the message of an error that another attempt cannot solve, null for other errors. */
function describePermanentError(error: unknown): string | null {
  if (error instanceof Refusal) return error.message;
  if (error instanceof ZodError) return 'Os filtros desta exportação não valem mais. Exporte de novo.';
  return null;
}

import type { Caller } from '@girassol/api-platform/access';
import {
  createTableStatisticsUpdater,
  getErrorCode,
  type Row,
  type Tx,
} from '@girassol/api-platform/database';
import { computeFirstBatchSize, type JobRun } from '@girassol/api-platform/jobs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { findImport } from '../record/find-import';
import { findAllowedJobUser, type JobUser } from '../record/import-access';
import { publishImportChanged } from '../record/update-import';

/**
 * Rows of one transaction: as many as are done in a moment, since whoever pauses waits for it, and on the embedded database
 * everybody does: it has one connection.
 */
const SIZES = {
  server: { first: 500, most: 2_000, milliseconds: 400 },
  embedded: { first: 50, most: 400, milliseconds: 80 },
};
type Sizes = (typeof SIZES)[keyof typeof SIZES];
const PUBLISH_INTERVAL_MS = 500;

/**
 * Run of a job that processes the rows of one version of an import, with the last processed line as progress.
 */
export type PortionJobRun = JobRun<{ importId: string; version: number }, { cursor: number }>;

/**
 * Result of processing a portion of an import: the last line and the number of rows, or `NO_MORE` if no rows
 * were left.
 */
export type PortionResult = { cursor: number; rows: number } | 'NO_MORE';

interface Portion {
  tx: Tx;
  row: Row<'imports'>;
  caller: Caller;
  /** Rows at most. */
  most: number;
  /** The guilty row stands alone: it is put aside in place of being written. */
  isSpoiled: boolean;
}

interface Portions {
  /** In which state the import is while this goes on. */
  state: Row<'imports'>['state'];
  goesOnFor: (row: Row<'imports'>) => JobUser;
  portion: (portion: Portion) => Promise<PortionResult>;
}

/**
 * Reason why processing an import in portions ended: all rows are processed (`DONE`), the import is no longer
 * in the state of the job (`NOT_MINE`), or the user lost the right (`NOT_ALLOWED`).
 */
export type PortionRunOutcome = 'DONE' | 'NOT_MINE' | 'NOT_ALLOWED';

/**
 * Processes the rows of an import in portions, each saved in one transaction with its progress, so that every
 * row is processed exactly once. A portion that fails is halved until the faulty row is alone. Checks the
 * user's right before each portion.
 */
export async function runPortions(
  app: FastifyInstance,
  job: PortionJobRun,
  { state, goesOnFor, portion }: Portions,
): Promise<PortionRunOutcome> {
  const { database } = app;
  const sizes = SIZES[database.kind];
  const size = { ...sizes, first: computeFirstBatchSize(sizes.first, job) };
  let whole = size.first;
  let most = whole;
  let isSpoiled = false;
  let toldAt = 0;
  const grew = createTableStatisticsUpdater(database);
  for (;;) {
    await app.giveWay();
    const row = await job.read((tx) => findImport(tx, job.accountId, job.payload.importId));
    if (row?.state !== state) return 'NOT_MINE';
    const caller = await findAllowedJobUser(database, job.read, row, goesOnFor(row));
    if (!caller) return 'NOT_ALLOWED';
    const isTold = Date.now() - toldAt > PUBLISH_INTERVAL_MS;
    const began = performance.now();
    try {
      const end = await stepOn(job, row.cursor, async (tx) => {
        const held = await findImport(tx, job.accountId, job.payload.importId, { holds: true });
        if (held?.state !== state) return 'NOT_MINE';
        const done = await portion({ tx, row: held, caller, most, isSpoiled });
        if (done !== 'NO_MORE') await moveOn(tx, held, done);
        if (isTold) await publishImportChanged(tx, held);
        return done;
      });
      if (end === 'NO_MORE') return 'DONE';
      if (end === 'NOT_MINE') return 'NOT_MINE';
      if (isTold) toldAt = Date.now();
      isSpoiled = false;
      if (most === whole) whole = computeNextSize(whole, performance.now() - began, size);
      most = Math.min(whole, most * 2);
      await grew(end.rows);
    } catch (error) {
      // Data that the database does not take: of one row, whichever it is.
      if (!/^2[23]/.test(getErrorCode(error) ?? '') || isSpoiled) throw error;
      if (most === 1) isSpoiled = true;
      most = Math.max(1, Math.floor(most / 2));
    }
  }
}

/** Computes the number of rows of the next portion from the duration of the last one. */
function computeNextSize(rows: number, took: number, { first, most, milliseconds }: Sizes): number {
  if (took < milliseconds / 2) return Math.min(most, rows * 2);
  return took > milliseconds ? Math.max(first, Math.floor(rows / 2)) : rows;
}

/** A portion, saved with the line it began after: a job that comes on is not one that fails again and again. */
async function stepOn(
  job: PortionJobRun,
  cursor: number,
  work: (tx: Tx) => Promise<PortionResult | 'NOT_MINE'>,
): Promise<PortionResult | 'NOT_MINE'> {
  let end: PortionResult | 'NOT_MINE' = 'NO_MORE';
  await job.save({ cursor }, async (tx) => {
    end = await work(tx);
  });
  return end;
}

const moveOn = (
  tx: Tx,
  { account_id, id }: Row<'imports'>,
  { cursor, rows }: Exclude<PortionResult, 'NO_MORE'>,
) =>
  tx
    .updateTable('imports')
    .set({ cursor, done: sql<number>`done + ${rows}` })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();

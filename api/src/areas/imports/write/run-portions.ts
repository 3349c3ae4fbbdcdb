import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/access';
import { codeOf, type Row, type Tx, watchGrowth } from '../../../platform/database';
import { firstPortion, type JobRun } from '../../../platform/jobs';
import { tellImport } from '../record/change-import';
import { type GoingOn, whoGoesOn } from '../record/import-access';
import { readImport } from '../record/read-import';

/**
 * Rows of one transaction: as many as are done in a moment, since whoever pauses waits for it, and on the embedded database
 * everybody does: it has one connection.
 */
const SIZES = {
  server: { first: 500, most: 2_000, milliseconds: 400 },
  embedded: { first: 50, most: 400, milliseconds: 80 },
};
type Sizes = (typeof SIZES)[keyof typeof SIZES];
const TELL_EVERY_MS = 500;

export type PortionsRun = JobRun<{ importId: string; version: number }, { cursor: number }>;

/** What a portion did: the last line it came to and how many rows that were, or that none was left. */
export type PortionEnd = { cursor: number; rows: number } | 'NO_MORE';

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
  goesOnFor: (row: Row<'imports'>) => GoingOn;
  portion: (portion: Portion) => Promise<PortionEnd>;
}

/** Ways in which portions end before the last one. */
export type PortionsEnd = 'DONE' | 'NOT_MINE' | 'NOT_ALLOWED';

/**
 * Does the rows of an import in portions, each in one transaction with how far it has come: exactly once, whatever ends the
 * process. A portion that fails because of a row is halved until that row stands alone. Before each the right is asked for
 * anew.
 */
export async function runPortions(
  app: FastifyInstance,
  job: PortionsRun,
  { state, goesOnFor, portion }: Portions,
): Promise<PortionsEnd> {
  const { database } = app;
  const sizes = SIZES[database.kind];
  const size = { ...sizes, first: firstPortion(sizes.first, job) };
  let whole = size.first;
  let most = whole;
  let isSpoiled = false;
  let toldAt = 0;
  const grew = watchGrowth(database);
  for (;;) {
    await app.giveWay();
    const row = await job.read((tx) => readImport(tx, job.accountId, job.payload.importId));
    if (row?.state !== state) return 'NOT_MINE';
    const caller = await whoGoesOn(database, job.read, row, goesOnFor(row));
    if (!caller) return 'NOT_ALLOWED';
    const isTold = Date.now() - toldAt > TELL_EVERY_MS;
    const began = performance.now();
    try {
      const end = await stepOn(job, row.cursor, async (tx) => {
        const held = await readImport(tx, job.accountId, job.payload.importId, { holds: true });
        if (held?.state !== state) return 'NOT_MINE';
        const done = await portion({ tx, row: held, caller, most, isSpoiled });
        if (done !== 'NO_MORE') await moveOn(tx, held, done);
        if (isTold) await tellImport(tx, held);
        return done;
      });
      if (end === 'NO_MORE') return 'DONE';
      if (end === 'NOT_MINE') return 'NOT_MINE';
      if (isTold) toldAt = Date.now();
      isSpoiled = false;
      if (most === whole) whole = sizeAfter(whole, performance.now() - began, size);
      most = Math.min(whole, most * 2);
      await grew(end.rows);
    } catch (error) {
      // Data that the database does not take: of one row, whichever it is.
      if (!/^2[23]/.test(codeOf(error) ?? '') || isSpoiled) throw error;
      if (most === 1) isSpoiled = true;
      most = Math.max(1, Math.floor(most / 2));
    }
  }
}

/** How many rows come next, after so many took so long. */
function sizeAfter(rows: number, took: number, { first, most, milliseconds }: Sizes): number {
  if (took < milliseconds / 2) return Math.min(most, rows * 2);
  return took > milliseconds ? Math.max(first, Math.floor(rows / 2)) : rows;
}

/** A portion, saved with the line it began after: a job that comes on is not one that fails again and again. */
async function stepOn(
  job: PortionsRun,
  cursor: number,
  work: (tx: Tx) => Promise<PortionEnd | 'NOT_MINE'>,
): Promise<PortionEnd | 'NOT_MINE'> {
  let end: PortionEnd | 'NOT_MINE' = 'NO_MORE';
  await job.save({ cursor }, async (tx) => {
    end = await work(tx);
  });
  return end;
}

const moveOn = (
  tx: Tx,
  { account_id, id }: Row<'imports'>,
  { cursor, rows }: Exclude<PortionEnd, 'NO_MORE'>,
) =>
  tx
    .updateTable('imports')
    .set({ cursor, done: sql<number>`done + ${rows}` })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();

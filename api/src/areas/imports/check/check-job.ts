import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findPerson } from '../../../platform/access/find-caller';
import type { Row, Tx } from '../../../platform/database';
import { defineJob, enqueue, type JobRun, registerJob } from '../../../platform/jobs';
import { notAllowed, Refusal } from '../../../platform/refusals/refusal';
import { readSpreadsheet } from '../../../platform/spreadsheets';
import { withStored } from '../file/with-stored';
import { changeImport, tellImport } from '../record/change-import';
import { mayImport } from '../record/import-access';
import { contextOf } from '../record/import-context';
import { countsOf } from '../record/import-counts';
import { readImport } from '../record/read-import';
import { readerOf } from '../record/row-reading';
import { targetOf } from '../targets';
import { importJob, writeImport } from '../write/import-jobs';
import { type CheckedGroups, checkPortion } from './check-portion';
import { portionsOf } from './portions';

export const checkImport = defineJob({
  kind: 'imports.check',
  title: 'Conferir uma planilha',
  payload: importJob,
  progress: z.object({ done: z.number() }),
  priority: 'HIGH',
  isHeavy: true,
});

/** Rows of one transaction: on the embedded database it holds the only connection. */
const AT_ONCE = { server: 1_000, embedded: 100 };
const TELL_EVERY_MS = 500;
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
      const caller = await findPerson(app.database, { accountId: row.account_id, userId: row.user_id });
      const context = caller && (await job.read((tx) => contextOf(tx, caller, row)));
      try {
        await requireRight(app, job, row);
        if (!context) throw notAllowed(NOT_ALLOWED);
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

/** Refuses when whoever imports may not any more: it may be taken away while a long file is read. */
async function requireRight(app: FastifyInstance, job: CheckRun, row: Row<'imports'>): Promise<void> {
  const caller = await findPerson(app.database, { accountId: row.account_id, userId: row.user_id });
  if (!caller || !(await job.read((tx) => mayImport(tx, caller, row.type)))) throw notAllowed(NOT_ALLOWED);
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
  const { account_id, id, file_id } = row;
  if (file_id === null) throw new Refusal(422, 'O arquivo não está mais guardado. Envie-o de novo.');
  await job.write(async (tx) => {
    await tx
      .deleteFrom('import_rows')
      .where('account_id', '=', account_id)
      .where('import_id', '=', id)
      .execute();
  });
  const portionOf = checkPortion(row, { read: readerOf(row), plan: targetOf(row.type).planner(context) });
  const groups: CheckedGroups = { counted: new Map(), lookalikes: 0 };
  let done = 0;
  let toldAt = 0;
  const file = { name: row.file_name, sheet: row.sheet, signal: job.signal };
  const notes = await withStored(app.files.store, file_id, async (path) => {
    const sheet = await readSpreadsheet(path, file);
    try {
      for await (const rows of portionsOf(sheet.rows, AT_ONCE[app.database.kind])) {
        done += rows.length;
        const isToBeTold = Date.now() - toldAt > TELL_EVERY_MS;
        if (isToBeTold) {
          toldAt = Date.now();
          await requireRight(app, job, row);
        }
        await job.save({ done }, async (tx) => {
          await portionOf(tx, rows, groups);
          if (!isToBeTold) return;
          if (!(await waiting(tx, job))) throw new Overtaken();
          await tx
            .updateTable('imports')
            .set({ done })
            .where('account_id', '=', account_id)
            .where('id', '=', id)
            .execute();
          await tellImport(tx, row);
        });
      }
      return sheet.head.notes;
    } catch (error) {
      if (error instanceof Overtaken) return null;
      throw error;
    } finally {
      await sheet.close();
    }
  });
  if (notes !== null) await requireRight(app, job, row);
  await job.finish(async (tx) => {
    const held = await waiting(tx, job);
    if (notes === null || !held) return;
    await endCheck(tx, held, { rows: done, groups, notes });
  });
}

/** Somebody asked for another check meanwhile. */
class Overtaken extends Error {}

interface Checked {
  rows: number;
  groups: CheckedGroups;
  /** What was noticed until the last row. */
  notes: string[];
}

async function endCheck(tx: Tx, row: Row<'imports'>, { rows, groups, notes }: Checked): Promise<void> {
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

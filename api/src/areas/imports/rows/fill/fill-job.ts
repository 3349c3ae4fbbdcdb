import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { computeFirstBatchSize, defineJob, type JobRun, registerJob } from '@girassol/api-platform/jobs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findImport } from '../../record/find-import';
import { findAllowedJobUser } from '../../record/import-access';
import { countImportRows } from '../../record/import-counts';
import { publishImportChanged, updateImport } from '../../record/update-import';
import { areRowsEditable } from '../recheck-rows';
import { fillPortion } from './fill-portion';

/**
 * Job that continues to fill rows of an import with a value or a decision, after the first rows were filled
 * in the request. Only one of an account runs at a time.
 */
export const fillRowsJob = defineJob({
  kind: 'imports.fill',
  title: 'Preencher linhas de uma importação',
  payload: z.object({ importId: z.uuid(), fillId: z.uuid(), askedBy: z.uuid() }),
  progress: z.object({ portions: z.number() }),
  priority: 'HIGH',
  isLong: true,
});

/** Rows of one transaction: on the embedded database it holds the only connection. */
const AT_ONCE = { server: 500, embedded: 100 };
const PUBLISH_INTERVAL_MS = 500;
const NOT_ALLOWED =
  'A permissão para importar foi retirada no meio: uma parte das linhas ficou como estava antes.';
const STOPPED = 'O preenchimento das linhas parou no meio. Faça de novo com as que faltam.';

type FillRun = JobRun<z.output<typeof fillRowsJob.payload>, { portions: number }>;

/**
 * Registers the handler of the job that writes a value into faulty rows of an import, applies a decision to
 * undecided rows, or restores former values, in portions. Each portion and its progress are saved in one
 * transaction.
 */
export function registerFillJob(app: FastifyInstance): void {
  registerJob(
    app,
    fillRowsJob,
    async (job) => {
      const usual = AT_ONCE[app.database.kind];
      let most = computeFirstBatchSize(usual, job);
      let toldAt = 0;
      for (let portions = 1, isOver = false; !isOver; portions += 1) {
        await app.giveWay();
        const caller = await findFillingUser(app, job);
        if (!caller) return job.finish((tx) => stop(tx, job, NOT_ALLOWED));
        const isTold = Date.now() - toldAt > PUBLISH_INTERVAL_MS;
        if (isTold) toldAt = Date.now();
        await job.save({ portions }, async (tx) => {
          isOver = await step(tx, job, { caller, isTold, most });
        });
        most = usual;
      }
      await job.finish();
    },
    { onEnd: (tx, job) => stop(tx, job, STOPPED) },
  );
}

/** Finds the user who requested the filling, null if they may not import any more or the import is gone. */
async function findFillingUser(app: FastifyInstance, job: FillRun): Promise<Caller | null> {
  const { accountId, payload } = job;
  const row = await job.read((tx) => findImport(tx, accountId, payload.importId));
  return row ? findAllowedJobUser(app.database, job.read, row, { userId: payload.askedBy }) : null;
}

/** The import, held, while this very filling is at work on it. */
async function waiting(
  tx: Tx,
  { accountId, payload }: Pick<FillRun, 'accountId' | 'payload'>,
): Promise<Row<'imports'> | null> {
  const row = await findImport(tx, accountId, payload.importId, { holds: true });
  return row?.filling?.id === payload.fillId ? row : null;
}

interface Step {
  caller: Caller;
  isTold: boolean;
  most: number;
}

/** The next portion. Answers whether that was the last one. */
async function step(tx: Tx, job: FillRun, { caller, isTold, most }: Step): Promise<boolean> {
  const row = await waiting(tx, job);
  if (!row?.filling || !areRowsEditable(row)) return true;
  const next = await fillPortion(tx, caller, row, { filling: row.filling, most });
  if (!next) {
    await updateImport(tx, row, { ...(await ended(tx, row)), problem: getLastingProblem(row) });
    return true;
  }
  await tx
    .updateTable('imports')
    .set({ filling: JSON.stringify(next) })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
  if (isTold) await publishImportChanged(tx, row);
  return false;
}

async function stop(tx: Tx, job: Pick<FillRun, 'accountId' | 'payload'>, problem: string): Promise<void> {
  const row = await waiting(tx, job);
  if (row) await updateImport(tx, row, { ...(await ended(tx, row)), problem });
}

const ended = async (tx: Tx, row: Row<'imports'>) => ({
  filling: null,
  counts: JSON.stringify(await countImportRows(tx, row)),
});

/** Returns the problem of an import, without problems of an earlier filling. */
const getLastingProblem = ({ problem }: Row<'imports'>): string | null =>
  problem === STOPPED || problem === NOT_ALLOWED ? null : problem;

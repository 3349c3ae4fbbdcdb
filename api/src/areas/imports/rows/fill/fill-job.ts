import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../../../../platform/access';
import type { Row, Tx } from '../../../../platform/database';
import { defineJob, firstPortion, type JobRun, registerJob } from '../../../../platform/jobs';
import { changeImport, tellImport } from '../../record/change-import';
import { whoGoesOn } from '../../record/import-access';
import { countRows } from '../../record/import-counts';
import { readImport } from '../../record/read-import';
import { isMendable } from '../check-again';
import { fillPortion } from './fill-portion';

export const fillRows = defineJob({
  kind: 'imports.fill',
  title: 'Preencher linhas de uma importação',
  payload: z.object({ importId: z.uuid(), fillId: z.uuid(), askedBy: z.uuid() }),
  progress: z.object({ portions: z.number() }),
  priority: 'HIGH',
});

/** Rows of one transaction: on the embedded database it holds the only connection. */
const AT_ONCE = { server: 500, embedded: 100 };
const TELL_EVERY_MS = 500;
const NOT_ALLOWED =
  'A permissão para importar foi retirada no meio: uma parte das linhas ficou como estava antes.';
const STOPPED = 'O preenchimento das linhas parou no meio. Faça de novo com as que faltam.';

type FillRun = JobRun<z.output<typeof fillRows.payload>, { portions: number }>;

/** Goes on with what goes into many rows, in portions: each is one transaction with how far it has come. */
export function registerFilling(app: FastifyInstance): void {
  registerJob(
    app,
    fillRows,
    async (job) => {
      const usual = AT_ONCE[app.database.kind];
      let most = firstPortion(usual, job);
      let toldAt = 0;
      for (let portions = 1, isOver = false; !isOver; portions += 1) {
        await app.giveWay();
        const caller = await whoFills(app, job);
        if (!caller) return job.finish((tx) => stop(tx, job, NOT_ALLOWED));
        const isTold = Date.now() - toldAt > TELL_EVERY_MS;
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

/** Who asked for it, while they may import; what is over needs nobody. */
async function whoFills(app: FastifyInstance, job: FillRun): Promise<Caller | null> {
  const { accountId, payload } = job;
  const row = await job.read((tx) => readImport(tx, accountId, payload.importId));
  return row ? whoGoesOn(app.database, job.read, row, { userId: payload.askedBy }) : null;
}

/** The import, held, while this very filling is at work on it. */
async function waiting(
  tx: Tx,
  { accountId, payload }: Pick<FillRun, 'accountId' | 'payload'>,
): Promise<Row<'imports'> | null> {
  const row = await readImport(tx, accountId, payload.importId, { holds: true });
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
  if (!row?.filling || !isMendable(row)) return true;
  const next = await fillPortion(tx, caller, row, { filling: row.filling, most });
  if (!next) {
    await changeImport(tx, row, { ...(await ended(tx, row)), problem: problemOf(row) });
    return true;
  }
  await tx
    .updateTable('imports')
    .set({ filling: JSON.stringify(next) })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
  if (isTold) await tellImport(tx, row);
  return false;
}

async function stop(tx: Tx, job: Pick<FillRun, 'accountId' | 'payload'>, problem: string): Promise<void> {
  const row = await waiting(tx, job);
  if (row) await changeImport(tx, row, { ...(await ended(tx, row)), problem });
}

const ended = async (tx: Tx, row: Row<'imports'>) => ({
  filling: null,
  counts: JSON.stringify(await countRows(tx, row)),
});

/** Why the import waits or ended is still true, what an earlier filling came to is not. */
const problemOf = ({ problem }: Row<'imports'>): string | null =>
  problem === STOPPED || problem === NOT_ALLOWED ? null : problem;

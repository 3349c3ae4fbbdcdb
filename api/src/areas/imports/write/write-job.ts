import { UNDO_DAYS, writtenCounts } from '@girassol/shared-domain/imports';
import type { FastifyInstance } from 'fastify';
import { findPerson } from '../../../platform/access/find-caller';
import type { Row, Tx } from '../../../platform/database';
import { registerJob } from '../../../platform/jobs';
import { notify } from '../../../platform/notifications';
import { changeImport } from '../record/change-import';
import { contextOf } from '../record/import-context';
import { countRows } from '../record/import-counts';
import { readImport } from '../record/read-import';
import { targetOf } from '../targets';
import { writeImport } from './import-jobs';
import { type PortionsEnd, type PortionsRun, runPortions } from './run-portions';
import { writePortion } from './write-portion';

/** Open screens are told of new records this often while an import goes on. */
const TELL_RECORDS_EVERY_MS = 3_000;
const DAY_MS = 86_400_000;

const undoUntil = () => new Date(Date.now() + UNDO_DAYS * DAY_MS);

/** Writes the rows of imports that are ready. */
export function registerWriting(app: FastifyInstance): void {
  registerJob(
    app,
    writeImport,
    async (job) => {
      await job.save({ cursor: 0 }, (tx) => begin(tx, job));
      let toldAt = Date.now();
      const end = await runPortions(app, job, {
        state: 'WRITING',
        goesOnFor: ({ user_id }) => ({ userId: user_id }),
        async portion({ tx, row, caller, most, isSpoiled }) {
          const context = await contextOf(tx, caller, row);
          const done = await writePortion(tx, row, { context, most, isSpoiled });
          if (Date.now() - toldAt > TELL_RECORDS_EVERY_MS) {
            toldAt = Date.now();
            await targetOf(row.type).tell(tx, context);
          }
          return done;
        },
      });
      await finish(app, job, end);
    },
    {
      async onEnd(tx, { accountId, payload }) {
        const row = await readImport(tx, accountId, payload.importId, { holds: true });
        if (row?.state === 'WRITING' || (row?.state === 'QUEUED' && row.version === payload.version))
          await changeImport(tx, row, {
            state: 'FAILED',
            problem: 'A importação parou antes do fim. O que foi gravado fica; continue, ou desfaça.',
            counts: JSON.stringify(await countRows(tx, row)),
            ...{ ended_at: new Date(), undo_until: undoUntil() },
          });
      },
    },
  );
}

async function begin(tx: Tx, { accountId, payload }: PortionsRun): Promise<void> {
  const row = await readImport(tx, accountId, payload.importId, { holds: true });
  if (row?.state === 'QUEUED') await changeImport(tx, row, { state: 'WRITING', problem: null });
}

async function finish(app: FastifyInstance, job: PortionsRun, end: PortionsEnd): Promise<void> {
  if (end === 'NOT_MINE') return job.finish(async (tx) => settleCounts(tx, job));
  const row = await job.read((tx) => readImport(tx, job.accountId, job.payload.importId));
  const caller = row && (await findPerson(app.database, { accountId: row.account_id, userId: row.user_id }));
  await job.finish(async (tx) => {
    const row = await readImport(tx, job.accountId, job.payload.importId, { holds: true });
    if (row?.state !== 'WRITING') return;
    const counts = await countRows(tx, row);
    const problem =
      end === 'NOT_ALLOWED'
        ? 'A permissão para importar foi retirada no meio. O que já foi gravado fica, e pode ser desfeito.'
        : null;
    const ended = await changeImport(tx, row, {
      state: end === 'NOT_ALLOWED' ? 'FAILED' : 'DONE',
      ...{ problem, counts: JSON.stringify(counts), cursor: 0, ended_at: new Date() },
      undo_until: undoUntil(),
    });
    if (caller) await targetOf(row.type).tell(tx, await contextOf(tx, caller, row));
    await tellOfEnd(tx, ended);
  });
}

/** Paused or cancelled in the middle: what was written until here is counted, and can be undone. */
async function settleCounts(tx: Tx, job: PortionsRun): Promise<void> {
  const row = await readImport(tx, job.accountId, job.payload.importId, { holds: true });
  if (row?.state !== 'PAUSED' && row?.state !== 'CANCELLED') return;
  await changeImport(tx, row, {
    counts: JSON.stringify(await countRows(tx, row)),
    undo_until: undoUntil(),
  });
}

const tellOfEnd = (tx: Tx, { account_id, id, user_id, file_name, counts, state }: Row<'imports'>) =>
  notify(tx, {
    accountId: account_id,
    kind: 'import-ended',
    people: [user_id],
    by: null,
    facts: {
      importId: id,
      fileName: file_name,
      hasFailed: state === 'FAILED',
      ...writtenCounts(counts),
      faulty: counts.faulty ?? 0,
    },
  });

import { findUserCaller } from '@girassol/api-platform/access/find-token-caller';
import type { Row, Tx } from '@girassol/api-platform/database';
import { registerJob } from '@girassol/api-platform/jobs';
import { notify } from '@girassol/api-platform/notifications';
import { DAY_MS } from '@girassol/shared-domain';
import { computeWrittenRecordCounts } from '@girassol/shared-domain/imports';
import type { FastifyInstance } from 'fastify';
import { findImport } from '../record/find-import';
import { loadImportContext } from '../record/import-context';
import { countImportRows } from '../record/import-counts';
import { updateImport } from '../record/update-import';
import { IMPORT_UNDO_DAYS } from '../retention';
import { getImportTarget } from '../targets';
import { writeImportJob } from './import-jobs';
import { type PortionJobRun, type PortionRunOutcome, runPortions } from './run-portions';
import { writePortion } from './write-portion';

/** Open screens are told of new records this often while an import goes on. */
const PUBLISH_RECORDS_INTERVAL_MS = 3_000;

const undoUntil = () => new Date(Date.now() + IMPORT_UNDO_DAYS * DAY_MS);

/** Registers the handler of the job that writes the ready rows of an import as records. */
export function registerWriteJob(app: FastifyInstance): void {
  registerJob(
    app,
    writeImportJob,
    async (job) => {
      await job.save({ cursor: 0 }, (tx) => begin(tx, job));
      let toldAt = Date.now();
      const end = await runPortions(app, job, {
        state: 'WRITING',
        goesOnFor: ({ user_id }) => ({ userId: user_id }),
        async portion({ tx, row, caller, most, isSpoiled }) {
          const context = await loadImportContext(tx, caller, row);
          const done = await writePortion(tx, row, { context, most, isSpoiled });
          if (Date.now() - toldAt > PUBLISH_RECORDS_INTERVAL_MS) {
            toldAt = Date.now();
            await getImportTarget(row.type).tell(tx, context);
          }
          return done;
        },
      });
      await finish(app, job, end);
    },
    {
      async onEnd(tx, { accountId, payload }) {
        const row = await findImport(tx, accountId, payload.importId, { holds: true });
        if (row?.state === 'WRITING' || (row?.state === 'QUEUED' && row.version === payload.version))
          await updateImport(tx, row, {
            state: 'FAILED',
            problem: 'A importação parou antes do fim. O que foi gravado fica; continue, ou desfaça.',
            counts: JSON.stringify(await countImportRows(tx, row)),
            ...{ ended_at: new Date(), undo_until: undoUntil() },
          });
      },
    },
  );
}

async function begin(tx: Tx, { accountId, payload }: PortionJobRun): Promise<void> {
  const row = await findImport(tx, accountId, payload.importId, { holds: true });
  if (row?.state === 'QUEUED') await updateImport(tx, row, { state: 'WRITING', problem: null });
}

async function finish(app: FastifyInstance, job: PortionJobRun, end: PortionRunOutcome): Promise<void> {
  if (end === 'NOT_MINE') return job.finish(async (tx) => settleCounts(tx, job));
  const row = await job.read((tx) => findImport(tx, job.accountId, job.payload.importId));
  const caller =
    row && (await findUserCaller(app.database, { accountId: row.account_id, userId: row.user_id }));
  await job.finish(async (tx) => {
    const row = await findImport(tx, job.accountId, job.payload.importId, { holds: true });
    if (row?.state !== 'WRITING') return;
    const counts = await countImportRows(tx, row);
    const problem =
      end === 'NOT_ALLOWED'
        ? 'A permissão para importar foi retirada no meio. O que já foi gravado fica, e pode ser desfeito.'
        : null;
    const ended = await updateImport(tx, row, {
      state: end === 'NOT_ALLOWED' ? 'FAILED' : 'DONE',
      ...{ problem, counts: JSON.stringify(counts), cursor: 0, ended_at: new Date() },
      undo_until: undoUntil(),
    });
    if (caller) await getImportTarget(row.type).tell(tx, await loadImportContext(tx, caller, row));
    await notifyImportEnded(tx, ended);
  });
}

/** Paused or cancelled in the middle: what was written until here is counted, and can be undone. */
async function settleCounts(tx: Tx, job: PortionJobRun): Promise<void> {
  const row = await findImport(tx, job.accountId, job.payload.importId, { holds: true });
  if (row?.state !== 'PAUSED' && row?.state !== 'CANCELLED') return;
  await updateImport(tx, row, {
    counts: JSON.stringify(await countImportRows(tx, row)),
    undo_until: undoUntil(),
  });
}

const notifyImportEnded = (tx: Tx, { account_id, id, user_id, file_name, counts, state }: Row<'imports'>) =>
  notify(tx, {
    accountId: account_id,
    kind: 'import-ended',
    people: [user_id],
    by: null,
    facts: {
      importId: id,
      fileName: file_name,
      hasFailed: state === 'FAILED',
      ...computeWrittenRecordCounts(counts),
      faulty: counts.faulty ?? 0,
    },
  });

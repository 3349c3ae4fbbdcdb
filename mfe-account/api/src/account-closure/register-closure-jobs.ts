import { ACCESS_RECORD_MONTHS, BILLING_YEARS } from '@girassol/account-domain/closure';
import { enqueueByAccountClock, loadAccountNow } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import { publishSessionEnd } from '@girassol/api-platform/events/publish-event';
import {
  JobPostponedError,
  type JobRun,
  registerJob,
  registerPeriodicJob,
  retryFailedJobs,
} from '@girassol/api-platform/jobs';
import type { FastifyInstance } from 'fastify';
import { lockSubscription } from '../billing/subscription/load-subscription';
import { findClosure } from './closure';
import {
  deleteAccountJob,
  deleteKeptRecordsJob,
  RETRY_DELETIONS_SECONDS,
  remindOfClosureJob,
  retryDeletionsJob,
} from './closure-jobs';
import { mailClosure } from './closure-mails';
import { deleteAccountRows, deleteRows } from './delete-account-rows';
import { accessTables, billingTables } from './kept-rows';
import { planDeletion } from './plan-deletion';

/** Seconds after which the deletion tries again while other work of the account runs. */
const RETRY_SECONDS = 60;

/** Registers the job that reminds the people of an account of its end. */
export function registerClosureReminders(app: FastifyInstance): void {
  registerJob(app, remindOfClosureJob, async (job) => {
    const { accountId, payload } = job;
    if (accountId === null) return;
    await job.finish(async (tx) => {
      const row = await findClosure(tx, accountId);
      if (row?.id !== payload.closureId || row.state !== 'WAITING') return;
      await mailClosure(tx, app.mailer, {
        accountId,
        closureId: row.id,
        endsOn: row.ends_on,
        kind: { reminder: payload.days },
      });
    });
  });
}

/** Registers the job that deletes an account on its last day. */
export const registerAccountDeletion = (app: FastifyInstance): void =>
  registerJob(app, deleteAccountJob, (job) => deleteAccount(app, job));

/** Registers the job that deletes what was kept apart, once its term is over. */
export const registerKeptRecordsDeletion = (app: FastifyInstance): void =>
  registerJob(app, deleteKeptRecordsJob, (job) => deleteKeptRecords(app, job));

/** Registers the job that begins deletions which gave up again, and logs them for operators. */
export const registerDeletionRetries = (app: FastifyInstance): void =>
  registerPeriodicJob(app, retryDeletionsJob, { everySeconds: RETRY_DELETIONS_SECONDS }, async () => {
    for (const { kind } of [deleteAccountJob, deleteKeptRecordsJob])
      for (const { id: job, account_id: accountId, error } of await retryFailedJobs(app.database, kind))
        app.log.error(
          { accountId, job, kind, error },
          'the deletion of an account gave up, and begins again',
        );
  });

async function deleteAccount(app: FastifyInstance, job: JobRun<{ closureId: string }>): Promise<void> {
  const { accountId } = job;
  if (accountId === null || !(await begin(job, accountId))) return;
  await deleteAccountRows({
    accountId,
    store: app.files.store,
    write: (work) => job.write(work),
    giveWay: () => app.giveWay(),
  });
  await job.finish(async (tx) => {
    await tx
      .updateTable('account_closures')
      .set({ state: 'DELETED', reasons: '{}' })
      .where('account_id', '=', accountId)
      .execute();
    await scheduleEndsOfKeptRecords(tx, accountId);
  });
}

/**
 * Closes the account before it is deleted: nobody is signed in any more. False for an end that was taken back. Waits while
 * an import or other work of the account runs: it ends first.
 */
async function begin(job: JobRun<{ closureId: string }>, accountId: string): Promise<boolean> {
  let isValid = false;
  await job.write(async (tx) => {
    // A payment that is settled at this moment would write the account's status after it was closed.
    await lockSubscription(tx, accountId);
    const row = await tx
      .selectFrom('account_closures')
      .selectAll()
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    isValid = row?.id === job.payload.closureId && row.state !== 'DELETED';
    if (!isValid || row?.state === 'DELETING') return;
    if (await hasRunningWork(tx, accountId, job.id)) throw new JobPostponedError(RETRY_SECONDS);
    await tx
      .updateTable('account_closures')
      .set({ state: 'DELETING' })
      .where('account_id', '=', accountId)
      .execute();
    await tx
      .updateTable('accounts')
      .set({ status_ok: false, status: 'CANCELED', active_modules: [] })
      .where('id', '=', accountId)
      .execute();
    // People first: a login that is opening a session holds them, and its session is found afterwards.
    await tx
      .updateTable('users')
      .set({ disabled_at: new Date() })
      .where('account_id', '=', accountId)
      .execute();
    const sessions = await tx
      .deleteFrom('sessions')
      .where('account_id', '=', accountId)
      .returning('id')
      .execute();
    for (const { id } of sessions) await publishSessionEnd(tx, id);
    // Nobody accepts one while the rows are being deleted.
    await tx
      .updateTable('invitations')
      .set({ revoked_at: new Date() })
      .where('account_id', '=', accountId)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .execute();
  });
  return isValid;
}

async function hasRunningWork(tx: Tx, accountId: string, jobId: string): Promise<boolean> {
  const running = await tx
    .selectFrom('jobs')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'RUNNING')
    .where('id', '<>', jobId)
    // The clock of the account waits for this job.
    .where('kind', '<>', 'clock.move')
    .executeTakeFirst();
  const importing = await tx
    .selectFrom('imports')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', 'in', ['CHECKING', 'QUEUED', 'WRITING', 'UNDOING'])
    .executeTakeFirst();
  return running !== undefined || importing !== undefined;
}

async function scheduleEndsOfKeptRecords(tx: Tx, accountId: string): Promise<void> {
  const access = await loadAccountNow(tx, accountId);
  access.setUTCMonth(access.getUTCMonth() + ACCESS_RECORD_MONTHS);
  const billing = await loadAccountNow(tx, accountId);
  billing.setUTCFullYear(billing.getUTCFullYear() + BILLING_YEARS);
  for (const [kept, dueAt] of [
    ['access', access],
    ['billing', billing],
  ] as const)
    await enqueueByAccountClock(tx, deleteKeptRecordsJob, { accountId, payload: { kept }, dueAt });
}

/** Deletes records whose term is over, and people to whom nothing refers any more. */
async function deleteKeptRecords(
  app: FastifyInstance,
  job: JobRun<{ kept: 'access' | 'billing' }>,
): Promise<void> {
  const { accountId } = job;
  if (accountId === null) return;
  const tables: readonly string[] = job.payload.kept === 'access' ? accessTables : billingTables;
  const plan = await job.read((tx) => planDeletion(tx));
  await job.write(async (tx) => {
    await tx
      .updateTable('account_closures')
      .set({ state: 'DELETING' })
      .where('account_id', '=', accountId)
      .execute();
  });
  const deletion = {
    accountId,
    write: (work: (tx: Tx) => Promise<void>) => job.write(work),
    giveWay: () => app.giveWay(),
  };
  for (const table of plan.tables) if (tables.includes(table)) await deleteRows(deletion, plan, table, 'all');
  await deleteRows(deletion, plan, 'users');
  await job.finish(async (tx) => {
    await tx
      .updateTable('account_closures')
      .set({ state: 'DELETED' })
      .where('account_id', '=', accountId)
      .execute();
  });
}

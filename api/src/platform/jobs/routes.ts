import type { RouteKey } from '@girassol/shared-domain/contract';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../database';
import { callerOf } from '../http/authorise';
import { asAccountOnce } from '../http/idempotency';
import { serveWithoutRows } from '../http/serve';
import { Refusal } from '../refusals/refusal';
import { cancelJob } from './cancel-job';
import { accountOfJob, discardJob, repeatJob } from './failed-jobs';
import { listJobs } from './list-jobs';

type Decision = Extract<RouteKey, `POST /operation/jobs/${string}`>;

/** Where the administration of the platform sees what is done after the answers, and decides about what failed. */
export function jobRoutes(app: FastifyInstance): void {
  const { database } = app;

  serveWithoutRows(app, 'GET /operation/jobs/list/:state/:multiplier', ({ params, query }) =>
    listJobs(app, { ...params, kind: query.kind ?? '' }),
  );

  /** `work` answers false where the job was no longer in the state for it. */
  const decide = (key: Decision, deed: string, work: (tx: Tx, id: string) => Promise<boolean>) =>
    serveWithoutRows(app, key, async ({ params: { jobId }, request }) => {
      const caller = callerOf(request);
      // The platform's own jobs are nobody's rows.
      const worksIn = (await accountOfJob(database, jobId)) ?? '';
      await asAccountOnce(database, { caller, key, request, worksIn }, async (tx) => {
        if (!(await work(tx, jobId)))
          throw new Refusal(409, 'Esta tarefa mudou de situação enquanto isso. Atualize a lista.');
        return {};
      });
      request.log.info({ job: jobId, by: caller.userId }, `an operator ${deed} a job`);
      return {};
    });
  decide('POST /operation/jobs/repeat/:jobId', 'repeats', repeatJob);
  decide('POST /operation/jobs/discard/:jobId', 'discards', discardJob);
  decide('POST /operation/jobs/cancel/:jobId', 'cancels', cancelJob);
}

import type { RouteKey } from '@girassol/shared-domain/contract';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../database';
import { getCaller } from '../http/authorise';
import { runIdempotently } from '../http/idempotency';
import { serveWithoutTransaction } from '../http/serve';
import { Refusal } from '../refusals/refusal';
import { cancelJob } from './cancel-job';
import { discardJob, loadJobAccountId, retryJob } from './failed-jobs';
import { listJobs } from './list-jobs';

type Decision = Extract<RouteKey, `POST /operation/jobs/${string}`>;

/** Registers the routes by which operators of the platform see jobs and decide about failed ones. */
export function registerJobRoutes(app: FastifyInstance): void {
  const { database } = app;

  serveWithoutTransaction(app, 'GET /operation/jobs/list/:state/:multiplier', ({ params, query }) =>
    listJobs(app, { ...params, kind: query.kind ?? '' }),
  );

  /** `work` answers false where the job was no longer in the state for it. */
  const decide = (key: Decision, deed: string, work: (tx: Tx, id: string) => Promise<boolean>) =>
    serveWithoutTransaction(app, key, async ({ params: { jobId }, request }) => {
      const caller = getCaller(request);
      // The platform's own jobs are nobody's rows.
      const worksIn = (await loadJobAccountId(database, jobId)) ?? '';
      await runIdempotently(database, { caller, key, request, worksIn }, async (tx) => {
        if (!(await work(tx, jobId)))
          throw new Refusal(409, 'Esta tarefa mudou de situação enquanto isso. Atualize a lista.');
        return {};
      });
      request.log.info({ job: jobId, by: caller.userId }, `an operator ${deed} a job`);
      return {};
    });
  decide('POST /operation/jobs/repeat/:jobId', 'repeats', retryJob);
  decide('POST /operation/jobs/discard/:jobId', 'discards', discardJob);
  decide('POST /operation/jobs/cancel/:jobId', 'cancels', cancelJob);
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../http/authorise';
import { serveWithoutRows } from '../http/serve';
import { cancelJob } from './cancel-job';
import { discardJob, repeatJob, withJob } from './failed-jobs';
import { listJobs } from './list-jobs';

/** Where the administration of the platform sees what is done after the answers, and decides about what failed. */
export function jobRoutes(app: FastifyInstance): void {
  const { database } = app;
  const tell = (request: FastifyRequest, deed: string, job: string) =>
    request.log.info({ job, by: callerOf(request).userId }, `an operator ${deed} a job`);

  serveWithoutRows(app, 'GET /operation/jobs/list/:state/:multiplier', ({ params, query }) =>
    listJobs(app, { ...params, kind: query.kind ?? '' }),
  );

  serveWithoutRows(app, 'POST /operation/jobs/repeat/:jobId', async ({ params, request }) => {
    await withJob(database, params.jobId, repeatJob);
    tell(request, 'repeats', params.jobId);
    return {};
  });

  serveWithoutRows(app, 'POST /operation/jobs/discard/:jobId', async ({ params, request }) => {
    await withJob(database, params.jobId, discardJob);
    tell(request, 'discards', params.jobId);
    return {};
  });

  serveWithoutRows(app, 'POST /operation/jobs/cancel/:jobId', async ({ params, request }) => {
    await withJob(database, params.jobId, cancelJob);
    tell(request, 'cancels', params.jobId);
    return {};
  });
}

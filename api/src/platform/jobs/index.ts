export { cancelJob } from './cancel-job';

import type { FastifyInstance } from 'fastify';
import { forgetOldJobs } from './forget-jobs';
import { LEASE_SECONDS } from './held-job';
import { jobMetrics } from './job-metrics';
import type { Period } from './periods';
import type { RegisteredJob } from './run-job';
import { openWorker, type Worker } from './worker';

/** The jobs of this process. */
export interface Jobs extends Worker {
  kinds: Map<string, RegisteredJob>;
  periods: Period[];
}

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs;
  }
}

interface JobsOptions {
  /** Jobs that run at once in this process. */
  atOnce: number;
  leaseSeconds?: number;
}

/** Makes `app.jobs`: areas register what they do, and whoever starts the process says whether it works (`app.jobs.start()`). */
export function openJobs(app: FastifyInstance, { atOnce, leaseSeconds = LEASE_SECONDS }: JobsOptions): void {
  const kinds = new Map<string, RegisteredJob>();
  const periods: Period[] = [];
  const worker = openWorker({
    database: app.database,
    log: app.log,
    metrics: jobMetrics(app.metrics, app.database),
    kinds,
    periods,
    leaseSeconds,
    atOnce,
  });
  app.decorate('jobs', { kinds, periods, ...worker });
  forgetOldJobs(app);
}

export { defineJob, type JobKind } from './define-job';
export { enqueue, type NewJob, wakeWorkers } from './enqueue';
export { GiveUp, JobCancelled, NotYet } from './outcomes';
export { firstPortion } from './portion-size';
export { inPortions, registerCleaning } from './register-cleaning';
export { registerJob, registerPeriodic } from './register-job';
export type { JobEnd, JobHandler, JobRun } from './run-job';

export { cancelJob } from './cancel-job';

import type { FastifyInstance } from 'fastify';
import type { Tracing } from '../tracing';
import { JOB_LEASE_SECONDS } from './claimed-job';
import { createJobMetrics } from './job-metrics';
import type { JobPeriod } from './periodic-jobs';
import { registerJobCleaning } from './register-job-cleaning';
import type { RegisteredJob } from './run-job';
import { createJobWorker, type JobWorker } from './worker';

/** Registered job handlers and periods, and the worker of this process. */
export interface JobRegistry extends JobWorker {
  kinds: Map<string, RegisteredJob>;
  periods: JobPeriod[];
}

declare module 'fastify' {
  interface FastifyInstance {
    jobs: JobRegistry;
  }
}

interface JobsOptions {
  /** Jobs that run at once in this process. */
  atOnce: number;
  leaseSeconds?: number;
  /** Spans of the runs of jobs. */
  tracing?: Tracing | undefined;
}

/**
 * Registers `app.jobs`: areas add job handlers, and the entry point of the process decides whether the
 * process runs jobs (`app.jobs.start()`).
 */
export function registerJobRegistry(
  app: FastifyInstance,
  { atOnce, leaseSeconds = JOB_LEASE_SECONDS, tracing }: JobsOptions,
): void {
  const kinds = new Map<string, RegisteredJob>();
  const periods: JobPeriod[] = [];
  const worker = createJobWorker({
    database: app.database,
    log: app.log,
    metrics: createJobMetrics(app.metrics, app.database),
    kinds,
    periods,
    leaseSeconds,
    atOnce,
    tracing,
  });
  app.decorate('jobs', { kinds, periods, ...worker });
  registerJobCleaning(app);
}

export { computeFirstBatchSize } from './batch-size';
export { defineJob, type JobKind } from './define-job';
export { enqueue, type NewJob, signalWorkers, withdrawJob } from './enqueue';
export { retryFailedJobs } from './failed-jobs';
export { JobCancelledError, JobPostponedError, PermanentJobError } from './job-errors';
export { deleteInBatches, registerCleaning } from './register-cleaning';
export { registerJob, registerPeriodicJob } from './register-job';
export type { FailedOrCancelledJob, JobHandler, JobRun } from './run-job';

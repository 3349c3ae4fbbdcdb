export { cancelJob } from './cancel-job';

import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Tx } from '../database';
import type { JobKind } from './define-job';
import { LEASE_SECONDS } from './held-job';
import { jobMetrics } from './job-metrics';
import type { Period } from './periods';
import { type JobEnd, type JobHandler, type RegisteredJob, registered } from './run-job';
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
}

/**
 * Says what does a kind of job. `onEnd` runs in the transaction that ends one that failed for good or was cancelled.
 * Once a process; a kind that no process knows waits.
 */
export function registerJob<P extends z.ZodType, G extends z.ZodType>(
  app: FastifyInstance,
  kind: JobKind<P, G>,
  handler: JobHandler<z.output<P>, z.output<G>>,
  { onEnd }: { onEnd?: (tx: Tx, end: JobEnd<z.output<P>>) => Promise<void> } = {},
): void {
  if (app.jobs.kinds.has(kind.kind)) throw new Error(`the job ${kind.kind} is registered twice`);
  app.jobs.kinds.set(kind.kind, registered(kind, handler, onEnd));
}

/** The same for work that comes again and again, exactly once over all processes; it belongs to no account. */
export function registerPeriodic(
  app: FastifyInstance,
  kind: JobKind<z.ZodObject, z.ZodType>,
  { everySeconds }: { everySeconds: number },
  handler: JobHandler<Record<string, unknown>, unknown>,
): void {
  registerJob(app, kind, handler);
  app.jobs.periods.push({ kind, everySeconds });
}

export { defineJob, type JobKind } from './define-job';
export { enqueue, type NewJob } from './enqueue';
export { GiveUp, JobCancelled, NotYet } from './outcomes';
export type { JobEnd, JobHandler, JobRun } from './run-job';

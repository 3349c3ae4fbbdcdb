import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Tx } from '../database';
import type { JobKind } from './define-job';
import { type FailedOrCancelledJob, type JobHandler, toRegisteredJob } from './run-job';

/**
 * Registers the handler of a kind of job in this process; jobs of a kind without a handler wait. `onEnd` runs
 * in the transaction that ends a job that failed for good or was cancelled.
 */
export function registerJob<P extends z.ZodType, G extends z.ZodType>(
  app: FastifyInstance,
  kind: JobKind<P, G>,
  handler: JobHandler<z.output<P>, z.output<G>>,
  { onEnd }: { onEnd?: (tx: Tx, end: FailedOrCancelledJob<z.output<P>>) => Promise<void> } = {},
): void {
  if (app.jobs.kinds.has(kind.kind)) throw new Error(`the job ${kind.kind} is registered twice`);
  app.jobs.kinds.set(kind.kind, toRegisteredJob(kind, handler, onEnd));
}

/**
 * Registers the handler of a periodic job, which runs exactly once per period over all processes and belongs
 * to no account.
 */
export function registerPeriodicJob(
  app: FastifyInstance,
  kind: JobKind<z.ZodObject, z.ZodType>,
  { everySeconds }: { everySeconds: number },
  handler: JobHandler<Record<string, unknown>, unknown>,
): void {
  registerJob(app, kind, handler);
  app.jobs.periods.push({ kind, everySeconds });
}

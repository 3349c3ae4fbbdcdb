import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Tx } from '../database';
import type { JobKind } from './define-job';
import { type JobEnd, type JobHandler, registered } from './run-job';

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

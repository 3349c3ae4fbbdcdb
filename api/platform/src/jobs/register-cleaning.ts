import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { defineJob, type JobKind } from './define-job';
import { registerPeriodicJob } from './register-job';

/** Periodic job that deletes old data: its kind, its title for operators, and its period in seconds. */
export interface CleaningJob extends Pick<JobKind, 'kind' | 'title'> {
  everySeconds: number;
}

/**
 * Registers a periodic job that deletes old data, with low priority, exactly once per period over all
 * processes.
 */
export function registerCleaning(
  app: FastifyInstance,
  { kind, title, everySeconds }: CleaningJob,
  work: () => Promise<unknown>,
): void {
  const cleaning = defineJob({ kind, title, payload: z.object({}), priority: 'LOW' });
  registerPeriodicJob(app, cleaning, { everySeconds }, async () => void (await work()));
}

/** Rows that one transaction ends at most: what is written meanwhile does not wait for long. */
const AT_ONCE = 5_000;

/**
 * Deletes rows in batches until a batch is not full. `endSome` deletes at most the given number of rows and
 * returns the number that it deleted.
 */
export async function deleteInBatches(endSome: (most: number) => Promise<number>): Promise<void> {
  while ((await endSome(AT_ONCE)) >= AT_ONCE);
}

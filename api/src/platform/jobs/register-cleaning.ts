import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { defineJob, type JobKind } from './define-job';
import { registerPeriodic } from './register-job';

/** What is cleaned up, as operators read it, and how often. */
export interface Cleaning extends Pick<JobKind, 'kind' | 'title'> {
  everySeconds: number;
}

/** Has something cleaned up again and again, behind everything else, exactly once over all processes. */
export function registerCleaning(
  app: FastifyInstance,
  { kind, title, everySeconds }: Cleaning,
  work: () => Promise<unknown>,
): void {
  const cleaning = defineJob({ kind, title, payload: z.object({}), priority: 'LOW' });
  registerPeriodic(app, cleaning, { everySeconds }, async () => void (await work()));
}

/** Rows that one transaction ends at most: what is written meanwhile does not wait for long. */
const AT_ONCE = 5_000;

/** Ends rows in portions until one is not full. `endSome` answers how many there were. */
export async function inPortions(endSome: (most: number) => Promise<number>): Promise<void> {
  while ((await endSome(AT_ONCE)) >= AT_ONCE);
}

import type { FastifyInstance } from 'fastify';
import { registerJob } from '../../../../platform/jobs';
import { lockEntry, writeEntry } from './books';
import { stepKind } from './job-kinds';
import { nextStep } from './own-steps';

/** Takes the steps that the bank takes by itself, each once; one that the desk or the seller overtook is left. */
export function stepByJobs(app: FastifyInstance): void {
  registerJob(app, stepKind, (job) =>
    job.finish(async (tx) => {
      const { applicationId, step } = job.payload;
      const entry = await lockEntry(tx, job.accountId ?? '', { id: applicationId });
      if (!entry || entry.nextStep !== step) return;
      const taken = nextStep(entry.application, job.dueAt)?.take(entry.application, job.dueAt);
      if (taken) await writeEntry(tx, entry, taken, job.dueAt);
    }),
  );
}

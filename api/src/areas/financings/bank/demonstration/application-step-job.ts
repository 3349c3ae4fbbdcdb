import { registerJob } from '@girassol/api-platform/jobs';
import type { FastifyInstance } from 'fastify';
import { lockApplication, saveApplication } from './application-store';
import { getNextAutomaticStep } from './automatic-steps';
import { applicationStepJob } from './job-kinds';

/**
 * Registers the handler of the job in which the demonstration bank takes automatic steps of credit
 * applications, each once. A step is skipped if the desk or the seller has changed the application since the
 * step was scheduled.
 */
export function registerApplicationStepJob(app: FastifyInstance): void {
  registerJob(app, applicationStepJob, (job) =>
    job.finish(async (tx) => {
      const { applicationId, step } = job.payload;
      const entry = await lockApplication(tx, job.accountId ?? '', { id: applicationId });
      if (!entry || entry.nextStep !== step) return;
      const taken = getNextAutomaticStep(entry.application, job.dueAt)?.take(entry.application, job.dueAt);
      if (taken) await saveApplication(tx, entry, taken, job.dueAt);
    }),
  );
}

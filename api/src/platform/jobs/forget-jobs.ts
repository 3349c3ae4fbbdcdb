import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from './define-job';
import { registerPeriodic } from './register-job';

const KEPT_DAYS = 7;
const EVERY_SECONDS = 60 * 60;
const AT_ONCE = 5_000;

const forget = defineJob({
  kind: 'jobs.forget',
  title: 'Apagar tarefas antigas',
  payload: z.object({}),
  priority: 'LOW',
});

/** Forgets what went well, or was discarded, a week ago. What failed stays until somebody decides. */
export function forgetOldJobs(app: FastifyInstance): void {
  registerPeriodic(app, forget, { everySeconds: EVERY_SECONDS }, async () => {
    for (;;) {
      const before = new Date(Date.now() - KEPT_DAYS * 86_400_000);
      const [gone] = await app.database.lookUp(
        sql<{ gone: number }>`select forget_jobs(${before}, ${AT_ONCE}) as gone`,
      );
      if ((gone?.gone ?? 0) < AT_ONCE) return;
    }
  });
}

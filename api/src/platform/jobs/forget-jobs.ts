import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { inPortions, registerCleaning } from './register-cleaning';

const KEPT_DAYS = 7;
const cleaning = { kind: 'jobs.forget', title: 'Apagar tarefas antigas', everySeconds: 60 * 60 };

/** Forgets what went well, or was discarded, a week ago. What failed stays until somebody decides. */
export function forgetOldJobs(app: FastifyInstance): void {
  registerCleaning(app, cleaning, () =>
    inPortions(async (most) => {
      const before = new Date(Date.now() - KEPT_DAYS * 86_400_000);
      const [gone] = await app.database.lookUp(
        sql<{ gone: number }>`select forget_jobs(${before}, ${most}) as gone`,
      );
      return gone?.gone ?? 0;
    }),
  );
}

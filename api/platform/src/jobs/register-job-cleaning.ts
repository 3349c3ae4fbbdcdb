import { DAY_MS } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { deleteInBatches, registerCleaning } from './register-cleaning';
import { ENDED_JOB_RETENTION_DAYS } from './retention';

const cleaning = { kind: 'jobs.forget', title: 'Apagar tarefas antigas', everySeconds: 60 * 60 };

/**
 * Registers the deletion of jobs that succeeded or were discarded a week ago. Failed jobs stay until an
 * operator retries or discards them.
 */
export function registerJobCleaning(app: FastifyInstance): void {
  registerCleaning(app, cleaning, () =>
    deleteInBatches(async (most) => {
      const before = new Date(Date.now() - ENDED_JOB_RETENTION_DAYS * DAY_MS);
      const [gone] = await app.database.lookUp(
        sql<{ gone: number }>`select forget_jobs(${before}, ${most}) as gone`,
      );
      return gone?.gone ?? 0;
    }),
  );
}

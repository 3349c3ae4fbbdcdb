import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database';
import { defineJob, registerPeriodic } from '../jobs';

const EVERY_SECONDS = 60 * 60;

const forget = defineJob({
  kind: 'answers.forget',
  title: 'Apagar respostas guardadas para repetições',
  payload: z.object({}),
  priority: 'LOW',
});

/** Ends answers that were kept for repetitions longer ago than anybody repeats, of every account. Answers how many. */
export async function forgetKeptAnswers(database: Database): Promise<number> {
  const [row] = await database.lookUp(sql<{ count: number }>`select forget_kept_answers() as count`);
  return row?.count ?? 0;
}

/** Has it done every hour, by one process. */
export function forgetAnswersByJobs(app: FastifyInstance): void {
  registerPeriodic(app, forget, { everySeconds: EVERY_SECONDS }, async () => {
    await forgetKeptAnswers(app.database);
  });
}

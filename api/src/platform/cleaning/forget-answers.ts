import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database';
import { registerCleaning } from '../jobs';

const cleaning = {
  kind: 'answers.forget',
  title: 'Apagar respostas guardadas para repetições',
  everySeconds: 60 * 60,
};

/** Ends answers that were kept for repetitions longer ago than anybody repeats, of every account. Answers how many. */
export async function forgetKeptAnswers(database: Database): Promise<number> {
  const [row] = await database.lookUp(sql<{ count: number }>`select forget_kept_answers() as count`);
  return row?.count ?? 0;
}

/** Has it done every hour, by one process. */
export function forgetAnswersByJobs(app: FastifyInstance): void {
  registerCleaning(app, cleaning, () => forgetKeptAnswers(app.database));
}

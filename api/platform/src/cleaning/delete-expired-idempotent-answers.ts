import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database';
import { registerCleaning } from '../jobs';

const cleaning = {
  kind: 'answers.forget',
  title: 'Apagar respostas guardadas para repetições',
  everySeconds: 60 * 60,
};

/**
 * Deletes the stored answers of idempotent calls that are too old to be repeated, in every account. Returns
 * the number of deleted answers.
 */
export async function deleteExpiredIdempotentAnswers(database: Database): Promise<number> {
  const [row] = await database.lookUp(sql<{ count: number }>`select forget_kept_answers() as count`);
  return row?.count ?? 0;
}

/** Registers the job that deletes expired answers of idempotent calls every hour, in one process. */
export function registerIdempotentAnswerCleaning(app: FastifyInstance): void {
  registerCleaning(app, cleaning, () => deleteExpiredIdempotentAnswers(app.database));
}

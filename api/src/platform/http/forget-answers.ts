import { sql } from 'kysely';
import type { Database } from '../database';

const FIRST_AFTER_MS = 45_000;
const EVERY_MS = 60 * 60_000;

/** Ends answers that were kept for repetitions longer ago than anybody repeats, of every account. Answers how many. */
export async function forgetKeptAnswers(database: Database): Promise<number> {
  const [row] = await database.lookUp(sql<{ count: number }>`select forget_kept_answers() as count`);
  return row?.count ?? 0;
}

/** Does so now and then. Answers how to end it. */
export function keepForgettingAnswers(database: Database, onFailure: (error: Error) => void): () => void {
  const run = () => void forgetKeptAnswers(database).catch(onFailure);
  const first = setTimeout(run, FIRST_AFTER_MS).unref();
  const again = setInterval(run, EVERY_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(again);
  };
}

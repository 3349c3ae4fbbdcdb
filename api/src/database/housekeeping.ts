import type pg from 'pg';

const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 30 * 60_000;

/**
 * The embedded database has no autovacuum: now and then, when nobody waits, dead rows are cleared away and the planner's
 * figures brought up to date. Answers how to end it.
 */
export function keepHouse(pool: pg.Pool, onFailure: (error: Error) => void): () => void {
  const clean = () => {
    if (pool.waitingCount > 0) return;
    pool.query('vacuum (analyze)').catch(onFailure);
  };
  const first = setTimeout(clean, FIRST_AFTER_MS).unref();
  const again = setInterval(clean, EVERY_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(again);
  };
}

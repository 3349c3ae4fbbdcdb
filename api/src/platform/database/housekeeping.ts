import type pg from 'pg';

const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 30 * 60_000;

/**
 * The embedded database has no autovacuum: now and then, when nobody waits, dead rows are cleared away and the planner's
 * figures brought up to date. Answers how to end it.
 */
export function keepHouse(pool: pg.Pool, onFailure: (error: Error) => void): () => void {
  const clean = async () => {
    if (pool.waitingCount > 0) return;
    const client = await pool.connect();
    // Released without its error: the pool would end the client, and with it the one connection that the next one has.
    await client.query('vacuum (analyze)').finally(() => client.release());
  };
  const run = () => void clean().catch(onFailure);
  const first = setTimeout(run, FIRST_AFTER_MS).unref();
  const again = setInterval(run, EVERY_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(again);
  };
}

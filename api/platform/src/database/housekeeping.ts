import type pg from 'pg';

const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 30 * 60_000;

/**
 * Starts a periodic `vacuum (analyze)` of the embedded database, which has no autovacuum: every half hour,
 * unless somebody waits for a connection. Returns a function that stops the vacuum.
 */
export function startVacuum(pool: pg.Pool, onFailure: (error: Error) => void): () => void {
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

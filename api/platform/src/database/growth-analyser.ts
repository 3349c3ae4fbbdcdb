import type { Database } from './database';

/** After so many rows for the first time, then each time when twice as many came. */
const FIRST_ROWS = 2_000;

/**
 * Creates a function that long-running writes call with the number of rows they wrote; it updates the
 * planner's statistics as tables grow. Needed by the embedded database, which has no autovacuum: with the
 * statistics of a nearly empty table, each foreign key check scans the whole table. On a server the function
 * does nothing.
 */
export function createTableStatisticsUpdater({ kind, analyse }: Pick<Database, 'kind' | 'analyse'>) {
  let rows = 0;
  let renewAt = FIRST_ROWS;
  return async (more: number): Promise<void> => {
    rows += more;
    if (kind === 'server' || rows < renewAt) return;
    renewAt = rows * 2;
    await analyse();
  };
}

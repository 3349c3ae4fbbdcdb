import type { Database } from './database';

/** After so many rows for the first time, then each time when twice as many came. */
const FIRST_ROWS = 2_000;

/**
 * For long work that writes: told of its rows, it has the planner's figures renewed as the tables grow. The embedded database
 * has no autovacuum, and where a table was nearly empty when it was last looked at, each row that refers to it has all of it
 * read. A server does this by itself.
 */
export function watchGrowth({ kind, analyse }: Pick<Database, 'kind' | 'analyse'>) {
  let rows = 0;
  let renewAt = FIRST_ROWS;
  return async (more: number): Promise<void> => {
    rows += more;
    if (kind === 'server' || rows < renewAt) return;
    renewAt = rows * 2;
    await analyse();
  };
}

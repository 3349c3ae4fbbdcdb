import type { TestApi } from '../harness';
import { ofEachTable, tablesBut } from '../tables';

/**
 * Tables that a refused request may touch: counters of attempts, sessions, which note when they were last used, and secrets,
 * which are made when they are first needed.
 */
const NOT_COMPARED = ['login_attempts', 'server_secrets', 'sessions'];

/**
 * Figures of each table that change with every row that is added, changed or removed: two that are equal mean that nothing
 * was written in between. `xmin` is the transaction that wrote a row.
 */
export const writtenRows = async (api: TestApi): Promise<Record<string, string>> =>
  ofEachTable(
    api,
    await tablesBut(api, NOT_COMPARED),
    "count(*) || ' rows, ' || coalesce(sum(xmin::text::bigint), 0)",
  );

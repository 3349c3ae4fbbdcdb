import type { TestApi } from './harness';
import { waitUntil } from './wait-until';

/** Waits until a transaction of the server waits for a lock that another one holds. Not for the embedded database. */
export const waitForLockWait = (api: Pick<TestApi, 'query'>): Promise<void> =>
  waitUntil(
    async () => {
      const [row] = await api.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return (row?.count ?? 0) > 0;
    },
    { every: 20 },
  );

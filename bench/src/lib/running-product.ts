import type { Database } from '@girassol/api-platform/database';
import { type ApiClient, signIn } from './api-client';
import { ownerLogin, seedDemoAccount } from './demo-account';
import {
  createServerWorkspace,
  type DatabaseKind,
  openWorkspaceDatabase,
  type RunningServer,
  refreshPlannerStatistics,
  type ServerWorkspace,
  startServer,
} from './server';

/** Running product under measurement. */
export interface RunningProduct {
  server: RunningServer;
  place: ServerWorkspace;
  /** The account of `owner`. */
  accountId: string;
  signIn(): Promise<ApiClient>;
}

interface ProductOptions {
  port: number;
  /** Embedded when left out. */
  store?: DatabaseKind;
  /** Environment of the server. */
  variables?: Record<string, string>;
  /** Adds rows to the demonstration data before the server starts. */
  fill?: (database: Database, accountId: string, place: ServerWorkspace) => Promise<unknown>;
  /** As autovacuum leaves it on a server. */
  isVacuumed?: boolean;
}

/**
 * Starts a product with demonstration data in a database of its own, passes the product to `measure`, and
 * removes server and data afterwards. Renews the statistics of the query planner before the server starts, as
 * on a server that has run for a while.
 */
export async function withRunningProduct<T>(
  { port, store = 'PGlite', variables, fill, isVacuumed = false }: ProductOptions,
  measure: (product: RunningProduct) => Promise<T>,
): Promise<T> {
  const place = await createServerWorkspace(store);
  try {
    const database = await openWorkspaceDatabase(place);
    const accountId = await seedDemoAccount(database);
    await fill?.(database, accountId, place);
    await refreshPlannerStatistics(database, place, { isVacuumed });
    await database.close();
    const server = await startServer(place, port, variables);
    try {
      return await measure({
        server,
        place,
        accountId,
        signIn: () => signIn(server.url, ownerLogin.email, ownerLogin.password),
      });
    } finally {
      await server.stop();
    }
  } finally {
    await place.remove();
  }
}

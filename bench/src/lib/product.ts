import type { Database } from '@girassol/api/src/platform/database';
import { type Client, signIn } from './client';
import { owner, seedForBench } from './demo-account';
import {
  newPlace,
  openPlace,
  type Place,
  type RunningServer,
  renewStatistics,
  type Store,
  startServer,
} from './server';

/** A product that is measured. */
export interface Product {
  server: RunningServer;
  place: Place;
  /** The account of `owner`. */
  accountId: string;
  signIn(): Promise<Client>;
}

interface ProductOptions {
  port: number;
  /** Embedded when left out. */
  store?: Store;
  /** Environment of the server. */
  variables?: Record<string, string>;
  /** What is in the database beside the demonstration data. */
  fill?: (database: Database, accountId: string, place: Place) => Promise<unknown>;
  /** As autovacuum leaves it on a server. */
  isVacuumed?: boolean;
}

/** Starts a product of its own, as one that has run for a while, and measures it; nothing of it is left afterwards. */
export async function withProduct<T>(
  { port, store = 'PGlite', variables, fill, isVacuumed = false }: ProductOptions,
  measure: (product: Product) => Promise<T>,
): Promise<T> {
  const place = await newPlace(store);
  try {
    const database = await openPlace(place);
    const accountId = await seedForBench(database);
    await fill?.(database, accountId, place);
    await renewStatistics(database, place, { isVacuumed });
    await database.close();
    const server = await startServer(place, port, variables);
    try {
      return await measure({
        server,
        place,
        accountId,
        signIn: () => signIn(server.url, owner.email, owner.password),
      });
    } finally {
      await server.stop();
    }
  } finally {
    await place.remove();
  }
}

import type { Database } from './database';
import { openEmbedded } from './embedded';
import { openServer } from './server';

export interface DatabaseConfig {
  dataDir: string;
  databaseUrl?: string | undefined;
  databaseAppUrl?: string | undefined;
  poolSize?: number | undefined;
  onConnectionError?: (error: Error) => void;
}

/** Opens the database of this process, migrated: a server when `databaseUrl` is given, the embedded one otherwise. */
export function openDatabase({
  dataDir,
  databaseUrl,
  databaseAppUrl,
  ...rest
}: DatabaseConfig): Promise<Database> {
  if (!databaseUrl) return openEmbedded(dataDir);
  return openServer({ url: databaseUrl, appUrl: databaseAppUrl, ...rest });
}

export { accountTable } from './account-table';
export { codeOf, type Database, type TenantContext } from './database';
export { newId } from './new-id';
export { StartFailure } from './start-failure';
export type * from './tables';

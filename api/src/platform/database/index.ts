import type { Database } from './database';
import { openEmbedded } from './embedded';
import { openServer } from './server';

export interface DatabaseConfig {
  dataDir: string;
  databaseUrl?: string | undefined;
  databaseAppUrl?: string | undefined;
  poolSize?: number | undefined;
  /** Told of what goes wrong outside any request: a lost connection, a failed cleaning. */
  onFailure?: (error: Error) => void;
}

/** Opens the database of this process, migrated: a server when `databaseUrl` is given, the embedded one otherwise. */
export function openDatabase(config: DatabaseConfig): Promise<Database> {
  const { dataDir, databaseUrl, databaseAppUrl, poolSize, onFailure = () => {} } = config;
  if (!databaseUrl) return openEmbedded(dataDir, onFailure);
  return openServer({ url: databaseUrl, appUrl: databaseAppUrl, poolSize, onFailure });
}

export { accountTable } from './account-table';
export { prepareDataFolder } from './data-folder';
export type { Database, TenantContext } from './database';
export { enterAccount } from './enter-account';
export type { TakenFile } from './file-tables';
export type { ImportedChanges } from './import-tables';
export { newId, newIds } from './new-id';
export type { ShownProposal } from './proposal-page-tables';
export type * from './settings-tables';
export { describeStartError, endStart, isOutOfSpace, StartFailure } from './start-failure';
export type * from './tables';
export { codeOf, isBroken, isConnectionError, isUnavailable } from './unavailable';
export { watchGrowth } from './watch-growth';
export type { ImageSize } from './website-tables';

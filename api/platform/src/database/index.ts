import type { Database } from './database';
import { openEmbeddedDatabase } from './embedded';
import type { Migrations } from './migrate';
import { openServerDatabase } from './server';
import type { OnStatement } from './statement-log';

/** Configuration of the database of a process: data folder, or addresses and pool size for a server. */
export interface DatabaseConfig {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** The same database on other servers, which may take the place of the first. */
  otherDatabaseUrls?: readonly string[] | undefined;
  databaseDirectUrl?: string | undefined;
  databaseAppUrl?: string | undefined;
  /** A server that follows the others, for work that only reads. */
  databaseReadUrl?: string | undefined;
  poolSize?: number | undefined;
  migrations: Migrations;
  /** Told of what goes wrong outside any request: a lost connection, a failed cleaning. */
  onFailure?: (error: Error) => void;
  /** Called after each statement, in the asynchronous context of its caller. */
  onStatement?: OnStatement | undefined;
}

/**
 * Opens the database of this process and applies migrations: a server when `databaseUrl` is given, otherwise the
 * embedded one.
 */
export function openDatabase(config: DatabaseConfig): Promise<Database> {
  const { dataDir, databaseUrl, migrations, poolSize, onFailure = () => {}, onStatement } = config;
  if (!databaseUrl) return openEmbeddedDatabase(dataDir, migrations, onFailure, onStatement);
  return openServerDatabase({
    url: databaseUrl,
    otherUrls: config.otherDatabaseUrls,
    directUrl: config.databaseDirectUrl,
    appUrl: config.databaseAppUrl,
    readUrl: config.databaseReadUrl,
    migrations,
    poolSize,
    onFailure,
    onStatement,
  });
}

export { protectAccountTable } from './account-table';
export type * from './column-types';
export { prepareDataFolder } from './data-folder';
export type { Database } from './database';
export type { UploadLinkFile } from './file-tables';
export { generateId, generateIds } from './generate-id';
export { createTableStatisticsUpdater } from './growth-analyser';
export type { ImportedChanges } from './import-tables';
export type { ProposalPageContents } from './proposal-page-tables';
export { requireNotifications } from './require-notifications';
export { describeStartError, exitWithStartError, isOutOfSpace, StartFailure } from './start-failure';
export type { EndedStatement, OnStatement } from './statement-log';
export { switchTransactionAccount } from './switch-transaction-account';
export type * from './tables';
export type { TenantContext } from './tenant-context';
export { getErrorCode, isConnectionError, isDatabaseBroken, isDatabaseUnavailable } from './unavailable';
export type { ImageVariant } from './website-tables';

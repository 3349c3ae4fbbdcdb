import type { Config } from './config';
import { type Database, openDatabase } from './platform/database';

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseAppUrl' | 'databasePool'>;

/** Opens the database that a process was told to use, up to date. */
export const openConfigured = (
  { dataDir, databaseUrl, databaseAppUrl, databasePool }: Place,
  onFailure: (error: Error) => void,
): Promise<Database> =>
  openDatabase({ dataDir, databaseUrl, databaseAppUrl, poolSize: databasePool, onFailure });

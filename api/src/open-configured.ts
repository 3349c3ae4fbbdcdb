import type { Config } from './config';
import { type Database, openDatabase, prepareDataFolder } from './platform/database';

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseAppUrl' | 'databasePool'>;

/** Opens the database that a process was told to use, up to date, and makes its data folder ready. */
export async function openConfigured(
  { dataDir, databaseUrl, databaseAppUrl, databasePool }: Place,
  onFailure: (error: Error) => void,
): Promise<Database> {
  // The embedded database makes it ready itself; beside a server it holds files and releases.
  if (databaseUrl) await prepareDataFolder(dataDir, onFailure);
  return openDatabase({ dataDir, databaseUrl, databaseAppUrl, poolSize: databasePool, onFailure });
}

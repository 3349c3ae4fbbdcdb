import { type Database, openDatabase, prepareDataFolder } from '@girassol/api-platform/database';
import type { Config } from './config';
import { migrations } from './modules';

type DatabaseLocation = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 'databaseDirectUrl' | 'databaseAppUrl' | 'databasePool'
>;

/** Opens the database that the configuration names, applies its migrations, and prepares the data folder. */
export async function openConfiguredDatabase(
  { dataDir, databaseUrl, databaseDirectUrl, databaseAppUrl, databasePool }: DatabaseLocation,
  onFailure: (error: Error) => void,
): Promise<Database> {
  // The embedded database makes it ready itself; beside a server it holds files and releases.
  if (databaseUrl) await prepareDataFolder(dataDir, onFailure);
  return openDatabase({
    dataDir,
    databaseUrl,
    databaseDirectUrl,
    databaseAppUrl,
    poolSize: databasePool,
    migrations,
    onFailure,
  });
}

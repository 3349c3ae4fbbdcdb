import {
  type Database,
  type OnStatement,
  openDatabase,
  prepareDataFolder,
} from '@girassol/api-platform/database';
import type { Config } from './config';
import { migrations } from './modules';

type DatabaseLocation = Pick<
  Config,
  | 'dataDir'
  | 'databaseUrl'
  | 'otherDatabaseUrls'
  | 'databaseDirectUrl'
  | 'databaseAppUrl'
  | 'databaseReadUrl'
  | 'databasePool'
>;

/**
 * Opens the database that the configuration names, applies its migrations, and prepares the data folder. `onStatement` is
 * called after each statement.
 */
export async function openConfiguredDatabase(
  { dataDir, databasePool, ...urls }: DatabaseLocation,
  onFailure: (error: Error) => void,
  onStatement?: OnStatement,
): Promise<Database> {
  // The embedded database makes it ready itself; beside a server it holds files and releases.
  if (urls.databaseUrl) await prepareDataFolder(dataDir, onFailure);
  return openDatabase({
    ...urls,
    dataDir,
    poolSize: databasePool,
    migrations,
    onFailure,
    onStatement,
  });
}

import { readConfig } from '../config';
import { type Database, openDatabase, StartFailure } from '../platform/database';

/** Runs an operator's command: what is expected to go wrong is one line, and the exit code says so. */
export function runCommand(work: () => Promise<void>): void {
  work().catch((error) => {
    console.error(error instanceof StartFailure ? error.message : error);
    process.exitCode = 1;
  });
}

/** Opens the database of the environment, up to date, for as long as `work` takes. */
export async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const { dataDir, databaseUrl, databaseAppUrl } = readConfig(process.env);
  const database = await openDatabase({
    dataDir,
    databaseUrl,
    databaseAppUrl,
    poolSize: 1,
    onFailure: (error) => console.error(error.message),
  });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

import { readConfig } from '../config';
import { openConfigured } from '../open-configured';
import { type Database, describeStartError } from '../platform/database';

/** Runs an operator's command: what is expected to go wrong is one line, and the exit code says so. */
export function runCommand(work: () => Promise<void>): void {
  work().catch((error) => {
    console.error(describeStartError(error));
    process.exitCode = 1;
  });
}

/** Opens the database of the environment, up to date, for as long as `work` takes. */
export async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const config = { ...readConfig(process.env), databasePool: 1 };
  const database = await openConfigured(config, (error) => console.error(error.message));
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

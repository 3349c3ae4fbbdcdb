import { type Database, describeStartError } from '@girassol/api-platform/database';
import { type Config, parseConfig } from '../config';
import { openConfiguredDatabase } from '../open-configured-database';

/** Runs an operator's command. An expected failure prints one line and sets the exit code. */
export function runOperatorCommand(work: () => Promise<void>): void {
  work().catch((error) => {
    console.error(describeStartError(error));
    process.exitCode = 1;
  });
}

/**
 * Parses the environment variables for a command that works as the owner of the tables: on the server itself, where a
 * pooler stands before it.
 */
export function parseOwnerConfig(): Config {
  const config = parseConfig(process.env);
  return { ...config, databaseUrl: config.databaseDirectUrl ?? config.databaseUrl };
}

/**
 * Opens the database that the environment variables name, applies its migrations, runs `work` with it and
 * closes it.
 */
export async function withConfiguredDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const config = { ...parseConfig(process.env), databasePool: 1, databaseReadUrl: undefined };
  const database = await openConfiguredDatabase(config, (error) => console.error(error.message));
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

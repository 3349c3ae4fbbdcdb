import { buildApp } from '../src/app';
import { readConfig } from '../src/config';
import { openDatabase } from '../src/platform/database';

/** A process that works on jobs until it is killed. Started by a test, with DATABASE_URL and DATA_DIR in its environment. */
async function workForever(): Promise<void> {
  const config = readConfig(process.env);
  const { dataDir, databaseUrl } = config;
  const database = await openDatabase({ dataDir, databaseUrl });
  const app = await buildApp({ database, config });
  await app.ready();
  await app.jobs.start();
  process.stdout.write('started\n');
}

workForever().catch((error) => {
  console.error(error);
  process.exit(1);
});

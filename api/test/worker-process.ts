import { openDatabase } from '@girassol/api-platform/database';
import { buildApp } from '../src/app';
import { parseConfig } from '../src/config';
import { migrations } from '../src/modules';

/** A process that works on jobs until it is killed. Started by a test, with DATABASE_URL and DATA_DIR in its environment. */
async function workForever(): Promise<void> {
  const config = parseConfig(process.env);
  const { dataDir, databaseUrl } = config;
  const database = await openDatabase({ dataDir, databaseUrl, migrations });
  const app = await buildApp({ database, config });
  await app.ready();
  await app.jobs.start();
  process.stdout.write('started\n');
}

workForever().catch((error) => {
  console.error(error);
  process.exit(1);
});

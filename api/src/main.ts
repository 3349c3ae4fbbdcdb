import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resetAccountClocks } from '@girassol/api-platform/clock';
import { exitWithStartError, requireNotifications } from '@girassol/api-platform/database';
import { hasEmbeddedDatabase } from '@girassol/api-platform/database/embedded';
import { openFileStore } from '@girassol/api-platform/files';
import { removeAbandonedFolders } from '@girassol/api-platform/files/temporary-folder';
import { buildLoggerOptions } from '@girassol/api-platform/http/request-log';
import { openTracing } from '@girassol/api-platform/tracing';
import { pino } from 'pino';
import { buildApp } from './app';
import { type Config, parseConfig } from './config';
import { DEMO_PASSWORD, demoLogins, seedDemo } from './demo';
import { deleteDemoTariffs } from './demo/website/tariffs';
import { requireFreePort, toListenFailure } from './listen';
import { openConfiguredDatabase } from './open-configured-database';
import { stopOnSignal } from './stop';

/** Starts the product: one process, one address. */
async function start(): Promise<void> {
  const config = parseConfig(process.env);
  await requireFreePort(config);
  await removeAbandonedFolders();
  const logger = pino(buildLoggerOptions(config));
  if (config.demo && !config.databaseUrl && !hasEmbeddedDatabase(config.dataDir)) await seedBeside();
  const tracing = await openTracing(config.tracing, logger);
  const database = await openConfiguredDatabase(
    config,
    (error) => logger.warn({ err: error }, 'database trouble'),
    tracing?.recordStatement,
  );
  await requireNotifications(database);
  if (config.demo) await seedDemo(database, Date.now(), await createDemoOptions(config));
  else await deleteDemoTariffs(database);
  if (config.isProduction) await resetAccountClocks(database);
  const app = await buildApp({ database, config, logger, tracing });
  stopOnSignal(app, database, config);

  await app.listen({ port: config.port, host: config.host }).catch((error) => {
    throw toListenFailure(error, config);
  });
  if (config.jobs) await app.jobs.start();
  const bound = app.server.address();
  announce(bound && typeof bound === 'object' ? bound.port : config.port, config.demo);
}

/** Creates the options of `seedDemo`: the file store, and whether the demonstration bank is configured. */
const createDemoOptions = async (config: Config) => ({
  store: await openFileStore(config),
  hasBank: config.bank === 'demonstration',
  hasMessenger: config.messenger.provider === 'demonstration',
});

const SEED = 'seed-demo';

/**
 * Writes the demonstration data in a process of its own: the memory that an embedded database grew by while it was filled
 * never comes back (400 MB). Should that fail, the start says why when it tries itself.
 */
async function seedBeside(): Promise<void> {
  const [, script = ''] = process.argv;
  await once(fork(script, [SEED], { execArgv: process.execArgv }), 'exit');
}

async function seed(): Promise<void> {
  const config = parseConfig(process.env);
  const database = await openConfiguredDatabase(config, () => {});
  try {
    await seedDemo(database, Date.now(), await createDemoOptions(config));
  } finally {
    await database.close();
  }
}

function announce(port: number, demo: boolean): void {
  console.log(`\nGirassol: http://localhost:${port}`);
  if (!demo || demoLogins.length === 0) return;
  console.log(`Dados de demonstração. Senha de todos: ${DEMO_PASSWORD}`);
  for (const { email, description } of demoLogins) console.log(`  ${email.padEnd(28)} ${description}`);
}

(process.argv[2] === SEED ? seed() : start()).catch(exitWithStartError);

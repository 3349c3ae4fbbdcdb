import { fork } from 'node:child_process';
import { once } from 'node:events';
import { pino } from 'pino';
import { buildApp } from './app';
import { type Config, readConfig } from './config';
import { DEMO_PASSWORD, demoLogins, seedDemo } from './demo';
import { forgetDemoTariffs } from './demo/website/tariffs';
import { cannotListen, requireFreePort } from './listen';
import { openConfigured } from './open-configured';
import { stopAccountClocks } from './platform/clock';
import { endStart } from './platform/database';
import { hasEmbedded } from './platform/database/embedded';
import { openStore } from './platform/files';
import { removeAbandonedFolders } from './platform/files/temporary-folder';
import { loggerOptions } from './platform/http/request-log';
import { stopOnSignal } from './stop';

/** Starts the product: one process, one address. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  await requireFreePort(config);
  await removeAbandonedFolders();
  const logger = pino(loggerOptions(config));
  if (config.demo && !config.databaseUrl && !hasEmbedded(config.dataDir)) await seedBeside();
  const database = await openConfigured(config, (error) => logger.warn({ err: error }, 'database trouble'));
  if (config.demo) await seedDemo(database, Date.now(), await surroundings(config));
  else await forgetDemoTariffs(database);
  if (config.isProduction) await stopAccountClocks(database);
  const app = await buildApp({ database, config, logger });
  stopOnSignal(app, database);

  await app.listen({ port: config.port, host: config.host }).catch((error) => {
    throw cannotListen(error, config);
  });
  if (config.jobs) await app.jobs.start();
  const bound = app.server.address();
  announce(bound && typeof bound === 'object' ? bound.port : config.port, config.demo);
}

/** What the demonstration data may use. */
const surroundings = async (config: Config) => ({
  store: await openStore(config),
  hasBank: config.bank === 'demonstration',
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
  const config = readConfig(process.env);
  const database = await openConfigured(config, () => {});
  try {
    await seedDemo(database, Date.now(), await surroundings(config));
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

(process.argv[2] === SEED ? seed() : start()).catch(endStart);

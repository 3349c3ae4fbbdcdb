import { pino } from 'pino';
import { buildApp } from './app';
import { readConfig } from './config';
import { DEMO_PASSWORD, demoLogins, seedDemo } from './demo';
import { cannotListen, requireFreePort } from './listen';
import { openDatabase, StartFailure } from './platform/database';
import { openStore } from './platform/files';
import { loggerOptions } from './platform/http/request-log';
import { stopOnSignal } from './stop';

/** Starts the product: one process, one address. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  await requireFreePort(config);
  const logger = pino(loggerOptions(config));
  const database = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    databaseAppUrl: config.databaseAppUrl,
    poolSize: config.databasePool,
    onFailure: (error) => logger.warn({ err: error }, 'database trouble'),
  });
  if (config.demo) await seedDemo(database, Date.now(), await openStore(config));
  const app = await buildApp({ database, config, logger });
  stopOnSignal(app, database);

  await app.listen({ port: config.port, host: config.host }).catch((error) => {
    throw cannotListen(error, config);
  });
  if (config.jobs) await app.jobs.start();
  const bound = app.server.address();
  announce(bound && typeof bound === 'object' ? bound.port : config.port, config.demo);
}

function announce(port: number, demo: boolean): void {
  console.log(`\nGirassol: http://localhost:${port}`);
  if (!demo || demoLogins.length === 0) return;
  console.log(`Dados de demonstração. Senha de todos: ${DEMO_PASSWORD}`);
  for (const { email, description } of demoLogins) console.log(`  ${email.padEnd(28)} ${description}`);
}

start().catch((error) => {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
});

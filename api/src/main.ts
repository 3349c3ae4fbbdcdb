import { pino } from 'pino';
import { buildApp } from './app';
import { readConfig } from './config';
import { openDatabase, StartFailure } from './database';
import { loggerOptions } from './http/request-log';
import { stopOnSignal } from './stop';

/** Starts the product: one process, one address. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const logger = pino(loggerOptions(config));
  const database = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    databaseAppUrl: config.databaseAppUrl,
    poolSize: config.databasePool,
    onConnectionError: (error) => logger.warn({ err: error }, 'database connection lost'),
  });
  const app = await buildApp({ database, config, logger });
  stopOnSignal(app, database);

  const address = await app.listen({ port: config.port, host: config.host }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new StartFailure(
      `A porta ${config.port} já está em uso. Encerre quem a usa ou escolha outra (PORT).`,
    );
  });
  console.log(`Girassol em ${address}`);
}

start().catch((error) => {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
});

import { pino } from 'pino';
import { buildApp } from './app';
import { readConfig } from './config';
import { openConfigured } from './open-configured';
import { stopAccountClocks } from './platform/clock';
import { endStart, StartFailure } from './platform/database';
import { removeAbandonedFolders } from './platform/files/temporary-folder';
import { loggerOptions } from './platform/http/request-log';
import { stopOnSignal } from './stop';
import { tellStatus } from './worker-status';

/** Works on jobs, and serves nobody: for processes beside those of `JOBS=off`, or beside any other. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  if (!config.databaseUrl) {
    throw new StartFailure(
      'Um processo só de tarefas precisa de um servidor PostgreSQL (DATABASE_URL): o banco de dados embutido só pode ser aberto por um processo, e esse já faz as tarefas.',
    );
  }
  await removeAbandonedFolders();
  const logger = pino(loggerOptions(config));
  const database = await openConfigured(config, (error) => logger.warn({ err: error }, 'database trouble'));
  if (config.isProduction) await stopAccountClocks(database);
  // The same program as the server's: what jobs do may need any part of it. Nobody reaches its calls.
  const app = await buildApp({ database, config, logger });
  const { workerPort: port, host } = config;
  if (port !== undefined) await tellStatus(app, { port, host });
  await app.ready();
  stopOnSignal(app, database);
  await app.jobs.start();
  logger.info('working on jobs');
}

start().catch(endStart);

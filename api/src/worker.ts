import { resetAccountClocks } from '@girassol/api-platform/clock';
import { exitWithStartError, requireNotifications, StartFailure } from '@girassol/api-platform/database';
import { removeAbandonedFolders } from '@girassol/api-platform/files/temporary-folder';
import { buildLoggerOptions } from '@girassol/api-platform/http/request-log';
import { openTracing } from '@girassol/api-platform/tracing';
import { pino } from 'pino';
import { buildApp } from './app';
import { parseConfig } from './config';
import { openConfiguredDatabase } from './open-configured-database';
import { stopOnSignal } from './stop';
import { serveWorkerStatus } from './worker-status';

/** Works on jobs, and serves nobody: for processes beside those of `JOBS=off`, or beside any other. */
async function start(): Promise<void> {
  const config = parseConfig(process.env);
  if (!config.databaseUrl) {
    throw new StartFailure(
      'Um processo só de tarefas precisa de um servidor PostgreSQL (DATABASE_URL): o banco de dados embutido só pode ser aberto por um processo, e esse já faz as tarefas.',
    );
  }
  await removeAbandonedFolders();
  const logger = pino(buildLoggerOptions(config));
  const tracing = await openTracing(config.tracing, logger);
  const database = await openConfiguredDatabase(
    config,
    (error) => logger.warn({ err: error }, 'database trouble'),
    tracing?.recordStatement,
  );
  await requireNotifications(database);
  if (config.isProduction) await resetAccountClocks(database);
  // The same program as the server's: what jobs do may need any part of it. Nobody reaches its calls.
  const app = await buildApp({ database, config, logger, tracing });
  const { workerPort: port, host } = config;
  if (port !== undefined) await serveWorkerStatus(app, { port, host });
  await app.ready();
  stopOnSignal(app, database, { drainMs: 0 });
  await app.jobs.start();
  logger.info('working on jobs');
}

start().catch(exitWithStartError);

import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@girassol/api-platform/database';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';

const MAX_STOP_MS = 10_000;
/** A database that answers nothing for so long is given up: requests and jobs that wait for it fail, and the stop comes on. */
const DATABASE_LIMIT_MS = 3_000;

/**
 * Registers the orderly stop of the process on SIGTERM or SIGINT. First it drains: readiness says no, everything is still
 * answered, connections are not kept. After `drainMs` come no new connections, open requests finish, streams close, and the
 * database closes last. A second signal, or ten seconds without the drain, end the process at once.
 */
export function stopOnSignal(
  app: FastifyInstance,
  database: Database,
  { drainMs }: Pick<Config, 'drainMs'>,
): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    app.log.info({ signal, drainMs }, 'stopping');
    app.drain();
    if (drainMs > 0) await pause(drainMs);
    await stopInOrder(app, database);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Closes app and database, and ends the process: with 0, or with 1 where something failed or took too long. */
async function stopInOrder(app: FastifyInstance, database: Database): Promise<never> {
  setTimeout(() => {
    app.log.error('requests still open: stopping anyway');
    process.exit(1);
  }, MAX_STOP_MS).unref();
  database.answersWithin(DATABASE_LIMIT_MS).then((answers) => {
    if (answers) return;
    app.log.warn('the database does not answer: stopping without it');
    database.abort();
  });
  try {
    await app.close();
    await database.close();
  } catch (error) {
    app.log.error({ err: error }, 'stop failed');
    process.exit(1);
  }
  process.exit(0);
}

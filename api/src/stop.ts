import type { Database } from '@girassol/api-platform/database';
import type { FastifyInstance } from 'fastify';

const MAX_STOP_MS = 10_000;
/** A database that answers nothing for so long is given up: requests and jobs that wait for it fail, and the stop comes on. */
const DATABASE_LIMIT_MS = 3_000;

/**
 * Registers the orderly stop of the process on SIGTERM or SIGINT: no new connections, open requests finish,
 * streams close, and the database closes last. A second signal, or ten seconds, end the process at once.
 */
export function stopOnSignal(app: FastifyInstance, database: Database): void {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => {
      app.log.error('requests still open: stopping anyway');
      process.exit(1);
    }, MAX_STOP_MS).unref();
    database.answersWithin(DATABASE_LIMIT_MS).then((answers) => {
      if (answers) return;
      app.log.warn('the database does not answer: stopping without it');
      database.abort();
    });
    const inOrder = async () => {
      await app.close();
      await database.close();
    };
    inOrder().then(
      () => process.exit(0),
      (error) => {
        app.log.error({ err: error }, 'stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

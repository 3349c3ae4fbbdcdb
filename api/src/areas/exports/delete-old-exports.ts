import { deleteInBatches, registerCleaning } from '@girassol/api-platform/jobs';
import { DAY_MS } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { EXPORT_LOG_RETENTION_DAYS } from './retention';

const cleaning = { kind: 'exports.forget', title: 'Apagar exportações antigas', everySeconds: 6 * 60 * 60 };

/** Registers the cleaning job that deletes exports older than a year. */
export function registerExportCleaning(app: FastifyInstance): void {
  registerCleaning(app, cleaning, () =>
    deleteInBatches(async (most) => {
      const before = new Date(Date.now() - EXPORT_LOG_RETENTION_DAYS * DAY_MS);
      const [gone] = await app.database.lookUp(
        sql<{ gone: number }>`select forget_exports(${before}, ${most}) as gone`,
      );
      return gone?.gone ?? 0;
    }),
  );
}

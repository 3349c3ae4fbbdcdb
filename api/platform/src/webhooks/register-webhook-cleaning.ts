import { DAY_MS } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { deleteInBatches, registerCleaning } from '../jobs';
import { PROCESSED_WEBHOOK_RETENTION_DAYS } from './retention';

const cleaning = { kind: 'webhooks.forget', title: 'Apagar webhooks antigos', everySeconds: 6 * 60 * 60 };

/** Registers the deletion of webhook messages that were processed a month ago. */
export function registerWebhookCleaning(app: FastifyInstance): void {
  registerCleaning(app, cleaning, () =>
    deleteInBatches(async (most) => {
      const before = new Date(Date.now() - PROCESSED_WEBHOOK_RETENTION_DAYS * DAY_MS);
      const [gone] = await app.database.lookUp(
        sql<{ gone: number }>`select forget_webhooks(${before}, ${most}) as gone`,
      );
      return gone?.gone ?? 0;
    }),
  );
}

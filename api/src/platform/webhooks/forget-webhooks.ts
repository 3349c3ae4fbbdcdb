import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { inPortions, registerCleaning } from '../jobs';

const KEPT_DAYS = 30;
const cleaning = { kind: 'webhooks.forget', title: 'Apagar webhooks antigos', everySeconds: 6 * 60 * 60 };

/** Forgets messages that were dealt with a month ago. */
export function forgetOldWebhooks(app: FastifyInstance): void {
  registerCleaning(app, cleaning, () =>
    inPortions(async (most) => {
      const before = new Date(Date.now() - KEPT_DAYS * 86_400_000);
      const [gone] = await app.database.lookUp(
        sql<{ gone: number }>`select forget_webhooks(${before}, ${most}) as gone`,
      );
      return gone?.gone ?? 0;
    }),
  );
}

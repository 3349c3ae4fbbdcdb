import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob, registerPeriodic } from '../jobs';

const KEPT_DAYS = 30;
const EVERY_SECONDS = 6 * 60 * 60;
const AT_ONCE = 5_000;

const forget = defineJob({
  kind: 'webhooks.forget',
  title: 'Apagar webhooks antigos',
  payload: z.object({}),
  priority: 'LOW',
});

/** Forgets messages that were dealt with a month ago. */
export function forgetOldWebhooks(app: FastifyInstance): void {
  registerPeriodic(app, forget, { everySeconds: EVERY_SECONDS }, async () => {
    for (;;) {
      const before = new Date(Date.now() - KEPT_DAYS * 86_400_000);
      const [gone] = await app.database.lookUp(
        sql<{ gone: number }>`select forget_webhooks(${before}, ${AT_ONCE}) as gone`,
      );
      if ((gone?.gone ?? 0) < AT_ONCE) return;
    }
  });
}

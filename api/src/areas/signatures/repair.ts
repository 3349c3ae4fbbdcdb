import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob, registerPeriodic } from '../../platform/jobs';
import { askProvider } from './provider/ask-provider';
import { providerNamed } from './provider/providers';
import { sealLater } from './sealing/seal-job';

const AN_HOUR = 3_600;

const repair = defineJob({
  kind: 'signatures.repair',
  title: 'Conferir documentos que esperam lacre ou provedor',
  payload: z.object({}),
  priority: 'LOW',
});

/**
 * Every hour documents are looked for that wait although nobody works on them any more: those that all have signed are
 * sealed, and providers outside are asked how theirs stand.
 */
export function registerRepair(app: FastifyInstance): void {
  registerPeriodic(app, repair, { everySeconds: AN_HOUR }, async () => {
    const accounts = await app.database.lookUp(
      sql<{ account_id: string }>`select account_id from accounts_with_waiting_signatures() as account_id`,
    );
    for (const { account_id } of accounts) {
      await app.database.asAccount({ accountId: account_id }, async (tx) => {
        const waiting = await tx
          .selectFrom('signatures')
          .select(['account_id', 'id', 'key', 'provider', 'state'])
          .where('account_id', '=', account_id)
          .where('state', 'in', ['OPEN', 'COMPLETED'])
          .execute();
        for (const signature of waiting) {
          const isOutside = providerNamed(app.signing.providers, signature.provider)?.outside;
          if (isOutside && signature.key !== signature.id) await askProvider(tx, signature);
          else if (!isOutside && signature.state === 'COMPLETED') await sealLater(tx, signature);
        }
      });
    }
  });
}

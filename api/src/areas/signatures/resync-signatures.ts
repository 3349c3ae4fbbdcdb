import { defineJob, registerPeriodicJob } from '@girassol/api-platform/jobs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { enqueueProviderQuery } from './provider/ask-job';
import { findProvider } from './provider/providers';
import { enqueueSealing } from './sealing/seal-job';

const AN_HOUR = 3_600;

const repair = defineJob({
  kind: 'signatures.repair',
  title: 'Conferir documentos que esperam lacre ou provedor',
  payload: z.object({}),
  priority: 'LOW',
});

/**
 * Registers the hourly job that repairs signatures whose job was lost. It enqueues the sealing of documents
 * that all signers have signed, and the query of external providers for all other open documents.
 */
export function registerSignatureResyncJob(app: FastifyInstance): void {
  registerPeriodicJob(app, repair, { everySeconds: AN_HOUR }, async () => {
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
          const isOutside = findProvider(app.signing.providers, signature.provider)?.outside;
          if (isOutside && signature.key !== signature.id) await enqueueProviderQuery(tx, signature);
          else if (!isOutside && signature.state === 'COMPLETED') await enqueueSealing(tx, signature);
        }
      });
    }
  });
}

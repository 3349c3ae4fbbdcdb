import { switchTransactionAccount } from '@girassol/api-platform/database';
import type { WebhookProvider } from '@girassol/api-platform/webhooks';
import { sql } from 'kysely';
import { enqueueProviderQuery } from './ask-job';
import type { ExternalSignatureProvider } from './signature-provider';

/**
 * Creates the webhook of a signature provider. Repeated events are stored once. An event says only that a
 * document changed, so the webhook enqueues a job that queries the provider.
 */
export const createProviderWebhook = (name: string, outside: ExternalSignatureProvider): WebhookProvider => ({
  name,
  verify(headers, body) {
    const event = outside.hear(headers, body);
    return event && { id: event.id, sentAt: new Date() };
  },
  async work(tx, { body }) {
    const event = outside.readEvent(body);
    if (!event) return;
    const { rows } = await sql<{ account_id: string; id: string }>`
      select * from find_signature_by_key(${name}, ${event.key})`.execute(tx);
    const [found] = rows;
    // It may tell before its answer to us has arrived: another try will find it.
    if (!found) throw new Error('no document has this key');
    await switchTransactionAccount(tx, found.account_id);
    await enqueueProviderQuery(tx, found);
    await switchTransactionAccount(tx, '');
  },
});

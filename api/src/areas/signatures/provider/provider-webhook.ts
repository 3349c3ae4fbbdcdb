import { sql } from 'kysely';
import { enterAccount } from '../../../platform/database';
import type { WebhookProvider } from '../../../platform/webhooks';
import { askProvider } from './ask-provider';
import type { OutsideSignatures } from './signature-provider';

/**
 * What a provider tells without being asked: kept once, however often it is sent. It only says that something happened;
 * what, the provider is asked, in a job of the account that the document belongs to.
 */
export const providerWebhook = (name: string, outside: OutsideSignatures): WebhookProvider => ({
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
    await enterAccount(tx, found.account_id);
    await askProvider(tx, found);
    await enterAccount(tx, '');
  },
});

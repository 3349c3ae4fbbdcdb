import type { WebhookSettings } from '@girassol/account-domain/contract';
import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { requireSettingsEditor } from '../settings/change-settings';

const MAX_LISTED_DELIVERIES = 20;

/**
 * Loads the webhook of the account and its latest deliveries, newest first. Throws 403 if the caller may not change
 * settings.
 */
export async function loadWebhook(tx: Tx, caller: Caller): Promise<ResponseBody<'GET /webhooks/single'>> {
  requireSettingsEditor(caller);
  const { accountId } = caller;
  const endpoint = await tx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const deliveries = await tx
    .selectFrom('webhook_deliveries')
    .select(['id', 'event', 'created_at', 'state', 'tries', 'last_try_at', 'last_answer'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED_DELIVERIES)
    .execute();
  return {
    webhook: endpoint ? toWebhookRecord(endpoint) : null,
    deliveries: deliveries.map((row) => ({
      _id: row.id,
      event: row.event,
      at: row.created_at.getTime(),
      state: row.state,
      tries: row.tries,
      lastTryAt: row.last_try_at?.getTime() ?? null,
      lastAnswer: row.last_answer,
    })),
  };
}

/**
 * Converts a webhook to the record that the API returns. The secret is left out, because it is shown only
 * once.
 */
export const toWebhookRecord = ({
  url,
  created_at,
  stopped_why,
}: Pick<Row<'webhook_endpoints'>, 'url' | 'created_at' | 'stopped_why'>): WebhookSettings => ({
  url,
  since: created_at.getTime(),
  stoppedWhy: stopped_why,
});

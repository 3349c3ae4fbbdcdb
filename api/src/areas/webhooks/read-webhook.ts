import type { Answer, WebhookShown } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { requireEditor } from '../settings/change-settings';

const SHOWN = 20;

/** Where the account is told, and its latest messages, newest first. For whoever changes its settings. */
export async function readWebhook(tx: Tx, caller: Caller): Promise<Answer<'GET /webhooks/single'>> {
  requireEditor(caller);
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
    .limit(SHOWN)
    .execute();
  return {
    webhook: endpoint ? shown(endpoint) : null,
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

/** Without its secret, which nobody is shown a second time. */
export const shown = ({
  url,
  created_at,
  stopped_why,
}: Pick<Row<'webhook_endpoints'>, 'url' | 'created_at' | 'stopped_why'>): WebhookShown => ({
  url,
  since: created_at.getTime(),
  stoppedWhy: stopped_why,
});

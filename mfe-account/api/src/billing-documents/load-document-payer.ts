import type { Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { SubscriptionPayer } from '../tables/billing-tables';

/** Loads who pays for an account, as its documents name it today. Refused (404) for an account without subscription. */
export async function loadDocumentPayer(tx: Tx, accountId: string): Promise<SubscriptionPayer> {
  const found = await tx
    .selectFrom('subscriptions')
    .select('payer')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!found) throw notFound('Esta conta não tem assinatura.');
  return found.payer;
}

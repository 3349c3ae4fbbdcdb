import type { Caller } from '@girassol/api-platform/access';
import { loadAccountNow, loadAccountToday } from '@girassol/api-platform/clock';
import type { Database } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import { recordAuditEntry } from '../../audit';
import type { PaymentProvider } from '../../payments/payment-provider';
import { callProvider, cancelScheduledDebit, loadPayer } from '../charges';
import { loadOpenRenewal } from '../steps/load-facts';
import { applySubscriptionStatus } from './apply-status';
import { requireOwnSubscription, requirePayer } from './owner';

/** Replaces the card that is charged for a subscription (billing-025). The provider's page made its token. */
export async function replaceCard(
  database: Database,
  payments: PaymentProvider,
  caller: Caller,
  token: string,
): Promise<void> {
  const { accountId } = caller;
  const { payer, now, renewal } = await database.asAccount(caller, async (tx) => {
    const { row } = await requireOwnSubscription(tx, caller, await loadAccountToday(tx, accountId));
    requirePayer(row);
    return {
      payer: await loadPayer(tx, accountId),
      now: await loadAccountNow(tx, accountId),
      renewal: await loadOpenRenewal(tx, accountId),
    };
  });
  if (renewal) await callProvider(() => cancelScheduledDebit(payments, renewal, now));
  const card = await callProvider(() => payments.saveCard({ token, payer, now }));
  await database.asAccount(caller, async (tx) => {
    await tx
      .updateTable('subscriptions')
      .set({ method: 'card', card: JSON.stringify({ ...card, isDead: false }), changed_at: sql<Date>`now()` })
      .where('account_id', '=', accountId)
      .execute();
    await tx
      .updateTable('charges')
      .set({ method: 'card', next_try_on: null })
      .where('account_id', '=', accountId)
      .where('kind', '=', 'renewal')
      .where('state', '=', 'open')
      .execute();
    const { brand, lastDigits } = card;
    await recordAuditEntry(tx, caller, { area: 'card', action: 'change-card', after: { brand, lastDigits } });
    await applySubscriptionStatus(tx, accountId);
  });
}

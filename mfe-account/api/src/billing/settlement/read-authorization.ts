import type { Database } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import type { PaymentProvider } from '../../payments/payment-provider';
import { payByPixInstead } from '../charges/cancel-scheduled-debit';
import { applySubscriptionStatus } from '../subscription/apply-status';
import { lockSubscription } from '../subscription/load-subscription';

/**
 * Reads an authorization of Pix Automático at the provider, and stores it. An active one pays the renewals from now on;
 * where it ended, they are paid by Pix. Returns false where no subscription has that reference.
 */
export async function readAuthorization(
  { database }: { database: Database },
  payments: PaymentProvider,
  reference: string,
): Promise<boolean> {
  const report = await payments.readAuthorization(reference);
  const [found] = await database.lookUp(
    sql<{ account_id: string }>`select * from find_authorization(${report.reference})`,
  );
  // One that was asked for again was canceled, and its payer never saw it.
  if (!found) return report.state === 'canceled';
  const { account_id: accountId } = found;
  await database.asAccount({ accountId }, async (tx) => {
    const subscription = await lockSubscription(tx, accountId);
    if (!subscription || subscription.authorization_ref !== report.reference) return;
    const isActive = report.state === 'active';
    await tx
      .updateTable('subscriptions')
      .set({
        authorization_state: report.state,
        authorization_max_cents: report.maxCents,
        authorization_may_retry: report.mayRetry,
        ...(isActive && { method: 'pixAutomatic' as const }),
        ...(!isActive && subscription.method === 'pixAutomatic' && { method: 'pix' as const }),
        changed_at: sql<Date>`now()`,
      })
      .where('account_id', '=', accountId)
      .execute();
    if (!isActive) await payByPixInstead(tx, accountId);
    await applySubscriptionStatus(tx, accountId);
  });
  return true;
}

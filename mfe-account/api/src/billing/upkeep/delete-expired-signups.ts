import { loadAccountNow } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import type { JobHandler } from '@girassol/api-platform/jobs';
import { sql } from 'kysely';
import type { PaymentProvider } from '../../payments/payment-provider';
import { PaymentProviderError } from '../../payments/payment-provider-error';
import type { BillingContext } from '../billing-context';
import { decideAttempts } from '../card-attempts/look-up-attempt';
import { closeCharge } from '../charges/close-charge';
import { settleReference } from '../settlement/settle-reference';
import { lockSubscription } from '../subscription/load-subscription';

/** Signups that are deleted in one run. */
const MAX_DELETED = 500;

/**
 * Creates the handler of the job that deletes signups after their 30 days, with the closed account of each. One for which
 * money came is kept.
 */
export const createHandler =
  ({ app, own: { payments } }: BillingContext): JobHandler =>
  async (job) => {
    const { database } = app;
    const expired = await database.lookUp(
      sql<{ account_id: string }>`select account_id from list_expired_signups(${MAX_DELETED})`,
    );
    for (const { account_id: accountId } of expired)
      if (await closeCharges(app, payments, accountId))
        await database.asAccount({ accountId }, (tx) => deleteUnpaid(tx, accountId));
    await job.finish();
  };

/**
 * Closes at the provider what a signup was asked for, so that nothing stays payable of which we know nothing any more, and
 * settles what came for it. Returns false where the provider is down or may still get a request of ours: the signup is
 * deleted another time.
 */
async function closeCharges(
  app: BillingContext['app'],
  payments: PaymentProvider,
  accountId: string,
): Promise<boolean> {
  const { charges, now } = await app.database.asAccount({ accountId }, async (tx) => ({
    charges: await tx
      .selectFrom('charges')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('provider', '=', payments.name)
      .execute(),
    now: await loadAccountNow(tx, accountId),
  }));
  try {
    for (const charge of charges) {
      if (!(await closeCharge(payments, charge, now))) return false;
      if (!(await decideAttempts(app, payments, { accountId, chargeId: charge.id }))) return false;
      if (charge.reference !== null) await settleReference(app, payments, charge.reference);
    }
    return true;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    app.log.warn({ accountId, err: error }, 'expired signup');
    return false;
  }
}

/** Deletes the account of a signup that is still unpaid, when nobody is paying it at this moment. */
async function deleteUnpaid(tx: Tx, accountId: string): Promise<void> {
  await lockSubscription(tx, accountId);
  const signup = await tx
    .selectFrom('signups')
    .select('state')
    .where('account_id', '=', accountId)
    .where('state', '<>', 'paid')
    .where('expires_at', '<', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
  const money = await tx
    .selectFrom('billing_entries')
    .select('id')
    .where('account_id', '=', accountId)
    .where('book', 'in', ['bank', 'outside'])
    .limit(1)
    .executeTakeFirst();
  if (signup && !money) await tx.deleteFrom('accounts').where('id', '=', accountId).execute();
}

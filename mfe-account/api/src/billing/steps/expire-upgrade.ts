import { computeChargeEnd } from '@girassol/account-domain/billing';
import { loadAccountToday } from '@girassol/api-platform/clock';
import { PaymentProviderError } from '../../payments/payment-provider-error';
import type { BillingContext } from '../billing-context';
import { decideAttempts } from '../card-attempts/look-up-attempt';
import { cancelCharge, lockCharge } from '../charges';
import { settleReference } from '../settlement/settle-reference';
import { lockSubscription } from '../subscription/load-subscription';
import type { AtBank } from './step-run';

/**
 * Ends a change of plan that nobody paid, here and at the provider, which is read once more before. Money that comes all the
 * same is credit.
 */
export async function expireUpgrade(
  { app, own: { payments } }: BillingContext,
  { accountId, step }: AtBank,
): Promise<void> {
  const { database } = app;
  const charge = await database.asAccount({ accountId }, (tx) =>
    tx
      .selectFrom('charges')
      .select(['id', 'reference'])
      .where('account_id', '=', accountId)
      .where('kind', '=', 'upgrade')
      .where('state', '=', 'open')
      .executeTakeFirst(),
  );
  if (!charge) return;
  const { id: chargeId } = charge;
  if (charge.reference !== null) await settleReference(app, payments, charge.reference);
  if (!(await decideAttempts(app, payments, { accountId, chargeId })))
    throw new PaymentProviderError(
      'bankUnavailable',
      'O banco ainda não respondeu a um pagamento com cartão.',
    );
  await database.asAccount({ accountId }, async (tx) => {
    await lockSubscription(tx, accountId);
    const locked = await lockCharge(tx, accountId, chargeId);
    // Its due day may have been moved meanwhile.
    if (locked.state !== 'open' || computeChargeEnd(locked.due_on) > step.day) return;
    const today = await loadAccountToday(tx, accountId);
    await cancelCharge(tx, locked, { today, why: 'Mudança de plano que não foi paga' });
  });
}

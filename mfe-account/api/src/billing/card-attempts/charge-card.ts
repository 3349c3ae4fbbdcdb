import { loadAccountNow } from '@girassol/api-platform/clock';
import type { Row, Tx } from '@girassol/api-platform/database';
import type { ChargeReport, Payer, PaymentProvider } from '../../payments/payment-provider';
import { PaymentProviderError } from '../../payments/payment-provider-error';
import { describeCharge } from '../charges/issue-charge';
import { lockCharge } from '../charges/load-charge';
import { loadPayer } from '../charges/load-payer';
import { lockSubscription } from '../subscription/load-subscription';
import { beginAttempt, type NewAttempt, requireNoOtherAttempt } from './begin-attempt';
import type { LookingServer } from './look-up-attempt';
import { refuseAttempt, settleAttempt } from './settle-attempt';

/** Card, key and cause of an attempt. */
export type CardOrder = Pick<NewAttempt, 'key' | 'card' | 'step'>;

/** Attempt that has begun: the provider is called for it next. */
export interface BegunCharge {
  charge: Row<'charges'>;
  attemptId: string;
  payer: Payer;
  now: Date;
}

/**
 * Begins to charge a card for an open charge of an account whose subscription is locked, and of which no other attempt is
 * undecided.
 */
export async function beginCardCharge(
  tx: Tx,
  payments: PaymentProvider,
  { charge, payer, now }: Omit<BegunCharge, 'attemptId'>,
  order: CardOrder,
): Promise<BegunCharge> {
  const { id: attemptId } = await beginAttempt(tx, charge.account_id, {
    charge_id: charge.id,
    provider: payments.name,
    ...order,
  });
  return { charge, attemptId, payer, now };
}

/** Calls the provider for an attempt that has begun, and settles its answer. Runs outside any transaction. */
export async function finishCardCharge(
  server: LookingServer,
  payments: PaymentProvider,
  { charge, attemptId, payer, now }: BegunCharge,
  order: CardOrder,
): Promise<ChargeReport> {
  const { database } = server;
  const { account_id: accountId } = charge;
  try {
    const report = await payments.chargeCard({
      key: order.key,
      accountId,
      card: order.card.reference,
      amountCents: charge.amount_cents,
      description: describeCharge(charge),
      ...{ payer, now },
    });
    await database.asAccount({ accountId }, (tx) =>
      settleAttempt(server, tx, { accountId, attemptId }, report),
    );
    return report;
  } catch (error) {
    // What the provider refuses takes no money; what it did not answer may have.
    if (error instanceof PaymentProviderError && !error.isTemporary)
      await database.asAccount({ accountId }, (tx) => refuseAttempt(tx, { accountId, attemptId }));
    throw error;
  }
}

/**
 * Charges a card for an open charge, once for each key, and settles the answer. The attempt is written before: where the
 * answer is lost, it stays undecided until it is looked up. Returns the report; null for a charge that is not open any more.
 * Refused (409) while another attempt is undecided. Runs outside any transaction.
 */
export async function chargeCard(
  server: LookingServer,
  payments: PaymentProvider,
  { accountId, chargeId }: { accountId: string; chargeId: string },
  order: CardOrder,
): Promise<ChargeReport | null> {
  const begun = await server.database.asAccount({ accountId }, async (tx) => {
    await lockSubscription(tx, accountId);
    const charge = await lockCharge(tx, accountId, chargeId);
    if (charge.state !== 'open') return null;
    await requireNoOtherAttempt(tx, { accountId, chargeId }, order.key);
    const [payer, now] = [await loadPayer(tx, accountId), await loadAccountNow(tx, accountId)];
    return beginCardCharge(tx, payments, { charge, payer, now }, order);
  });
  return begun && finishCardCharge(server, payments, begun, order);
}

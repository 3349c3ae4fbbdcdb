import { PaymentProviderError } from '../../payments/payment-provider-error';
import type { BillingContext } from '../billing-context';
import { findUndecidedAttempt } from '../card-attempts/begin-attempt';
import { beginCardCharge, type CardOrder, chargeCard, finishCardCharge } from '../card-attempts/charge-card';
import { decideAttempts } from '../card-attempts/look-up-attempt';
import { toProviderPayer } from '../charges/load-payer';
import { findOpenRenewal } from '../subscription/billing-state';
import type { StepHandler } from './step-run';

/**
 * Charges the card of a subscription for its open renewal, once for each day. A soft refusal is tried again on the next
 * day of the schedule; after a hard one the card is not charged any more. Waits while another attempt has no answer.
 */
export const chargeRenewalByCard: StepHandler = async ({ context, tx, state, step }) => {
  const { accountId, row, charges, now } = state;
  const { app, own } = context;
  const charge = findOpenRenewal(charges);
  // The owner may have chosen another way for this renewal.
  if (charge?.method !== 'card' || !row?.card || row.card.isDead) return undefined;
  const key = `${charge.id}:${step.day}`;
  const { isDead: _isDead, ...card } = row.card;
  const order = { key, card, step: { key: step.key, day: step.day } };
  const undecided = await findUndecidedAttempt(tx, { accountId, chargeId: charge.id });
  if (undecided && undecided.key !== key)
    return () => chargeAfterAttempt(context, { accountId, chargeId: charge.id }, order);
  const payer = toProviderPayer(row.payer);
  const begun = await beginCardCharge(tx, own.payments, { charge, payer, now }, order);
  return () => finishCardCharge(app, own.payments, begun, order);
};

/** Looks the attempt up that has no answer yet, and charges the card once it is decided. */
async function chargeAfterAttempt(
  { app, own: { payments } }: BillingContext,
  which: { accountId: string; chargeId: string },
  order: CardOrder,
): Promise<void> {
  if (!(await decideAttempts(app, payments, { ...which, exceptKey: order.key })))
    throw new PaymentProviderError('bankUnavailable', 'O banco ainda não respondeu à cobrança anterior.');
  await chargeCard(app, payments, which, order);
}

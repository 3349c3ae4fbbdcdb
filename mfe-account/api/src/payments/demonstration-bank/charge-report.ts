import type { Row } from '@girassol/api-platform/database';
import { getBankDayOnOrAfter, toIsoDate } from '@girassol/shared-domain';
import type { ChargeReport, ProviderChargeState } from '../payment-provider';

/** Charge, card charge or scheduled debit as the demonstration bank stores it. */
export type BankCharge = Row<'demo_payment_charges'>;

/** Computes the cents of a payment that were neither given back nor disputed. */
export function computeHeldCents(
  { refunds, disputes }: BankCharge,
  paymentId: string,
  cents: number,
): number {
  if (disputes.some((dispute) => dispute.paymentId === paymentId && !dispute.wonAt)) return 0;
  const refunded = refunds.filter((refund) => refund.paymentId === paymentId);
  return refunded.reduce((left, refund) => left - refund.cents, cents);
}

/** Computes the state of a charge at `now`. Money counts whenever it comes: also for a canceled charge. */
export function computeChargeState(charge: BankCharge, now: Date): ProviderChargeState {
  const { payments, disputes, state } = charge;
  if (payments.some(({ id, cents }) => computeHeldCents(charge, id, cents) > 0)) return 'paid';
  if (disputes.some(({ wonAt }) => !wonAt)) return 'disputed';
  if (payments.length > 0) return 'refunded';
  if (state !== 'open') return state;
  return isExpired(charge, now) ? 'expired' : 'open';
}

/** Counts what happened to a payment: refunds, disputes and their decisions are never taken away. */
const countChanges = ({ refunds, disputes }: BankCharge, paymentId: string): number =>
  refunds.filter((refund) => refund.paymentId === paymentId).length +
  disputes
    .filter((dispute) => dispute.paymentId === paymentId)
    .reduce((count, { wonAt }) => count + (wonAt ? 2 : 1), 0);

/** A boleto that is due on a holiday is paid on the next bank day (Lei 7.089/1983). */
function isExpired({ kind, due_on, expires_at }: BankCharge, now: Date): boolean {
  if (kind !== 'charge' || due_on === null) return false;
  const isBoletoOver = toIsoDate(now.getTime()) > getBankDayOnOrAfter(due_on);
  return isBoletoOver && (expires_at === null || expires_at <= now);
}

/** Converts a charge of the bank to the report that our side reads. */
export function toChargeReport(charge: BankCharge, now: Date): ChargeReport {
  const { reference, key, payments, refunds, disputes, refusal, next_try_on } = charge;
  return {
    reference,
    key,
    state: computeChargeState(charge, now),
    payments: payments.map((payment) => ({
      ...payment,
      paidAt: new Date(payment.paidAt),
      revision: countChanges(charge, payment.id),
    })),
    refunds: refunds.map(({ id, paymentId, cents, at }) => ({ id, paymentId, cents, at: new Date(at) })),
    disputes: disputes
      .filter(({ wonAt }) => !wonAt)
      .map(({ paymentId, at }) => ({ paymentId, at: new Date(at) })),
    refusal: payments.length > 0 ? null : refusal,
    nextTryOn: refusal ? next_try_on : null,
  };
}

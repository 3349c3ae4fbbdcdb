import type { Row, Tx } from '@girassol/api-platform/database';
import type { ChargeReport, ReportedPayment } from '../../payments/payment-provider';

/** Lists the payments that a provider received for a charge, in the order in which they were made. */
export const listReceivedPayments = (
  tx: Tx,
  accountId: string,
  chargeId: string,
): Promise<Row<'received_payments'>[]> =>
  tx
    .selectFrom('received_payments')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('charge_id', '=', chargeId)
    .orderBy('paid_at')
    .orderBy('payment_id')
    .execute();

/** Computes what of a payment went back by a report: a disputed one as a whole. */
export function computeBackCents(
  { refunds, disputes }: Pick<ChargeReport, 'refunds' | 'disputes'>,
  { id, cents }: Pick<ReportedPayment, 'id' | 'cents'>,
): number {
  if (disputes.some(({ paymentId }) => paymentId === id)) return cents;
  const refunded = refunds.filter(({ paymentId }) => paymentId === id);
  return Math.min(
    refunded.reduce((sum, refund) => sum + refund.cents, 0),
    cents,
  );
}

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

/** Computes what of a payment went back by a report, and whether it is disputed. One that is disputed and refunded went back once. */
export function computeReturn(
  report: Pick<ChargeReport, 'refunds' | 'disputes'>,
  { id, cents }: Pick<ReportedPayment, 'id' | 'cents'>,
): { backCents: number; isDisputed: boolean } {
  const isDisputed = report.disputes.some(({ paymentId }) => paymentId === id);
  const refunded = computeBackCents({ refunds: report.refunds, disputes: [] }, { id, cents });
  return { backCents: isDisputed ? cents : refunded, isDisputed: isDisputed && refunded < cents };
}

/**
 * Checks without a lock whether every payment of a report was recorded as the report says, or as a later one does: then it
 * says nothing new. What was recorded of a payment is never taken back, only followed by a later revision.
 */
export async function arePaymentsRecorded(
  tx: Tx,
  accountId: string,
  report: ChargeReport,
  provider: string,
): Promise<boolean> {
  const ids = report.payments.map(({ id }) => id);
  if (ids.length === 0) return false;
  const rows = await tx
    .selectFrom('received_payments')
    .select(['payment_id', 'cents', 'revision', 'back_cents', 'is_disputed'])
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .where('payment_id', 'in', ids)
    .execute();
  return report.payments.every(({ id, revision }) => {
    const row = rows.find(({ payment_id: one }) => one === id);
    if (!row || row.revision < revision) return false;
    if (row.revision > revision) return true;
    const { backCents, isDisputed } = computeReturn(report, { id, cents: row.cents });
    return row.back_cents === backCents && row.is_disputed === isDisputed;
  });
}

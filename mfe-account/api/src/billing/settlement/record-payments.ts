import { computeChargeBooks, postChargeBooks } from '@girassol/account-domain/billing';
import type { Row, Tx } from '@girassol/api-platform/database';
import { toIsoDate } from '@girassol/shared-domain';
import type { ChargeReport, ReportedPayment } from '../../payments/payment-provider';
import type { PostingCause } from '../ledger';
import type { BillingState } from '../subscription/billing-state';
import { computeReturn, listReceivedPayments } from './received-payments';

/** How a charge stands by its own money. */
export type ChargeStanding = ReturnType<typeof computeChargeBooks>['standing'];

/** Billing of an account as far as it decides what the payments of a charge pay. */
type PaymentFacts = Pick<BillingState, 'charges' | 'ledger'>;

/** Charge with the payments that were received for it, in the order in which they were made. */
interface PaidCharge {
  state: PaymentFacts;
  charge: Row<'charges'>;
  payments: Row<'received_payments'>[];
}

/** Standing of a charge after a report that said something new, and its payments. */
export interface RecordedPayments {
  standing: ChargeStanding;
  payments: readonly Row<'received_payments'>[];
}

/**
 * Records the payments of a report and what of them went back, each change once: a report that was read before the one that
 * was recorded last changes nothing. Returns how the charge stands then; null where the report says nothing new, and nothing
 * was written. The subscription is locked.
 */
export async function recordPayments(
  tx: Tx,
  state: BillingState,
  charge: Row<'charges'>,
  report: ChargeReport,
  provider: string,
): Promise<RecordedPayments | null> {
  if (report.payments.length === 0) return null;
  const payments = await listReceivedPayments(tx, charge.account_id, charge.id);
  const paid = { state, charge, payments };
  let isNew = false;
  for (const payment of report.payments) {
    if (await recordReceipt(tx, paid, payment, provider)) isNew = true;
    if (await recordReturn(tx, paid, { payment, report, provider })) isNew = true;
  }
  return isNew ? { standing: computeBooks(paid).standing, payments } : null;
}

const isPayment =
  (provider: string, id: string) =>
  (row: Row<'received_payments'>): boolean =>
    row.provider === provider && row.payment_id === id;

/** Records a payment that was not recorded before. Returns whether it did. */
async function recordReceipt(
  tx: Tx,
  paid: PaidCharge,
  { id, cents, method, paidAt }: ReportedPayment,
  provider: string,
): Promise<boolean> {
  const { charge, payments } = paid;
  if (payments.some(isPayment(provider, id))) return false;
  const added = await tx
    .insertInto('received_payments')
    .values({
      account_id: charge.account_id,
      provider,
      payment_id: id,
      charge_id: charge.id,
      ...{ method, cents, paid_at: paidAt },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  // Another charge of ours has it already.
  if (!added) return false;
  payments.push(added);
  payments.sort(comparePayments);
  await postBooks(paid, {
    eventKey: `payment:${provider}:${id}`,
    onDay: toIsoDate(paidAt.getTime()),
    why: 'Pagamento recebido',
  });
  return true;
}

/** Orders payments as `listReceivedPayments` does. */
const comparePayments = (one: Row<'received_payments'>, other: Row<'received_payments'>): number =>
  one.paid_at.getTime() - other.paid_at.getTime() || (one.payment_id < other.payment_id ? -1 : 1);

/** Records what of a recorded payment went back, or came again because a dispute was won. Returns whether anything is new. */
async function recordReturn(
  tx: Tx,
  paid: PaidCharge,
  { payment, report, provider }: { payment: ReportedPayment; report: ChargeReport; provider: string },
): Promise<boolean> {
  const { id, revision } = payment;
  const before = paid.payments.find(isPayment(provider, id));
  if (!before || before.revision > revision) return false;
  const { backCents, isDisputed } = computeReturn(report, { id, cents: before.cents });
  const backBefore = before.back_cents;
  const isRenamed = isDisputed !== before.is_disputed;
  if (backCents === backBefore && !isRenamed && revision === before.revision) return false;
  const changes = { back_cents: backCents, is_disputed: isDisputed, revision };
  await tx
    .updateTable('received_payments')
    .set(changes)
    .where('account_id', '=', before.account_id)
    .where('provider', '=', provider)
    .where('payment_id', '=', id)
    .execute();
  Object.assign(before, changes);
  // A dispute that ends in a refund moves no money, and the charge is called otherwise.
  if (backCents === backBefore) return isRenamed;
  const isOfPayment = ({ paymentId }: { paymentId: string }) => paymentId === id;
  const dispute = report.disputes.find(isOfPayment);
  const at = dispute?.at ?? report.refunds.findLast(isOfPayment)?.at ?? payment.paidAt;
  const kind = dispute ? 'dispute' : backCents > backBefore ? 'refund' : 'dispute-won';
  await postBooks(paid, {
    eventKey: `${kind}:${provider}:${id}:${revision}`,
    onDay: toIsoDate(at.getTime()),
    why: returnReasons[kind],
  });
  return true;
}

const returnReasons = {
  dispute: 'Contestação no banco',
  refund: 'Devolução',
  'dispute-won': 'Contestação encerrada a nosso favor',
} as const;

const moneyStates = {
  open: 'open',
  expired: 'open',
  failed: 'open',
  paid: 'paid',
  refunded: 'lost',
  disputed: 'lost',
  canceled: 'canceled',
} as const satisfies Record<Row<'charges'>['state'], string>;

/** Effects of giving one payment back. */
type RefundEffect = 'credit' | 'charge' | 'spent';

/**
 * Computes what giving one payment of a charge back does: `credit` lowers the credit of the account, `charge` leaves the charge
 * unpaid and ends its period, `spent` cannot be done because the credit of the payment has paid another charge.
 */
export function computeRefundEffect(
  { state, charge, payments }: PaidCharge,
  paymentId: string,
): RefundEffect {
  const { from, books, standing } = computeBooks(
    { state, charge, payments },
    (payment) => payment.payment_id === paymentId,
  );
  if (standing === 'lost') return 'charge';
  return state.ledger.creditCents < books.credit - from.credit ? 'spent' : 'credit';
}

/** Computes what the books of a charge hold and should hold. Payments of `isBack` count as if they had gone back. */
function computeBooks(
  { state: { ledger, charges }, charge, payments }: PaidCharge,
  isBack: (payment: Row<'received_payments'>) => boolean = () => false,
) {
  const { id, amount_cents: amountCents, state } = charge;
  const { books: from, creditUsedCents } = ledger.getChargeBooks(id);
  const compute = (maySettle: boolean) =>
    computeChargeBooks({
      amountCents,
      state: moneyStates[state],
      payments: payments.map((payment) => ({
        cents: payment.cents,
        backCents: isBack(payment) ? payment.cents : payment.back_cents,
      })),
      creditUsedCents,
      outsideCents: from.outside,
      maySettle,
    });
  const wanted = compute(!isPeriodPaidOtherwise(charges, charge));
  // Money that came in parts was credit until now, and may have paid another charge since.
  const isUnsettled = from.receivable > 0 || moneyStates[state] === 'lost';
  const isCovered = ledger.creditCents - (wanted.books.credit - from.credit) >= 0;
  return wanted.standing === 'settled' && isUnsettled && !isCovered
    ? { from, ...compute(false) }
    : { from, ...wanted };
}

/** Checks whether another charge has paid the period of one whose money went back: what comes for it then is credit. */
function isPeriodPaidOtherwise(charges: readonly Row<'charges'>[], charge: Row<'charges'>): boolean {
  const { period_start: start, period_end: end } = charge;
  if (moneyStates[charge.state] !== 'lost' || charge.kind === 'upgrade' || !start || !end) return false;
  return charges.some(
    (other) =>
      other.id !== charge.id &&
      other.state === 'paid' &&
      other.kind !== 'upgrade' &&
      other.period_start !== null &&
      other.period_end !== null &&
      other.period_start < end &&
      other.period_end > start,
  );
}

/** Posts what brings the books of a charge to what its payments say, and takes back what no credit pays any more. */
async function postBooks(paid: PaidCharge, cause: PostingCause): Promise<void> {
  const { from, books } = computeBooks(paid);
  await paid.state.ledger.post(postChargeBooks(paid.charge.id, from, books), cause);
}

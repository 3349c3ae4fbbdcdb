import type { AccountBilling } from '@girassol/account-domain/contract';
import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Row, Tx } from '@girassol/api-platform/database';
import { loadLedger } from '../billing/ledger';
import { computeRefundEffect } from '../billing/settlement/record-payments';
import {
  listCharges,
  loadNextCharge,
  toListedCharge,
  writeSentence,
} from '../billing/subscription/load-overview';
import {
  buildSubscriptionLedger,
  computeRowStatus,
  type LoadedSubscription,
  loadSubscription,
} from '../billing/subscription/load-subscription';
import type { PaymentProvider } from '../payments/payment-provider';
import { loadOutsideCents } from './load-outside-cents';

/** Entries of the ledger that operators see. */
const MAX_ENTRIES = 200;

type ListedCharge = AccountBilling['charges'][number];

/** Loads the subscription, the charges and the ledger of an account, as operators see them. */
export async function loadAccountBilling(
  tx: Tx,
  accountId: string,
  payments: PaymentProvider,
): Promise<AccountBilling> {
  const today = await loadAccountToday(tx, accountId);
  const loaded = await loadSubscription(tx, accountId, today);
  const charges = await listCharges(tx, accountId);
  const nextCharge = loaded && (await loadNextCharge(tx, loaded, charges, today));
  const ledger = await loadLedger(tx, accountId);
  const { creditCents, openCents } = ledger;
  const received = await listPaymentsOfAccount(tx, accountId);
  const outside = await loadOutsideCents(tx, accountId);

  const computeAfterRefund = ({ id }: Row<'charges'>): ListedCharge['afterRefund'] => {
    if (!loaded) return null;
    const others = loaded.charges.filter((charge) => charge.id !== id);
    const without = buildSubscriptionLedger(others, openCents, loaded.ledger.agreedDueOn ?? null);
    const status = computeRowStatus(loaded.row, without, today);
    return { state: status.state, paidUntil: status.paidUntil, graceUntil: status.graceUntil };
  };
  return {
    subscription: loaded && toListedSubscription(loaded),
    today,
    sentence: loaded ? writeSentence(loaded, nextCharge, 'operator') : '',
    creditCents,
    nextCharge,
    charges: charges.map((charge) => {
      const own = received.filter((payment) => payment.charge_id === charge.id);
      const bankCents = own.reduce((sum, payment) => sum + payment.cents - payment.back_cents, 0);
      const paid = { state: { charges, ledger }, charge, payments: own };
      return {
        ...toListedCharge(charge, payments),
        coupon: charge.coupon,
        period: toPeriod(charge),
        bankCents,
        outsideCents: outside.get(charge.id) ?? 0,
        payments: own.map((payment) => toListedPayment(payment, paid)),
        afterRefund: bankCents > 0 ? computeAfterRefund(charge) : null,
      };
    }),
    entries: await listEntries(tx, accountId),
  };
}

type ListedPayment = ListedCharge['payments'][number];

const toListedPayment = (
  row: Row<'received_payments'>,
  paid: Parameters<typeof computeRefundEffect>[0],
): ListedPayment => ({
  _id: row.payment_id,
  method: row.method,
  cents: row.cents,
  backCents: row.back_cents,
  isDisputed: row.is_disputed,
  paidAt: row.paid_at.getTime(),
  refundEffect: row.back_cents < row.cents ? computeRefundEffect(paid, row.payment_id) : null,
});

/** Lists the payments that came for the charges of an account, in the order in which they were made. */
const listPaymentsOfAccount = (tx: Tx, accountId: string): Promise<Row<'received_payments'>[]> =>
  tx
    .selectFrom('received_payments')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('paid_at')
    .orderBy('payment_id')
    .execute();

const toPeriod = ({ period_start: start, period_end: end }: Row<'charges'>): ListedCharge['period'] =>
  start !== null && end !== null ? { start, end } : null;

const toListedSubscription = ({
  row,
  status,
}: LoadedSubscription): NonNullable<AccountBilling['subscription']> => ({
  planId: row.plan_id,
  vendorsAmount: row.vendors,
  monthsPerPeriod: row.months_per_period,
  method: row.method,
  state: status.state,
  paidUntil: status.paidUntil,
  canceledOn: row.canceled_on,
  next:
    row.next_plan_id === null
      ? null
      : { planId: row.next_plan_id, vendorsAmount: row.next_vendors ?? row.vendors },
  payer: { name: row.payer.name, document: row.payer.document, email: row.payer.email },
});

/** Lists the latest entries of the ledger, newest first. */
async function listEntries(tx: Tx, accountId: string): Promise<AccountBilling['entries']> {
  const entries = await tx
    .selectFrom('billing_entries')
    .select(['id', 'on_day', 'book', 'cents', 'why'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  return entries.map(({ id, on_day: day, book, cents, why }) => ({ _id: id, day, book, cents, why }));
}

import { generateId, type Tx } from '@girassol/api-platform/database';
import { isIsoDate } from '@girassol/shared-domain';
import type { DemoPayment } from '../../tables/payment-tables';
import type {
  ChargeReport,
  ChargeRequest,
  FindRequest,
  IssuedCharge,
  RefundRequest,
  ReportedRefund,
} from '../payment-provider';
import { PaymentProviderError } from '../payment-provider-error';
import { buildBankClock } from './bank-clock';
import { type BankCharge, computeHeldCents, toChargeReport } from './charge-report';
import { buildChargeCodes, drawReference } from './codes';
import { enqueueBankEvent } from './events';
import { requireBankUp } from './outages';

const MAX_CENTS = 9_999_999_999;

/** Throws if an amount cannot be charged. */
export function requireAmount(cents: number): void {
  if (!Number.isSafeInteger(cents) || cents <= 0 || cents > MAX_CENTS)
    throw new PaymentProviderError('rejected', 'O valor da cobrança não é válido.');
}

/** Creates a charge with its codes. A charge with the same key is answered again. */
export async function createBankCharge(tx: Tx, request: ChargeRequest): Promise<IssuedCharge> {
  const { key, amountCents, dueOn, expiresAt, description, payer, accountId, now } = request;
  requireAmount(amountCents);
  if (!isIsoDate(dueOn)) throw new PaymentProviderError('rejected', 'O vencimento da cobrança não é válido.');
  await requireBankUp(tx, now);
  const reference = drawReference();
  await tx
    .insertInto('demo_payment_charges')
    .values({
      reference,
      kind: 'charge',
      key,
      ...buildBankClock(accountId, now),
      amount_cents: amountCents,
      description,
      due_on: dueOn,
      expires_at: expiresAt,
      payer: JSON.stringify(payer),
      codes: JSON.stringify(buildChargeCodes(reference, { amountCents, dueOn })),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute();
  const charge = await tx
    .selectFrom('demo_payment_charges')
    .select(['reference', 'codes'])
    .where('kind', '=', 'charge')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (!charge.codes) throw new Error('a charge has no codes');
  return { reference: charge.reference, ...charge.codes };
}

/** Locks a charge, card charge or debit. Throws if the bank does not know the reference. */
export async function lockBankCharge(tx: Tx, reference: string): Promise<BankCharge> {
  const charge = await tx
    .selectFrom('demo_payment_charges')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  return requireKnown(charge);
}

/** Loads a charge, card charge or debit. Throws if the bank does not know the reference. */
export async function loadBankCharge(tx: Tx, reference: string): Promise<BankCharge> {
  const charge = await tx
    .selectFrom('demo_payment_charges')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return requireKnown(charge);
}

/** Finds a charge, card charge or debit by the key of its request; null if the bank does not know it. */
export async function findBankCharge(tx: Tx, { kind, key, now }: FindRequest): Promise<ChargeReport | null> {
  await requireBankUp(tx, now);
  const charge = await tx
    .selectFrom('demo_payment_charges')
    .selectAll()
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  return charge ? toChargeReport(charge, now) : null;
}

function requireKnown<T>(found: T | undefined): T {
  if (!found) throw new PaymentProviderError('notFound', 'O Banco Demonstração não conhece esta cobrança.');
  return found;
}

/** Columns of a charge that its life changes. */
type ChargeChanges = Partial<
  Pick<
    BankCharge,
    | 'state'
    | 'payments'
    | 'refunds'
    | 'disputes'
    | 'refusal'
    | 'has_funds'
    | 'tries'
    | 'next_try_on'
    | 'delivery'
  >
>;

/** Saves a changed charge that the transaction has locked, and enqueues the event about it. Returns the charge. */
export async function saveBankCharge(
  tx: Tx,
  charge: BankCharge,
  changes: ChargeChanges,
): Promise<BankCharge> {
  const { payments, refunds, disputes, refusal, ...columns } = changes;
  const changed = { ...charge, ...changes };
  await tx
    .updateTable('demo_payment_charges')
    .set({
      ...columns,
      ...(payments && { payments: JSON.stringify(payments) }),
      ...(refunds && { refunds: JSON.stringify(refunds) }),
      ...(disputes && { disputes: JSON.stringify(disputes) }),
      ...(refusal !== undefined && { refusal: refusal && JSON.stringify(refusal) }),
    })
    .where('reference', '=', charge.reference)
    .execute();
  await enqueueBankEvent(tx, 'charge', changed);
  return changed;
}

/** Adds money to a locked charge, whatever its state. Returns the charge. */
export const addBankPayment = (
  tx: Tx,
  charge: BankCharge,
  payment: Omit<DemoPayment, 'id' | 'paidAt'> & { paidAt: Date },
): Promise<BankCharge> =>
  saveBankCharge(tx, charge, {
    payments: [
      ...charge.payments,
      { ...payment, id: `pay_${generateId()}`, paidAt: payment.paidAt.toISOString() },
    ],
    next_try_on: null,
  });

/** Closes an open charge. One that is paid or closed stays as it is. */
export async function cancelBankCharge(tx: Tx, reference: string, now: Date): Promise<void> {
  await requireBankUp(tx, now);
  const charge = await lockBankCharge(tx, reference);
  if (charge.state !== 'open' || charge.payments.length > 0) return;
  await saveBankCharge(tx, charge, { state: 'canceled', next_try_on: null });
}

/** Gives back money of a payment. A refund with the same key is answered again. */
export async function refundBankPayment(tx: Tx, request: RefundRequest): Promise<ReportedRefund> {
  const { key, reference, paymentId, amountCents, now } = request;
  await requireBankUp(tx, now);
  const charge = await lockBankCharge(tx, reference);
  const earlier = charge.refunds.find((refund) => refund.key === key);
  if (earlier)
    return { id: earlier.id, paymentId: earlier.paymentId, cents: earlier.cents, at: new Date(earlier.at) };
  const payment = charge.payments.find(({ id }) => id === paymentId);
  if (!payment)
    throw new PaymentProviderError('notFound', 'O Banco Demonstração não conhece este pagamento.');
  requireAmount(amountCents);
  if (amountCents > computeHeldCents(charge, paymentId, payment.cents))
    throw new PaymentProviderError('tooMuch', 'O valor a devolver é maior do que o que ainda está pago.');
  const refund = { id: `ref_${generateId()}`, key, paymentId, cents: amountCents, at: now.toISOString() };
  await saveBankCharge(tx, charge, { refunds: [...charge.refunds, refund] });
  return { id: refund.id, paymentId, cents: amountCents, at: now };
}

import { computePaidPeriod, postCreditReturn, postCreditUse } from '@girassol/account-domain/billing';
import type { Row, Tx } from '@girassol/api-platform/database';
import { toIsoDate } from '@girassol/shared-domain';
import { sql } from 'kysely';
import type { ChargeReport } from '../../payments/payment-provider';
import { cancelCharge, closeAtProvider } from '../charges/cancel-charge';
import { changeCharge } from '../charges/change-charge';
import { publishChargeChanged } from '../charges/publish-charge-changed';
import { countCouponUse } from '../prices';
import { applyBillingState } from '../subscription/apply-status';
import {
  type BillingState,
  findOpenRenewal,
  getCharge,
  getSubscription,
  lockBillingState,
} from '../subscription/billing-state';
import { listReceivedPayments } from './received-payments';
import { type RecordedPayments, recordPayments } from './record-payments';

/** Parts of the server that settling needs besides the transaction. */
export interface SettlementTools {
  /** Name of the provider that made the report. */
  provider: string;
  /** Opens the account of a signup that is paid. */
  openAccount: (tx: Tx, accountId: string) => Promise<void>;
}

/**
 * Writes to the ledger what the provider says of a charge, and draws the consequences: charge, period, account. Whatever
 * was written before stays as it is, so that reports may come late, twice and in any order. Money that does not fit its
 * charge becomes credit. A report that says nothing new writes nothing.
 */
export async function settleCharge(
  tx: Tx,
  { accountId, chargeId }: { accountId: string; chargeId: string },
  report: ChargeReport,
  tools: SettlementTools,
): Promise<void> {
  await settleReport(tx, await lockBillingState(tx, accountId), chargeId, report, tools);
}

/** Does the same for an account whose billing state is locked. */
export async function settleReport(
  tx: Tx,
  state: BillingState,
  chargeId: string,
  report: ChargeReport,
  { provider, openAccount }: SettlementTools,
): Promise<void> {
  const charge = getCharge(state, chargeId);
  const recorded = await recordPayments(tx, state, charge, report, provider);
  const isRefusalNew = await writeRefusal(tx, charge, report);
  if (!recorded && !isRefusalNew) return;
  const revived = await writeChargeState(tx, charge, recorded);
  if (recorded) await returnSpentCredit(tx, state);
  const settled = await settleAccount(tx, state, openAccount, { revived, recorded, chargeId });
  if (!settled.includes(chargeId)) await publishChargeChanged(tx, chargeId);
}

/** Charge of a report that was recorded just now. */
interface ReportedCharge {
  chargeId: string;
  /** Its id where it is paid for the first time although it is not open any more; else null. */
  revived: string | null;
  recorded: RecordedPayments | null;
}

/**
 * Draws the consequences of what stands in the ledger of an account: credit pays open charges, settled ones begin their
 * period, and the account gets its status. Returns the ids of the charges that were settled.
 */
export async function settleAccount(
  tx: Tx,
  state: BillingState,
  openAccount: SettlementTools['openAccount'],
  reported: ReportedCharge | null = null,
): Promise<string[]> {
  await spendCredit(tx, state);
  const settled = await settlePaidCharges(tx, state, openAccount, reported);
  await applyBillingState(tx, state);
  return settled;
}

/** Pays the oldest open charge from credit where there is enough of it; a change of plan only while it is not due. */
async function spendCredit(tx: Tx, { accountId, charges, ledger, today }: BillingState): Promise<void> {
  const open = charges.filter(
    ({ id, state, kind, due_on: dueOn }) =>
      state === 'open' && (kind !== 'upgrade' || dueOn >= today) && (ledger.openCents.get(id) ?? 0) > 0,
  );
  if (open.length === 0 || ledger.creditCents <= 0) return;
  // A card may have been charged for it.
  const attempts = await tx
    .selectFrom('card_attempts')
    .select('charge_id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'undecided')
    .execute();
  for (const { id } of open) {
    const cents = ledger.openCents.get(id) ?? 0;
    if (cents > ledger.creditCents || attempts.some(({ charge_id: chargeId }) => chargeId === id)) continue;
    await ledger.post(postCreditUse(id, cents), {
      eventKey: `credit:${id}`,
      onDay: today,
      why: 'Pago com crédito',
    });
  }
}

/**
 * Takes back what credit has paid where that credit is gone again: of the charges that it paid, the latest ones count as
 * given back.
 */
async function returnSpentCredit(tx: Tx, { charges, ledger, today }: BillingState): Promise<void> {
  if (ledger.creditCents >= 0) return;
  const paid = charges.filter(({ state }) => state === 'paid').toSorted(compareLatestPaid);
  for (const charge of paid) {
    if (ledger.creditCents >= 0) return;
    const { creditUsedCents } = ledger.getChargeBooks(charge.id);
    if (creditUsedCents <= 0) continue;
    await ledger.post(postCreditReturn(charge.id, creditUsedCents), {
      eventKey: `credit-return:${charge.id}`,
      onDay: today,
      why: 'O crédito que pagou voltou ao pagador',
    });
    await changeCharge(tx, charge, { state: 'refunded' });
  }
}

/** Orders charges by the time of their payment, the latest first. */
const compareLatestPaid = (one: Row<'charges'>, other: Row<'charges'>): number =>
  (other.paid_at?.getTime() ?? 0) - (one.paid_at?.getTime() ?? 0) || (one.id < other.id ? 1 : -1);

/**
 * Writes how a charge stands by its money: given back, disputed, or paid again after a dispute that was won. Returns its id
 * where it is paid for the first time although it is not open any more.
 */
async function writeChargeState(
  tx: Tx,
  charge: Row<'charges'>,
  recorded: RecordedPayments | null,
): Promise<string | null> {
  if (!recorded) return null;
  const { standing, payments } = recorded;
  const { id, state, paid_at: paidAt } = charge;
  const isBack = state === 'refunded' || state === 'disputed';
  if (standing === 'settled' && isBack && paidAt === null) return id;
  const next =
    standing === 'lost' ? getLostState(state, payments) : standing === 'settled' && isBack ? 'paid' : state;
  if (next === state) return null;
  await changeCharge(tx, charge, { state: next });
  // One that went back before we knew that it was paid is not offered at the bank any longer.
  if (state === 'open') await closeAtProvider(tx, charge);
  return null;
}

/** Returns the state of a charge whose money went back. What came for it again and is credit changes nothing. */
function getLostState(
  state: Row<'charges'>['state'],
  payments: RecordedPayments['payments'],
): Row<'charges'>['state'] {
  if (payments.some(({ is_disputed }) => is_disputed)) return 'disputed';
  return payments.some(({ cents, back_cents: back }) => back === cents) ? 'refunded' : state;
}

/**
 * Writes why a try by card or debit was refused, and when the next one is, from a report of that try. Returns whether that is
 * new.
 */
async function writeRefusal(
  tx: Tx,
  charge: Row<'charges'>,
  { reference, refusal, nextTryOn }: ChargeReport,
): Promise<boolean> {
  const isOfTry = reference === charge.card_reference || reference === charge.debit_reference;
  // Codes of Pix and boleto know nothing of the tries, and what was paid since needs none.
  if (charge.state !== 'open' || (!isOfTry && refusal === null)) return false;
  const message = refusal?.message ?? null;
  const next = isOfTry ? nextTryOn : charge.next_try_on;
  if (message === charge.refusal && next === charge.next_try_on) return false;
  await changeCharge(tx, charge, { refusal: message, next_try_on: next });
  return true;
}

/** Cancels a renewal that was issued for the former plan: it is issued again for the new one. */
async function cancelOpenRenewal(tx: Tx, state: BillingState): Promise<void> {
  const renewal = findOpenRenewal(state.charges);
  if (renewal) await cancelCharge(tx, renewal, { ...state, why: 'Trocada por outro plano' });
}

/** Loads how and on which day a charge that is settled was paid: by the provider, to us, or from credit. */
async function loadReceiptFacts(
  tx: Tx,
  { ledger, today }: BillingState,
  { account_id: accountId, id }: Row<'charges'>,
  reported: ReportedCharge | null,
): Promise<Pick<Row<'charges'>, 'paid_by' | 'paid_on'>> {
  const { books, creditUsedCents } = ledger.getChargeBooks(id);
  if (creditUsedCents > 0) return { paid_by: 'credit', paid_on: today };
  if (books.outside > 0) return { paid_by: 'outside', paid_on: today };
  const known = reported?.chargeId === id ? reported.recorded?.payments : undefined;
  const payments = known ?? (await listReceivedPayments(tx, accountId, id));
  const last = payments.findLast(({ cents, back_cents: back }) => back < cents);
  return { paid_by: last?.method ?? null, paid_on: last ? toIsoDate(last.paid_at.getTime()) : today };
}

/** Draws the consequences of every charge that has just been settled in the ledger. Returns their ids. */
async function settlePaidCharges(
  tx: Tx,
  state: BillingState,
  openAccount: SettlementTools['openAccount'],
  reported: ReportedCharge | null,
): Promise<string[]> {
  const { accountId, charges, today } = state;
  const settled: string[] = [];
  // As it was before: nothing is open of a renewal that is canceled below, and nobody has paid it.
  const { openCents } = state.ledger;
  const before = getSubscription(state);
  const unpaid = charges.filter((charge) => charge.state === 'open' || charge.id === reported?.revived);
  for (const charge of unpaid) {
    if ((openCents.get(charge.id) ?? 0) > 0) continue;
    // Days without access are not paid for: the period begins with the money, and is counted from there.
    const isReturn =
      charge.kind === 'renewal' && (before?.status.state === 'suspended' || before?.status.state === 'ended');
    const period =
      !isReturn && charge.period_start !== null && charge.period_end !== null
        ? { start: charge.period_start, end: charge.period_end }
        : computePaidPeriod(today, charge.months_per_period, 0);
    await changeCharge(tx, charge, {
      state: 'paid',
      paid_at: sql<Date>`now()`,
      refusal: null,
      next_try_on: null,
      ...(await loadReceiptFacts(tx, state, charge, reported)),
      payer: before && JSON.stringify(before.row.payer),
      period_start: period.start,
      period_end: period.end,
      receipt_number: charge.amount_cents > 0 ? sql<number>`nextval('receipt_numbers')` : null,
    });
    await publishChargeChanged(tx, charge.id);
    settled.push(charge.id);
    if (charge.coupon !== null) await countCouponUse(tx, charge.coupon);
    state.row = await tx
      .updateTable('subscriptions')
      .set({
        plan_id: charge.plan_id,
        vendors: charge.vendors,
        months_per_period: charge.months_per_period,
        started_on: isReturn ? period.start : sql<string>`coalesce(started_on, ${period.start})`,
        // What was wanted for the next period has begun with it, and who pays for it stays.
        ...(charge.kind !== 'upgrade' && { next_plan_id: null, next_vendors: null, canceled_on: null }),
        changed_at: sql<Date>`now()`,
      })
      .where('account_id', '=', accountId)
      .returningAll()
      .executeTakeFirst();
    if (charge.kind === 'signup') await openAccount(tx, accountId);
    if (charge.kind === 'upgrade') await cancelOpenRenewal(tx, state);
    // What was paid in another way is not offered at the bank any longer.
    await closeAtProvider(tx, charge);
  }
  return settled;
}

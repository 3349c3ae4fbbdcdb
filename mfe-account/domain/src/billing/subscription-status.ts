import { type AccountPlan, addDays, getBankDayOnOrAfter } from '@girassol/shared-domain';
import { planOfSignup } from './plans';
import type { SignupPlanId } from './prices';

/** Days after the due day on which an account that has not paid loses its features, and on which it ends. */
export const SUSPENDED_AFTER_DAYS = 10;
export const ENDED_AFTER_DAYS = 60;
/** Days after the end in which the data can still be exported. */
export const EXPORT_DAYS = 90;

/** Choice of an account, with its trial and its cancellation. Days are `yyyy-mm-dd`. */
export interface Subscription {
  planId: SignupPlanId;
  vendors: number;
  monthsPerPeriod: 1 | 12;
  /** First day after a trial; null: no trial. */
  trialUntil: string | null;
  /** Day on which the owner canceled; null: not canceled. */
  canceledOn: string | null;
}

/** Period that was paid: its charge is settled, and the money did not go back. */
export interface PaidCharge {
  planId: SignupPlanId;
  vendors: number;
  /** First day, and first day after it. An upgrade pays from its own day to the end of the period. */
  periodStart: string;
  periodEnd: string;
}

/** Facts of the ledger that decide: periods that are paid, and tries that are still to come. */
export interface SubscriptionLedger {
  paid: readonly PaidCharge[];
  /** Day of the last try by card or debit that is still to come or on its way; null: none. */
  outstandingTryOn: string | null;
  /** Due day that an operator has agreed for what is to be paid next; absent: the first day that is not paid. */
  agreedDueOn?: string | null;
}

/**
 * `pending`: nothing was ever paid; `active`; `pastDue`: not paid, everything works still; `suspended`: features are
 * removed; `ended`: canceled, or not paid for too long.
 */
export type SubscriptionState = 'pending' | 'active' | 'pastDue' | 'suspended' | 'ended';

/** Features that an account may use on a day, and why. */
export interface SubscriptionStatus {
  state: SubscriptionState;
  plan: AccountPlan;
  vendors: number;
  /** For the session: false removes features (billing-027). */
  statusOk: boolean;
  status: 'ACTIVE' | 'INACTIVE' | 'CANCELED';
  /** First day that is not paid; null: nothing was ever paid and there was no trial. */
  paidUntil: string | null;
  /** Last day to pay before features are removed; null: nothing is owed, or it is too late. */
  graceUntil: string | null;
}

/**
 * Computes what an account may use on the day `today`. It alone decides plan, `statusOk` and status; nothing else writes
 * them for an account that has a subscription.
 */
export function computeSubscriptionStatus(
  subscription: Subscription,
  { paid, outstandingTryOn, agreedDueOn = null }: SubscriptionLedger,
  today: string,
): SubscriptionStatus {
  const current =
    findLast(paid, ({ periodStart, periodEnd }) => periodStart <= today && today < periodEnd) ??
    findLast(paid, () => true);
  const ends = paid.map(({ periodEnd }) => periodEnd);
  if (subscription.trialUntil !== null) ends.push(subscription.trialUntil);
  const paidUntil = getLatestDay(ends);
  const base = {
    plan: planOfSignup[current?.planId ?? subscription.planId],
    vendors: current?.vendors ?? subscription.vendors,
    paidUntil,
    graceUntil: null,
  };
  const active = { ...base, state: 'active', statusOk: true, status: 'ACTIVE' } as const;
  const ended = { ...base, state: 'ended', statusOk: false, status: 'CANCELED' } as const;
  if (paidUntil === null)
    return {
      ...base,
      state: 'pending',
      statusOk: false,
      status: subscription.canceledOn ? 'CANCELED' : 'INACTIVE',
    };
  if (today < paidUntil) return active;
  if (subscription.canceledOn !== null) return ended;
  const dueOn = getLateFrom(paidUntil, agreedDueOn);
  if (today < dueOn) return active;
  if (today >= addDays(dueOn, ENDED_AFTER_DAYS)) return ended;
  // A trial that ends owes nothing: its features end with it, unless another day was agreed.
  const isTrialOver = paid.length === 0 && dueOn === paidUntil;
  const graceUntil = isTrialOver ? addDays(paidUntil, -1) : computeGraceUntil(dueOn, outstandingTryOn);
  if (today <= graceUntil) return { ...active, state: 'pastDue', graceUntil };
  return { ...base, state: 'suspended', statusOk: false, status: 'INACTIVE' };
}

/**
 * Computes the last day to pay before features are removed. Whoever has to pay on a day without banks pays on the next day
 * with banks (Lei 7.089/1983), and a boleto clears a day later: neither costs a day of grace. A try that is still to come is
 * waited for, and the bank day on which its answer arrives.
 */
function computeGraceUntil(dueOn: string, outstandingTryOn: string | null): string {
  const late = addDays(getBankDayOnOrAfter(dueOn), SUSPENDED_AFTER_DAYS - 1);
  const tried = outstandingTryOn === null ? late : addDays(outstandingTryOn, 1);
  return getBankDayOnOrAfter(getLatestDay([late, tried]) ?? late);
}

/** Returns the day from which a renewal is late: an agreed day that is earlier does not shorten what is paid. */
export const getLateFrom = (paidUntil: string, agreedDueOn: string | null): string =>
  getLatestDay([paidUntil, agreedDueOn ?? paidUntil]) ?? paidUntil;

const getLatestDay = (days: readonly string[]): string | null => days.toSorted().at(-1) ?? null;

/** Returns the last that matches, by the order in which the periods begin. */
function findLast(paid: readonly PaidCharge[], matches: (charge: PaidCharge) => boolean): PaidCharge | null {
  let last: PaidCharge | null = null;
  for (const charge of paid)
    if (matches(charge) && (last === null || charge.periodStart >= last.periodStart)) last = charge;
  return last;
}

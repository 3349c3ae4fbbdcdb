import {
  computeSubscriptionStatus,
  type LedgerBalance,
  type PaidCharge,
  type SubscriptionLedger,
  type SubscriptionStatus,
} from '@girassol/account-domain/billing';
import type { Row, Tx } from '@girassol/api-platform/database';
import { findAgreedDueDay } from '../charges/agreed-due-day';
import { loadLedger } from '../ledger';

/** Subscription of an account with its status on a day. */
export interface LoadedSubscription {
  row: Row<'subscriptions'>;
  ledger: SubscriptionLedger;
  status: SubscriptionStatus;
  /** Charges of the account, oldest first. */
  charges: readonly Row<'charges'>[];
}

const selectSubscription = (tx: Tx, accountId: string) =>
  tx.selectFrom('subscriptions').selectAll().where('account_id', '=', accountId);

/**
 * Locks the subscription of an account until the transaction ends; undefined where there is none. Everything of billing takes
 * this lock first, before rows of the signup, the account, its end, its charges and attempts: two transactions that locked the
 * same rows in another order would wait for each other.
 */
export const lockSubscription = (tx: Tx, accountId: string): Promise<Row<'subscriptions'> | undefined> =>
  selectSubscription(tx, accountId).forUpdate().executeTakeFirst();

/** Lists the charges of an account, oldest first. */
export const listCharges = (tx: Tx, accountId: string): Promise<Row<'charges'>[]> =>
  tx
    .selectFrom('charges')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/**
 * Loads the subscription of an account to show it, and computes what it may use on the day `today`. Null for an account that
 * was opened by hand and owes nothing here. What is written by it is loaded with `loadLockedSubscription`.
 */
export async function loadSubscription(
  tx: Tx,
  accountId: string,
  today: string,
): Promise<LoadedSubscription | null> {
  return loadRest(tx, await selectSubscription(tx, accountId).executeTakeFirst(), today);
}

/** Loads the same to write by it: the subscription is locked until the transaction ends. */
export async function loadLockedSubscription(
  tx: Tx,
  accountId: string,
  today: string,
): Promise<LoadedSubscription | null> {
  return loadRest(tx, await lockSubscription(tx, accountId), today);
}

async function loadRest(
  tx: Tx,
  row: Row<'subscriptions'> | undefined,
  today: string,
): Promise<LoadedSubscription | null> {
  if (!row) return null;
  const charges = await listCharges(tx, row.account_id);
  return computeSubscription({ row, charges, balance: await loadLedger(tx, row.account_id) }, today);
}

/** Computes how a subscription stands on the day `today` by its charges, oldest first, and what is open of them. */
export function computeSubscription(
  { row, charges, balance }: Pick<LoadedSubscription, 'row' | 'charges'> & { balance: LedgerBalance },
  today: string,
): LoadedSubscription {
  const ledger = buildSubscriptionLedger(charges, balance.openCents, findAgreedDueDay(charges));
  return { row, charges, ledger, status: computeRowStatus(row, ledger, today) };
}

/** Computes how a subscription stands on the day `today` by the given ledger. */
export const computeRowStatus = (
  row: Row<'subscriptions'>,
  ledger: SubscriptionLedger,
  today: string,
): SubscriptionStatus =>
  computeSubscriptionStatus(
    {
      planId: row.plan_id,
      vendors: row.vendors,
      monthsPerPeriod: row.months_per_period,
      trialUntil: row.trial_until,
      canceledOn: row.canceled_on,
    },
    ledger,
    today,
  );

/** Columns of a charge that decide how its subscription stands. */
export type LedgerCharge = Pick<
  Row<'charges'>,
  'id' | 'kind' | 'state' | 'plan_id' | 'vendors' | 'period_start' | 'period_end' | 'next_try_on'
>;

/** Builds the periods that are paid: their charge is settled in the ledger, and the money did not go back. */
export function buildSubscriptionLedger(
  charges: readonly LedgerCharge[],
  openCents: ReadonlyMap<string, number>,
  agreedDueOn: string | null,
): SubscriptionLedger {
  const paid: (PaidCharge & { isUpgrade: boolean })[] = [];
  for (const { id, state, period_start: periodStart, period_end: periodEnd, ...charge } of charges) {
    const isSettled = state === 'paid' && (openCents.get(id) ?? 0) === 0;
    if (isSettled && periodStart !== null && periodEnd !== null)
      paid.push({
        planId: charge.plan_id,
        vendors: charge.vendors,
        periodStart,
        periodEnd,
        isUpgrade: charge.kind === 'upgrade',
      });
  }
  // A change of plan lives on the period that it changed: where that money went back, it buys nothing.
  const bases = new Set(paid.filter(({ isUpgrade }) => !isUpgrade).map(({ periodEnd }) => periodEnd));
  const counted = paid.filter(({ isUpgrade, periodEnd }) => !isUpgrade || bases.has(periodEnd));
  const tries = charges.flatMap(({ state, next_try_on: day }) =>
    state === 'open' && day !== null ? [day] : [],
  );
  return {
    paid: counted,
    outstandingTryOn: tries.toSorted().at(-1) ?? null,
    agreedDueOn,
  };
}

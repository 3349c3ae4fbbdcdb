import { computePaidPeriod, type PaidPeriod, type PaymentMethod } from '@girassol/account-domain/billing';
import type { Caller } from '@girassol/api-platform/access';
import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Row, Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { addDays } from '@girassol/shared-domain';
import { recordAuditEntry } from '../../audit';
import { keepOrReplaceCharge, type NewCharge } from '../charges';
import { requireSamePrice } from '../prices';
import { requireNoEnd } from './account-end';
import { applySubscriptionStatus } from './apply-status';
import type { LoadedSubscription } from './load-subscription';
import { requireOwnSubscription, requirePayer } from './owner';
import { type PlanPrice, priceChange, priceNextPeriod } from './plan-price';

/** Days in which a charge that its owner asks for can be paid. */
const DAYS_TO_PAY = 3;

/** Order of an owner who renews or changes the plan. */
export interface PaymentOrder {
  vendors: number;
  coupon: string;
  /** Price in reais that the screen showed. */
  frontPrice: number;
  method: Exclude<PaymentMethod, 'pixAutomatic'>;
}

/** Returns the next period of a subscription: from the end of what is paid, or from today where that is too long ago. */
export function getNextPeriod({ row, status }: LoadedSubscription, today: string): PaidPeriod {
  const months = row.months_per_period;
  const isLapsed = status.paidUntil === null || status.state === 'ended' || status.state === 'suspended';
  if (isLapsed || status.paidUntil === null) return computePaidPeriod(today, months, 0);
  const anchor = row.started_on;
  if (anchor === null) return computePaidPeriod(status.paidUntil, months, 0);
  // Counted from the anchor, so that 31 January comes back to a 31st.
  for (let number = 0; ; number += 1) {
    const period = computePaidPeriod(anchor, months, number);
    if (period.start === status.paidUntil) return period;
    if (period.start > status.paidUntil) return computePaidPeriod(status.paidUntil, months, 0);
  }
}

/**
 * Creates the charge by which an owner pays the next period, in a transaction; the same order again keeps it. Refused (409)
 * while the account waits for its end, and before it is known who pays.
 */
export async function askForRenewal(tx: Tx, caller: Caller, order: PaymentOrder): Promise<Row<'charges'>> {
  const today = await loadAccountToday(tx, caller.accountId);
  const loaded = await requireOwnSubscription(tx, caller, today);
  await requireNoEnd(tx, caller.accountId);
  const { row } = loaded;
  requirePayer(row);
  const period = getNextPeriod(loaded, today);
  const planId = row.next_plan_id ?? row.plan_id;
  const price = await priceNextPeriod(
    tx,
    loaded,
    { planId, vendors: order.vendors, isRecurring: row.months_per_period === 1 },
    { startsOn: period.start, coupon: { name: order.coupon, on: today } },
  );
  requireSamePrice(order.frontPrice, price.cents);
  return keepOrReplaceCharge(tx, caller.accountId, await lockOpenCharge(tx, caller.accountId, 'renewal'), {
    kind: 'renewal',
    planId,
    vendors: order.vendors,
    monthsPerPeriod: row.months_per_period,
    period,
    dueOn: period.start > today ? period.start : addDays(today, DAYS_TO_PAY),
    ...getPriceFields(price),
    ...{ coupon: order.coupon, method: order.method, today },
  });
}

/**
 * Creates the charge of an upgrade, which holds as soon as it is paid. Refused (409) where nothing is paid to change, and
 * while the account waits for its end.
 */
export async function askForUpgrade(tx: Tx, caller: Caller, order: PaymentOrder): Promise<Row<'charges'>> {
  const { accountId } = caller;
  const today = await loadAccountToday(tx, accountId);
  const loaded = await requireOwnSubscription(tx, caller, today);
  await requireNoEnd(tx, accountId);
  requirePayer(loaded.row);
  const period = await loadCurrentPeriod(tx, accountId, today);
  if (!period)
    throw new Refusal(
      409,
      'Não há um período pago para mudar. Renove a assinatura: a mudança vale a partir dela.',
    );
  const { row } = loaded;
  if (row.plan_id === 3 && order.vendors <= row.vendors)
    throw new Refusal(409, 'Esta mudança não é um aumento: ela vale a partir da renovação.');
  const price = await priceChange(tx, accountId, {
    choice: { planId: 3, vendors: order.vendors, isRecurring: row.months_per_period === 1 },
    period,
    on: today,
    coupon: order.coupon,
  });
  requireSamePrice(order.frontPrice, price.cents);
  const charge = await keepOrReplaceCharge(tx, accountId, await lockOpenCharge(tx, accountId, 'upgrade'), {
    kind: 'upgrade',
    planId: 3,
    vendors: order.vendors,
    monthsPerPeriod: row.months_per_period,
    period: { start: today, end: period.end },
    dueOn: addDays(today, DAYS_TO_PAY),
    ...getPriceFields(price),
    ...{ coupon: order.coupon, method: order.method, today },
  });
  await recordAuditEntry(tx, caller, {
    area: 'plan',
    action: 'change-plan',
    before: { planId: row.plan_id, vendors: row.vendors },
    after: { planId: 3, vendors: order.vendors },
  });
  // Its end is a step of its own, where nobody pays.
  await applySubscriptionStatus(tx, accountId);
  return charge;
}

/** Loads the period that is paid and running on a day; null where there is none. */
export async function loadCurrentPeriod(
  tx: Tx,
  accountId: string,
  today: string,
): Promise<PaidPeriod | null> {
  const rows = await tx
    .selectFrom('charges')
    .select(['period_start', 'period_end'])
    .where('account_id', '=', accountId)
    .where('state', '=', 'paid')
    .where('kind', '<>', 'upgrade')
    .where('period_start', '<=', today)
    .where('period_end', '>', today)
    .orderBy('period_start', 'desc')
    .limit(1)
    .execute();
  const [found] = rows;
  return found?.period_start && found.period_end
    ? { start: found.period_start, end: found.period_end }
    : null;
}

const getPriceFields = ({
  lines,
  cents: amountCents,
  planCents,
  setupKeys,
  pricesFrom,
}: PlanPrice): Pick<NewCharge, 'lines' | 'amountCents' | 'planCents' | 'setupKeys' | 'pricesFrom'> => ({
  lines,
  amountCents,
  planCents,
  setupKeys,
  ...(pricesFrom !== undefined && { pricesFrom }),
});

/** Locks the open charge of a kind; null where there is none. */
const lockOpenCharge = async (
  tx: Tx,
  accountId: string,
  kind: NewCharge['kind'],
): Promise<Row<'charges'> | null> =>
  (await tx
    .selectFrom('charges')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()) ?? null;

import {
  type Cents,
  type Coupon,
  computeChangePrice,
  computeRenewalPrice,
  discountPrice,
  type PaidPeriod,
  type PlanChoice,
  type PriceKey,
  type PriceLine,
  priceLabels,
} from '@girassol/account-domain/billing';
import type { Tx } from '@girassol/api-platform/database';
import { invalidField } from '@girassol/api-platform/refusals/refusal';
import type { ChargeLine } from '../../tables/billing-tables';
import { loadCoupon, loadPriceList, quoteFirstPrice } from '../prices';
import { loadPricesOn } from '../prices/load-price-list';
import type { LoadedSubscription } from './load-subscription';
import { loadRenewalPrices } from './renewal-prices';

/** Price of a renewal or of a change, as its charge is made of it. */
export interface PlanPrice {
  lines: ChargeLine[];
  cents: Cents;
  /** Price of a whole period of the plan at these prices. */
  planCents: Cents;
  setupKeys: PriceKey[];
  /** First day of these prices; absent: they are those of the day of the change. */
  pricesFrom?: string;
}

const createNoRecurringPriceRefusal = () =>
  invalidField('planId', 'O plano Enterprise ainda não tem preço por mês no cartão. Escolha outra forma.');

const toChargeLine = ({ key, quantity, cents }: PriceLine): ChargeLine => ({
  label: quantity === 1 ? priceLabels[key] : `${priceLabels[key]} (${quantity})`,
  cents,
});

/** Coupon by its name in capitals; empty without one. */
const findCoupon = (tx: Tx, name: string, today: string): Promise<Coupon | null> =>
  name === '' ? Promise.resolve(null) : loadCoupon(tx, { name, today, field: 'coupon' });

/** Coupon by its name in capitals, and the day on which it is used. */
export interface UsedCoupon {
  name: string;
  on: string;
}

/**
 * Prices one more period of a choice, by the prices of its first day, or by those that a running subscription keeps. A coupon
 * has to be good on the day on which it is used, not on that of the period. Refused (400) where the plan has no such price,
 * and for a coupon that is not good.
 */
async function priceRenewal(
  tx: Tx,
  loaded: LoadedSubscription,
  choice: PlanChoice,
  { startsOn, coupon }: { startsOn: string; coupon?: UsedCoupon },
): Promise<PlanPrice & { pricesFrom: string }> {
  const { validFrom: pricesFrom, prices } = await loadRenewalPrices(tx, loaded, { choice, startsOn });
  const price = computeRenewalPrice(prices, choice);
  if (!price) throw createNoRecurringPriceRefusal();
  const found = coupon ? await findCoupon(tx, coupon.name, coupon.on) : null;
  const cents = discountPrice(price.cents, choice.vendors, found);
  const lines = price.lines.map(toChargeLine);
  if (cents < price.cents) lines.push({ label: `Cupom ${coupon?.name}`, cents: cents - price.cents });
  return { lines, cents, planCents: cents, setupKeys: [], pricesFrom };
}

/**
 * Prices the next period of a subscription, by the prices of its first day, or by those that a running subscription keeps.
 * After a trial the first period costs its setup, too.
 */
export async function priceNextPeriod(
  tx: Tx,
  loaded: LoadedSubscription,
  choice: PlanChoice,
  { startsOn, coupon }: { startsOn: string; coupon?: UsedCoupon },
): Promise<PlanPrice & { pricesFrom: string }> {
  const { started_on: startedOn, trial_until: trialUntil } = loaded.row;
  if (startedOn !== null || trialUntil === null)
    return priceRenewal(tx, loaded, choice, { startsOn, ...(coupon && { coupon }) });
  const { validFrom: pricesFrom } = await loadPricesOn(tx, startsOn);
  const { price, lines, planCents, setupKeys } = await quoteFirstPrice(tx, {
    ...choice,
    coupon: coupon?.name ?? '',
    today: coupon?.on ?? startsOn,
    pricesOn: startsOn,
  });
  return { lines, cents: price.finalCents, planCents, setupKeys, pricesFrom };
}

/** Prices a change of plan or vendors on the day `on` of the period that is paid. A coupon lowers the whole of it. */
export async function priceChange(
  tx: Tx,
  accountId: string,
  {
    choice,
    period,
    on,
    coupon = '',
  }: { choice: PlanChoice; period: PaidPeriod; on: string; coupon?: string },
): Promise<PlanPrice> {
  const paid = await tx
    .selectFrom('charges')
    .select(['plan_cents', 'setup_keys', 'period_start', 'period_end'])
    .where('account_id', '=', accountId)
    .where('state', '=', 'paid')
    .orderBy('paid_at')
    .execute();
  const current = paid.findLast(({ period_end: end }) => end === period.end);
  const change = computeChangePrice(await loadPriceList(tx, on), {
    choice,
    period,
    paidCents: current?.plan_cents ?? 0,
    paidSetup: new Set(paid.flatMap(({ setup_keys: keys }) => keys)),
    on,
  });
  if (!change) throw createNoRecurringPriceRefusal();
  const lines: ChargeLine[] = [
    { label: `Novo plano, ${change.daysLeft} dias`, cents: change.chargeCents },
    { label: 'Crédito dos dias que sobram', cents: -Math.min(change.creditCents, change.chargeCents) },
    ...change.setup.map(toChargeLine),
  ].filter(({ cents }) => cents !== 0);
  const found = await findCoupon(tx, coupon, on);
  const cents = discountPrice(change.dueCents, choice.vendors, found);
  if (cents < change.dueCents) lines.push({ label: `Cupom ${coupon}`, cents: cents - change.dueCents });
  return {
    lines,
    cents,
    planCents: discountPrice(change.periodCents, choice.vendors, found),
    setupKeys: change.setup.map(({ key }) => key),
  };
}

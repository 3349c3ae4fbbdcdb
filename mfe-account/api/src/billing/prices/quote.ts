import {
  type Cents,
  computeFirstPrice,
  type FirstPrice,
  MONTHS_PER_PERIOD,
  type PriceKey,
  priceLabels,
  type SignupPlanId,
} from '@girassol/account-domain/billing';
import type { Tx } from '@girassol/api-platform/database';
import { invalidField } from '@girassol/api-platform/refusals/refusal';
import type { ChargeLine } from '../../tables/billing-tables';
import { loadCoupon } from './coupons';
import { loadPriceList } from './load-price-list';

/** Choice to be priced. `coupon` is a name in capitals; empty without one. */
export interface QuotedChoice {
  planId: SignupPlanId;
  vendors: number;
  isRecurring: boolean;
  coupon: string;
  /** `yyyy-mm-dd` */
  today: string;
  /** Day whose prices hold, where the period begins later. */
  pricesOn?: string;
}

/** Price of a first period with the lines of its charge. The discount is a line of its own. */
export interface Quote {
  price: FirstPrice;
  lines: ChargeLine[];
  /** Part of the plan after discount, and the parts of the setup. */
  planCents: Cents;
  setupKeys: PriceKey[];
  monthsPerPeriod: 1 | 12;
}

/** Prices a signup by the prices of today. Refused (400) for a coupon or a card plan that does not exist. */
export async function quoteFirstPrice(
  tx: Tx,
  { planId, vendors, isRecurring, coupon, today, pricesOn = today }: QuotedChoice,
): Promise<Quote> {
  const price = computeFirstPrice(await loadPriceList(tx, pricesOn), {
    planId,
    vendors,
    isRecurring,
    coupon: coupon === '' ? null : await loadCoupon(tx, { name: coupon, today, field: 'coupon' }),
  });
  if (!price)
    throw invalidField(
      'planId',
      'O plano Enterprise ainda não tem preço por mês no cartão. Escolha outra forma.',
    );
  const lines: ChargeLine[] = price.lines.map(({ key, quantity, cents }) => ({
    label: quantity === 1 ? priceLabels[key] : `${priceLabels[key]} (${quantity})`,
    cents,
  }));
  if (price.discountCents > 0) lines.push({ label: `Cupom ${coupon}`, cents: -price.discountCents });
  const { planCents, setupCents, finalCents } = price;
  return {
    price,
    lines,
    planCents: Math.round((planCents * finalCents) / (planCents + setupCents)),
    setupKeys: price.lines.slice(1).map(({ key }) => key),
    monthsPerPeriod: isRecurring ? MONTHS_PER_PERIOD.recurring : MONTHS_PER_PERIOD.once,
  };
}

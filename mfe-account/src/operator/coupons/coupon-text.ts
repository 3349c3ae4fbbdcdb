import type { Coupon } from '@girassol/account-domain/contract';
import { formatCountWithNoun, formatDate, formatExactNumber } from '@girassol/shared-domain';
import type { Tone } from '@girassol/shared-ui';

/** Formats the factor of a price as a discount: 0.9 is `10 %`. */
export const formatDiscount = (multiplier: number): string =>
  `${formatExactNumber(toDiscountPercent(multiplier), 0, 2)} %`;

const toDiscountPercent = (multiplier: number): number => Math.round((1 - multiplier) * 10_000) / 100;

/** Converts a discount in percent to the factor of a price, in which 12.5 is 0.875. */
export const toMultiplier = (percent: number): number => Math.round((100 - percent) * 100) / 10_000;

/** Describes how often a coupon was used: `3 de 100`, `3`. */
export const describeUses = ({ uses, maxUses }: Pick<Coupon, 'uses' | 'maxUses'>): string =>
  maxUses === null ? String(uses) : `${uses} de ${maxUses}`;

/** Describes for how many vendors a coupon is. */
export const describeMinVendors = ({ minVendors }: Pick<Coupon, 'minVendors'>): string =>
  minVendors === 1
    ? 'Qualquer número'
    : `A partir de ${formatCountWithNoun(minVendors, 'vendedor', 'vendedores')}`;

/** Describes on which days a coupon holds. */
export const describeValidity = ({
  validFrom,
  validUntil,
}: Pick<Coupon, 'validFrom' | 'validUntil'>): string =>
  validUntil === null
    ? `Desde ${formatDate(validFrom)}`
    : `${formatDate(validFrom)} a ${formatDate(validUntil)}`;

/** Returns in a word whether a coupon can be used on the day `today`, and why not. */
export function getCouponBadge(
  { endedAt, validFrom, validUntil, uses, maxUses }: Coupon,
  today: string,
): { text: string; tone: Tone } {
  if (endedAt !== null) return { text: `Encerrado em ${formatDate(endedAt)}`, tone: 'neutral' };
  if (validUntil !== null && validUntil < today) return { text: 'Terminou', tone: 'neutral' };
  if (maxUses !== null && uses >= maxUses) return { text: 'Esgotado', tone: 'warn' };
  if (validFrom > today) return { text: 'Ainda não começou', tone: 'info' };
  return { text: 'Vale', tone: 'good' };
}

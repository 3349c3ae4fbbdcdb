import type { Fraction, Reais, Years } from '../units';

/**
 * Returns the years from today (the first flow) until the cash flows have paid back the investment. The
 * result is interpolated in the first year whose accumulated sum is not negative: `(y − 1) + (−sum_{y−1}) /
 * CF_y`. Null if the flows never pay back the investment; 0 if nothing was invested.
 */
export function computePayback(flows: readonly Reais[]): Years | null {
  let before = 0;
  for (const [year, flow] of flows.entries()) {
    const after = before + flow;
    if (after >= 0) return year === 0 ? 0 : year - 1 + -before / flow;
    before = after;
  }
  return null;
}

/**
 * Returns the years until cash flows discounted to today, `CF_y / (1 + r)^y`, have paid back the investment.
 * Null if the flows never pay back the investment.
 */
export function computeDiscountedPayback(flows: readonly Reais[], rate: Fraction): Years | null {
  return computePayback(flows.map((flow, year) => flow / (1 + rate) ** year));
}

/** Splits a span into whole years and months. A part of a month counts as a whole month. */
export function splitYearsAndMonths(span: Years): { years: number; months: number } {
  const total = Math.ceil(span * 12 - 1e-9);
  return { years: Math.floor(total / 12), months: total % 12 };
}

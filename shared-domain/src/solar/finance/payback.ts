import type { Fraction, Reais, Years } from '../units';

/**
 * Years until the flows have paid what was spent, from the first flow (today) on: the first year whose sum is not
 * negative, interpolated: `(y − 1) + (−sum_{y−1}) / CF_y`. Null: never within the flows. 0: nothing was spent.
 */
export function payback(flows: readonly Reais[]): Years | null {
  let before = 0;
  for (const [year, flow] of flows.entries()) {
    const after = before + flow;
    if (after >= 0) return year === 0 ? 0 : year - 1 + -before / flow;
    before = after;
  }
  return null;
}

/** Payback of flows brought to today: `CF_y / (1 + r)^y`. */
export function discountedPayback(flows: readonly Reais[], rate: Fraction): Years | null {
  return payback(flows.map((flow, year) => flow / (1 + rate) ** year));
}

/** A span as people say it. Part of a month counts as one. */
export function yearsAndMonths(span: Years): { years: number; months: number } {
  const total = Math.ceil(span * 12 - 1e-9);
  return { years: Math.floor(total / 12), months: total % 12 };
}

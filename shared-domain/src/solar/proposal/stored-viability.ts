import type { Indicators } from './viability';

/** What of a study is stored with the price, by its wire names (`revenueData.finantialViability`). */
export interface FinantialViability {
  /** Years. */
  payback: number | null;
  /** Fraction. */
  roi: number | null;
  /** Fraction. */
  tir: number | null;
  /** R$/kWh. */
  lcoe: number | null;
}

/** The four stored indicators, with six decimals. */
export const finantialViabilityOf = ({ payback, roi, tir, lcoe }: Indicators): FinantialViability => ({
  payback: sixDecimals(payback),
  roi: sixDecimals(roi),
  tir: sixDecimals(tir),
  lcoe: sixDecimals(lcoe),
});

const sixDecimals = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 1e6) / 1e6;

import type { FinancialIndicators } from './viability';

/**
 * Financial indicators of a study that a proposal stores with its price (`revenueData.finantialViability`):
 * payback in years, roi and tir as fractions, lcoe in R$/kWh.
 */
export interface StoredFinancialViability {
  /** Years. */
  payback: number | null;
  /** Fraction. */
  roi: number | null;
  /** Fraction. */
  tir: number | null;
  /** R$/kWh. */
  lcoe: number | null;
}

/** Returns the four financial indicators of a study that a proposal stores, rounded to six decimals. */
export const toStoredFinancialViability = ({
  payback,
  roi,
  tir,
  lcoe,
}: FinancialIndicators): StoredFinancialViability => ({
  payback: sixDecimals(payback),
  roi: sixDecimals(roi),
  tir: sixDecimals(tir),
  lcoe: sixDecimals(lcoe),
});

const sixDecimals = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 1e6) / 1e6;

import type { Kwh, Reais, ReaisPerKwh } from '../units';

/**
 * Interpretations of the minimum bill of tariff group B, which differ by distributor.
 * - `ART16`: credits are used only until the bill falls to the minimum, and the other credits are retained
 *   (Lei 14.300/2022, art. 16).
 * - `MAX`: all credits are used, and the bill is the larger of minimum and network charge (REN 1.000/2021,
 *   art. 655-I §1).
 * - `SUM`: the availability cost is paid as energy, and the network charge is added.
 * - `GROSS_ONLY`: the minimum applies only if the month's consumption before credits is below the minimum
 *   (art. 16 §1 to the letter).
 */
export const minimumBillingModes = ['ART16', 'MAX', 'SUM', 'GROSS_ONLY'] as const;
export type MinimumBillingMode = (typeof minimumBillingModes)[number];

/** Consumption, availability, price and charge of one month of a group B unit. */
export interface GroupBMonth {
  /** Energy from the grid, C. */
  consumption: Kwh;
  /** A */
  availability: Kwh;
  /** Full price, T. */
  price: ReaisPerKwh;
  /** Charge of a compensated kWh, b. */
  charge: ReaisPerKwh;
}

/**
 * Returns K, the maximum kWh of a month's consumption that credits may compensate under a mode of the minimum
 * bill.
 */
export function computeCompensableEnergy(
  mode: MinimumBillingMode,
  { consumption, availability, price, charge }: GroupBMonth,
): Kwh {
  if (mode === 'SUM') return Math.max(0, consumption - availability);
  if (mode !== 'ART16') return consumption;
  // A charge as high as the price: nothing would be saved, so the credits are kept.
  if (charge >= price) return 0;
  return Math.max(0, Math.min(consumption, ((consumption - availability) * price) / (price - charge)));
}

/**
 * Returns the energy part of a month's bill in R$, `(C − K)·T + K·b`: consumption C, compensated energy K,
 * full price T, charge b of a compensated kWh. The result is at least `A·T` (availability cost A), except in
 * mode `GROSS_ONLY` if the consumption reaches A.
 */
export function computeEnergyBill(mode: MinimumBillingMode, month: GroupBMonth, compensated: Kwh): Reais {
  const { consumption, availability, price, charge } = month;
  const value = (consumption - compensated) * price + compensated * charge;
  if (mode === 'GROSS_ONLY' && consumption >= availability) return value;
  return Math.max(value, availability * price);
}

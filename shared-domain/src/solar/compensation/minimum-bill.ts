import type { Kwh, Reais, ReaisPerKwh } from '../units';

/**
 * How the minimum bill of group B is read; distributors differ.
 * - `ART16`: credits are used only until the bill falls to the minimum, the rest is kept (Lei 14.300/2022, art. 16).
 * - `MAX`: all credits are used; the bill is the larger of minimum and transport (REN 1.000/2021, art. 655-I §1).
 * - `SUM`: the availability is paid in energy, transport on top of it.
 * - `GROSS_ONLY`: the minimum counts only if the month's consumption itself is below it (art. 16 §1 to the letter).
 */
export const minimumBillingModes = ['ART16', 'MAX', 'SUM', 'GROSS_ONLY'] as const;
export type MinimumBillingMode = (typeof minimumBillingModes)[number];

/** One month of a unit of group B. */
export interface BilledMonth {
  /** Energy from the grid, C. */
  consumption: Kwh;
  /** A */
  availability: Kwh;
  /** Full price, T. */
  price: ReaisPerKwh;
  /** What a compensated kWh still costs, b. */
  charge: ReaisPerKwh;
}

/** The most that may be compensated, K. */
export function compensable(
  mode: MinimumBillingMode,
  { consumption, availability, price, charge }: BilledMonth,
): Kwh {
  if (mode === 'SUM') return Math.max(0, consumption - availability);
  if (mode !== 'ART16') return consumption;
  // A charge as high as the price: nothing would be saved, so the credits are kept.
  if (charge >= price) return 0;
  return Math.max(0, Math.min(consumption, ((consumption - availability) * price) / (price - charge)));
}

/** The energy part of the bill: `v = (C − K)·T + K·b`, at least `A·T` as the mode has it. */
export function energyBill(mode: MinimumBillingMode, month: BilledMonth, compensated: Kwh): Reais {
  const { consumption, availability, price, charge } = month;
  const value = (consumption - compensated) * price + compensated * charge;
  if (mode === 'GROSS_ONLY' && consumption >= availability) return value;
  return Math.max(value, availability * price);
}

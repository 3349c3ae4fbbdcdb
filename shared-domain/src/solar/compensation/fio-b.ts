import type { WireTariffs } from '../unit-terms';
import type { Fraction, ReaisPerKwh } from '../units';

/** Which rules a connection falls under (Lei 14.300/2022). GD3 is large remote or shared generation. */
export const gdClasses = ['GD1', 'GD2', 'GD3'] as const;
export type GdClass = (typeof gdClasses)[number];

/** Share of Fio B that compensated energy pays, by calendar year, whenever the system was connected (art. 27, I to VI). */
const transition: Readonly<Record<number, Fraction>> = {
  2023: 0.15,
  2024: 0.3,
  2025: 0.45,
  2026: 0.6,
  2027: 0.75,
  2028: 0.9,
};
const FIRST_TRANSITION_YEAR = 2023;
export const LAST_TRANSITION_YEAR = 2028;

/** Connections asked for until 7 January 2023 pay nothing until the end of this year (art. 26). */
const LAST_YEAR_OF_GD1 = 2045;

/** Share of Fio A that class GD III pays during the transition. */
export const FIO_A_OF_GD3: Fraction = 0.4;

/**
 * Share of Fio B in a year. No law says how much it is after the transition (art. 17 leaves it to ANEEL): `after` is a
 * setting of the account and an assumption that the proposal names.
 */
export function fioBPercent(year: number, gdClass: GdClass, after: Fraction): Fraction {
  if (gdClass === 'GD1' && year <= LAST_YEAR_OF_GD1) return 0;
  if (year > LAST_TRANSITION_YEAR) return after;
  if (year < FIRST_TRANSITION_YEAR) return 0;
  return gdClass === 'GD3' ? 1 : (transition[year] ?? 0);
}

/** What a compensated kWh still costs in a year, at today's tariffs; on peak with the peak's Fio B. */
export interface WireCharge {
  offPeak: ReaisPerKwh;
  onPeak: ReaisPerKwh;
}

/**
 * `Fio B · share + non-compensable tax`; class GD III also pays 40 % of Fio A, TFSEE and P&D until the end of the
 * transition.
 */
export function wireCharge(wire: WireTariffs, year: number, gdClass: GdClass, after: Fraction): WireCharge {
  const share = fioBPercent(year, gdClass, after);
  const isInTransition = year >= FIRST_TRANSITION_YEAR && year <= LAST_TRANSITION_YEAR;
  const extra = gdClass === 'GD3' && isInTransition ? FIO_A_OF_GD3 * wire.a + wire.sector : 0;
  return { offPeak: wire.b * share + extra + wire.tax, onPeak: wire.bPeak * share + extra + wire.tax };
}

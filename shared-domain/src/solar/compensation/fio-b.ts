import type { NetworkTariffs } from '../unit-terms';
import type { Fraction, ReaisPerKwh } from '../units';

/**
 * Classes of a distributed generation by the network charges that its energy pays (Lei 14.300/2022). GD1 was
 * requested until 7 January 2023, GD2 is later, GD3 is large remote or shared generation.
 */
export const distributedGenerationClasses = ['GD1', 'GD2', 'GD3'] as const;
export type DistributedGenerationClass = (typeof distributedGenerationClasses)[number];

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
/**
 * Last calendar year of the transition of Lei 14.300/2022, in which compensated energy pays 90 % of Fio B
 * (art. 27).
 */
export const LAST_FIO_B_TRANSITION_YEAR = 2028;

/** Connections asked for until 7 January 2023 pay nothing until the end of this year (art. 26). */
const LAST_YEAR_OF_GD1 = 2045;

/**
 * Share of the tariff Fio A that generation of class GD III pays until the end of 2028, the transition of Lei
 * 14.300/2022.
 */
export const GD3_FIO_A_SHARE: Fraction = 0.4;

/**
 * Returns the share of the tariff Fio B that compensated energy pays in a calendar year. After the transition
 * no law sets the share (Lei 14.300/2022, art. 17 leaves it to ANEEL), so `after` is returned: a setting of
 * the account that the proposal states as an assumption.
 */
export function getFioBShare(year: number, gdClass: DistributedGenerationClass, after: Fraction): Fraction {
  if (gdClass === 'GD1' && year <= LAST_YEAR_OF_GD1) return 0;
  if (year > LAST_FIO_B_TRANSITION_YEAR) return after;
  if (year < FIRST_TRANSITION_YEAR) return 0;
  return gdClass === 'GD3' ? 1 : (transition[year] ?? 0);
}

/** Network charge of a compensated kWh in a year, at today's tariffs; on peak with the peak's Fio B. */
export interface NetworkCharge {
  offPeak: ReaisPerKwh;
  onPeak: ReaisPerKwh;
}

/**
 * Returns the network charge of a compensated kWh: `Fio B · share + non-compensable tax`; class GD III also pays 40 %
 * of Fio A, TFSEE and P&D until the end of the transition.
 */
export function computeNetworkCharge(
  wire: NetworkTariffs,
  year: number,
  gdClass: DistributedGenerationClass,
  after: Fraction,
): NetworkCharge {
  const share = getFioBShare(year, gdClass, after);
  const isInTransition = year >= FIRST_TRANSITION_YEAR && year <= LAST_FIO_B_TRANSITION_YEAR;
  const extra = gdClass === 'GD3' && isInTransition ? GD3_FIO_A_SHARE * wire.a + wire.sector : 0;
  return { offPeak: wire.b * share + extra + wire.tax, onPeak: wire.bPeak * share + extra + wire.tax };
}

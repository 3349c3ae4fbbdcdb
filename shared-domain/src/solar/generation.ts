import { DAYS_IN_MONTH, sum } from './months';
import {
  type Fraction,
  type Kwh,
  type Kwp,
  type PeakSunHours,
  type Percent,
  percentToFraction,
} from './units';

/** Default losses between irradiation and meter, in percent: heat, dust, wiring, inverter. */
export const DEFAULT_LOSSES_PERCENT: Percent = 22;

/** Returns the performance ratio: `PR = 1 − losses/100`. */
export const computePerformanceRatio = (losses: Percent): Fraction => 1 - percentToFraction(losses);

/** Returns the energy that one kWp yields in each month: `y[m] = HSP[m] · days[m] · PR`, kWh/kWp. */
export function computeMonthlyYield(irradiation: readonly PeakSunHours[], ratio: Fraction): Kwh[] {
  return DAYS_IN_MONTH.map((days, month) => (irradiation[month] ?? 0) * days * ratio);
}

/**
 * Generation of an array in its first year, in kWh: by month, in total, and the monthly average. A month's
 * generation is `power · y[m]`, where y[m] is the yield of one kWp.
 */
export interface FirstYearGeneration {
  monthly: Kwh[];
  yearly: Kwh;
  averageMonthly: Kwh;
}

/**
 * Returns the generation of an array of `power` kWp in its first year, from the kWh that one kWp yields in
 * each month.
 */
export function computeFirstYearGeneration(power: Kwp, yieldPerKwp: readonly Kwh[]): FirstYearGeneration {
  const monthly = yieldPerKwp.map((kwh) => power * kwh);
  const yearly = sum(monthly);
  return { monthly, yearly, averageMonthly: yearly / 12 };
}

/**
 * Yearly loss of output of PV modules as fractions: `first` in the first year, `next` in every later year.
 */
export interface ModuleDegradation {
  first: Fraction;
  next: Fraction;
}

/**
 * Returns the share of the first year's generation that remains in year `year` (1 to 25) after degradation.
 * The loss of the first year counts from the second year on: `deg(1) = 1; deg(2) = 1 − d1; deg(y) = (1 −
 * d1)(1 − d)^(y−2)`.
 */
export function computeRemainingOutputShare(year: number, { first, next }: ModuleDegradation): Fraction {
  return year <= 1 ? 1 : (1 - first) * (1 - next) ** (year - 2);
}

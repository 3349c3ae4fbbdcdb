import { DAYS_IN_MONTH, sum } from './months';
import { type Fraction, fractionOf, type Hsp, type Kwh, type Kwp, type Percent } from './units';

/** What is lost between sun and meter when nobody says otherwise: heat, dust, wiring, inverter. */
export const DEFAULT_LOSSES: Percent = 22;

/** Performance ratio: `PR = 1 − losses/100`. */
export const performanceRatio = (losses: Percent): Fraction => 1 - fractionOf(losses);

/** Energy that one kWp gives in each month: `y[m] = HSP[m] · days[m] · PR`, kWh/kWp. */
export function monthlyYield(irradiation: readonly Hsp[], ratio: Fraction): Kwh[] {
  return DAYS_IN_MONTH.map((days, month) => (irradiation[month] ?? 0) * days * ratio);
}

/** What an array generates in its first year: `gen[m] = power · y[m]`. */
export interface Generation {
  monthly: Kwh[];
  yearly: Kwh;
  averageMonthly: Kwh;
}

export function generationOf(power: Kwp, yieldPerKwp: readonly Kwh[]): Generation {
  const monthly = yieldPerKwp.map((kwh) => power * kwh);
  const yearly = sum(monthly);
  return { monthly, yearly, averageMonthly: yearly / 12 };
}

/** How much modules lose: in the first year, and in every year after it. */
export interface Degradation {
  first: Fraction;
  next: Fraction;
}

/**
 * Share of the first year's generation that is left in year `year` (1 to 25): the loss of the first year shows from the
 * second on. `deg(1) = 1; deg(2) = 1 − d1; deg(y) = (1 − d1)(1 − d)^(y−2)`.
 */
export function remainingOutput(year: number, { first, next }: Degradation): Fraction {
  return year <= 1 ? 1 : (1 - first) * (1 - next) ** (year - 2);
}

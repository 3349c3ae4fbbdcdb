import { sum, yearlyAverage } from './months';
import type { UnitTerms } from './unit-terms';
import type { Kw, Kwh, Kwp, Watts } from './units';

/**
 * Energy a month that the array should give, kWh.
 * Group B: `max(0, avg12(E) − availability)`; the availability is billed whatever is generated, so generating it would
 * be lost (an account may choose to count it). Group A: `avg12(E) + avg12(Ep)/FA`.
 */
export function sizingTarget(units: readonly UnitTerms[], subtractAvailability: boolean): Kwh {
  return sum(
    units.map((unit) => {
      const offPeak = yearlyAverage(unit.consumption);
      if (unit.group === 'A') return offPeak + yearlyAverage(unit.consumptionPeak) / unit.adjustFactor;
      return Math.max(0, offPeak - (subtractAvailability ? unit.availability : 0));
    }),
  );
}

/** Power that gives the target in an average month: `target · 12 / Σ y[m]`, kWp. 0 without sun. */
export function targetPower(target: Kwh, yieldPerKwp: readonly Kwh[]): Kwp {
  const yearly = sum(yieldPerKwp);
  return yearly > 0 ? (target * 12) / yearly : 0;
}

/** Powers that a kit is looked for by, kWp; the parameters of the route of the kit choice. */
export interface KitPowers {
  /** Of the whole proposal. */
  power: Kwp;
  /** Of the generating unit alone. */
  powerGenUc: Kwp;
  /** For what group A uses off peak. */
  powerNonPeak: Kwp;
  /** For what group A uses on peak, paid in off-peak credits. */
  powerPeak: Kwp;
  /** Contracted demand of the generating unit, which limits the inverters; 0 in group B. */
  demand: Kw;
}

/** The sizing target by what it is for. Both powers of group A are 0 where there is no unit of it. */
export function kitPowers(
  units: readonly UnitTerms[],
  yieldPerKwp: readonly Kwh[],
  subtractAvailability: boolean,
): KitPowers {
  const powerFor = (kwh: Kwh) => targetPower(kwh, yieldPerKwp);
  const groupA = units.filter(({ group }) => group === 'A');
  const peak = sum(groupA.map((unit) => yearlyAverage(unit.consumptionPeak) / unit.adjustFactor));
  return {
    power: powerFor(sizingTarget(units, subtractAvailability)),
    powerGenUc: powerFor(sizingTarget(units.slice(0, 1), subtractAvailability)),
    powerNonPeak: powerFor(sizingTarget(groupA, subtractAvailability) - peak),
    powerPeak: powerFor(peak),
    demand: units[0]?.demand ?? 0,
  };
}

/**
 * Modules of one power that reach a power: `ceil(kWp · 1000 / Wp)`. The ninth decimal is rounded before, so that a sum
 * of doubles a hair above a whole number costs nobody a module.
 */
export function modulesFor(power: Kwp, modulePower: Watts): number {
  if (!(modulePower > 0) || !(power > 0)) return 0;
  return Math.ceil(Math.round(((power * 1000) / modulePower) * 1e9) / 1e9);
}

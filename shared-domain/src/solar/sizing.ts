import { computeMonthlyAverage, sum } from './months';
import type { NormalizedConsumerUnit } from './unit-terms';
import type { Kw, Kwh, Kwp, Watts } from './units';

/**
 * Returns the energy that the array of a proposal should generate in a month, kWh: for a unit of group B
 * `max(0, avg12(E) − availability)`, for group A `avg12(E) + avg12(Ep)/FA`. The availability is subtracted
 * because it is billed in any case; if `subtractAvailability` is false, it is not.
 */
export function computeTargetMonthlyGeneration(
  units: readonly NormalizedConsumerUnit[],
  subtractAvailability: boolean,
): Kwh {
  return sum(
    units.map((unit) => {
      const offPeak = computeMonthlyAverage(unit.consumption);
      if (unit.group === 'A')
        return offPeak + computeMonthlyAverage(unit.consumptionPeak) / unit.adjustFactor;
      return Math.max(0, offPeak - (subtractAvailability ? unit.availability : 0));
    }),
  );
}

/**
 * Returns the power that generates the target in an average month: `target · 12 / Σ y[m]`, kWp; 0 without irradiation.
 */
export function computeTargetPower(target: Kwh, yieldPerKwp: readonly Kwh[]): Kwp {
  const yearly = sum(yieldPerKwp);
  return yearly > 0 ? (target * 12) / yearly : 0;
}

/**
 * Array powers in kWp, and demand in kW, by which kits for a proposal are searched. The fields are path
 * parameters of the API's kit search.
 */
export interface KitPowers {
  /** Power for the whole proposal. */
  power: Kwp;
  /** Power for the generating unit alone. */
  powerGenUc: Kwp;
  /** For what group A uses off peak. */
  powerNonPeak: Kwp;
  /** For what group A uses on peak, paid in off-peak credits. */
  powerPeak: Kwp;
  /** Contracted demand of the generating unit, which limits the inverters; 0 in group B. */
  demand: Kw;
}

/**
 * Computes the array powers for the kit search of a proposal from its consumer units. The on-peak and
 * off-peak powers are 0 if no unit is in tariff group A.
 */
export function computeKitPowers(
  units: readonly NormalizedConsumerUnit[],
  yieldPerKwp: readonly Kwh[],
  subtractAvailability: boolean,
): KitPowers {
  const powerFor = (kwh: Kwh) => computeTargetPower(kwh, yieldPerKwp);
  const groupA = units.filter(({ group }) => group === 'A');
  const peak = sum(groupA.map((unit) => computeMonthlyAverage(unit.consumptionPeak) / unit.adjustFactor));
  return {
    power: powerFor(computeTargetMonthlyGeneration(units, subtractAvailability)),
    powerGenUc: powerFor(computeTargetMonthlyGeneration(units.slice(0, 1), subtractAvailability)),
    powerNonPeak: powerFor(computeTargetMonthlyGeneration(groupA, subtractAvailability) - peak),
    powerPeak: powerFor(peak),
    demand: units[0]?.demand ?? 0,
  };
}

/**
 * Returns the number of modules that reach a power: `ceil(kWp · 1000 / Wp)`. The ninth decimal is rounded first, so
 * that a sum of doubles slightly above a whole number adds no module.
 */
export function computeModuleCount(power: Kwp, modulePower: Watts): number {
  if (!(modulePower > 0) || !(power > 0)) return 0;
  return Math.ceil(Math.round(((power * 1000) / modulePower) * 1e9) / 1e9);
}

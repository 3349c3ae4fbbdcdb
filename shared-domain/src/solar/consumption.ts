import type { ConsumerUnit } from './consumer-unit';
import { computeMonthlyAverage, sum } from './months';
import type { Kwh } from './units';

/**
 * Yearly and average monthly consumption of all consumer units of a proposal, in kWh. Field names are those
 * of the API (`estimateSystemData`).
 */
export interface ConsumptionAverages {
  /** kWh a month, off peak in group A. */
  averageMontlhyConsumption: Kwh;
  /** kWh a year, off peak in group A. */
  averageYearlyConsumption: Kwh;
  /** kWh a year on peak. */
  averageYearlyConsumptionPeak: Kwh;
  /** kWh a month, on and off peak. */
  totalMonthlyConsumption: Kwh;
}

/**
 * Returns the total consumption of all consumer units of a proposal. Averages are yearly sums divided by 12
 * (proposals-023).
 */
export function computeConsumptionAverages(units: readonly ConsumerUnit[]): ConsumptionAverages {
  const offPeak = sum(units.map((unit) => sum(unit.monthlyConsumption)));
  const peak = sum(
    units.map((unit) => (unit.tariffModality === 'A' ? sum(unit.monthlyConsumptionPeak ?? []) : 0)),
  );
  return {
    averageMontlhyConsumption: offPeak / 12,
    averageYearlyConsumption: offPeak,
    averageYearlyConsumptionPeak: peak,
    totalMonthlyConsumption: computeMonthlyAverage([offPeak, peak]),
  };
}

/**
 * Returns the total consumption of all consumer units in each of the twelve months, in kWh, on and off peak
 * together.
 */
export function sumMonthlyConsumption(units: readonly ConsumerUnit[]): Kwh[] {
  return Array.from({ length: 12 }, (_, month) =>
    sum(
      units.map(
        (unit) =>
          (unit.monthlyConsumption[month] ?? 0) +
          (unit.tariffModality === 'A' ? (unit.monthlyConsumptionPeak?.[month] ?? 0) : 0),
      ),
    ),
  );
}

import type { ConsumerUnit } from './consumer-unit';
import { sum, yearlyAverage } from './months';
import type { Kwh } from './units';

/** Averages of a proposal; names as they go over the wire (`estimateSystemData`). */
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

/** Sums over the units; averages are yearly sums divided by 12 (proposals-023). */
export function consumptionAverages(units: readonly ConsumerUnit[]): ConsumptionAverages {
  const offPeak = sum(units.map((unit) => sum(unit.monthlyConsumption)));
  const peak = sum(
    units.map((unit) => (unit.tariffModality === 'A' ? sum(unit.monthlyConsumptionPeak ?? []) : 0)),
  );
  return {
    averageMontlhyConsumption: offPeak / 12,
    averageYearlyConsumption: offPeak,
    averageYearlyConsumptionPeak: peak,
    totalMonthlyConsumption: yearlyAverage([offPeak, peak]),
  };
}

/** What all units use in each month, kWh, on and off peak: the line beside the generation in charts. */
export function monthlyConsumptionOf(units: readonly ConsumerUnit[]): Kwh[] {
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

import type { Kwh } from '../units';

/**
 * Emissions that a year of solar generation avoids: kg of CO2, and the equivalent numbers of trees and cars.
 * The numbers are not rounded.
 */
export interface AvoidedEmissions {
  /** kg of CO₂ a year. */
  co2: number;
  /** Trees that would take up as much. */
  trees: number;
  /** Cars off the road. */
  cars: number;
}

/**
 * Computes avoided emissions: `co2 = 0.28 · kWh a year`, `trees = 0.33 · kWh a month`, `cars = 0.02 · kWh a month`
 * (proposals-024).
 */
export function computeAvoidedEmissions(yearlyKwh: Kwh): AvoidedEmissions {
  const monthlyKwh = yearlyKwh / 12;
  return { co2: 0.28 * yearlyKwh, trees: 0.33 * monthlyKwh, cars: 0.02 * monthlyKwh };
}

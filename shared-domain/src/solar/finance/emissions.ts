import type { Kwh } from '../units';

/** What a year of generation spares; not rounded. */
export interface Emissions {
  /** kg of CO₂ a year. */
  co2: number;
  /** Trees that would take up as much. */
  trees: number;
  /** Cars off the road. */
  cars: number;
}

/** `co2 = 0.28 · kWh a year`, `trees = 0.33 · kWh a month`, `cars = 0.02 · kWh a month` (proposals-024). */
export function emissionsOf(yearlyKwh: Kwh): Emissions {
  const monthlyKwh = yearlyKwh / 12;
  return { co2: 0.28 * yearlyKwh, trees: 0.33 * monthlyKwh, cars: 0.02 * monthlyKwh };
}

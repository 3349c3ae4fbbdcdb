import { formatNumber } from '../../formats/numbers';
import type { Kwh } from '../units';

/**
 * Emissions that solar generation avoids, and what they equal: kg of CO2 of one year, and the trees and cars that
 * equal the CO2 of 25 years. The numbers are not rounded.
 */
export interface AvoidedEmissions {
  /** kg of CO₂ a year. */
  co2: number;
  /** Trees that take up in 25 years what the system avoids in 25 years. */
  trees: number;
  /** Cars off the road for one year that save what the system avoids in 25 years. */
  cars: number;
}

/** Years of generation that the numbers of trees and cars stand for. */
export const EMISSION_EQUIVALENT_YEARS = 25;

/** Avoided kg of CO₂ per kWh; trees and cars per kWh of an average month (proposals-024). */
const factors = { co2: 0.28, trees: 0.33, cars: 0.02 };

/**
 * Computes avoided emissions: `co2 = 0.28 · kWh a year`, `trees = 0.33 · kWh a month`, `cars = 0.02 · kWh a month`
 * (proposals-024).
 */
export function computeAvoidedEmissions(yearlyKwh: Kwh): AvoidedEmissions {
  const monthlyKwh = yearlyKwh / 12;
  return {
    co2: factors.co2 * yearlyKwh,
    trees: factors.trees * monthlyKwh,
    cars: factors.cars * monthlyKwh,
  };
}

/** Describes the factors of the avoided emissions, and the kg of CO₂ that one tree and one car stand for. */
export function describeEmissionFactors(): string {
  const lifetime = factors.co2 * 12 * EMISSION_EQUIVALENT_YEARS;
  const kgPerTree = lifetime / factors.trees;
  const tonsPerCar = lifetime / factors.cars / 1_000;
  return (
    `${formatNumber(factors.co2)} kg de CO₂ por kWh gerado: fator fixo, acima da média da rede elétrica que o MCTI publica a cada ano. ` +
    `Em ${EMISSION_EQUIVALENT_YEARS} anos, ${formatNumber(kgPerTree, 0)} kg por árvore e ${formatNumber(tonsPerCar, 1)} t por carro, o que um carro emite em cerca de um ano`
  );
}

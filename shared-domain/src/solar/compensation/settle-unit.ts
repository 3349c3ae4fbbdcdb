import { MONTHS_PER_YEAR, sum } from '../months';
import type { NormalizedConsumerUnit } from '../unit-terms';
import type { Fraction, Kwh, Reais } from '../units';
import type { EnergyCreditBank } from './credit-bank';
import type { NetworkCharge } from './fio-b';
import { computeCompensableEnergy, computeEnergyBill, type MinimumBillingMode } from './minimum-bill';

/**
 * Inputs for settling the months of one year that are equal for all consumer units: growth of tariffs since
 * the first year, as a factor, and interpretation of the minimum bill.
 */
export interface SettlementYearInputs {
  /** Growth of all tariffs since the first year, `(1 + inflation)^(y − 1)`. */
  growth: Fraction;
  minimumBillingMode: MinimumBillingMode;
}

/**
 * Result of settling one month of one consumer unit: compensated energy and unused energy in kWh, charges and
 * bill in R$.
 */
export interface SettledMonth {
  /** Off-peak consumption compensated, K. */
  compensated: Kwh;
  /** Peak consumption compensated, Kp; it cost `Kp / FA` of credit. */
  compensatedPeak: Kwh;
  /** Energy that arrived this month and was not used. */
  left: Kwh;
  /** Charges on the compensated energy. */
  chargeCost: Reais;
  billWith: Reais;
}

/**
 * Compensates a month of a unit: first with energy that arrives in the month, next with credits, the oldest first; in
 * group A off-peak consumption before that on peak. Computes the bill with all tariffs grown.
 * @param arrived kWh injected by the unit, or received from the generating one
 * @param fromGrid off-peak kWh that the unit takes from the grid
 */
export function settleMonth(
  unit: NormalizedConsumerUnit,
  terms: SettlementYearInputs,
  charge: NetworkCharge,
  bank: EnergyCreditBank,
  month: number,
  arrived: Kwh,
  fromGrid: Kwh,
): SettledMonth {
  const { growth, minimumBillingMode } = terms;
  const price = unit.price * growth;
  const offPeakCharge = charge.offPeak * growth;
  const fixed = (unit.fixed + unit.generatorDemand) * growth;

  if (unit.group === 'B') {
    const billed = { consumption: fromGrid, availability: unit.availability, price, charge: offPeakCharge };
    const wanted = computeCompensableEnergy(minimumBillingMode, billed);
    const now = Math.min(arrived, wanted);
    const compensated = now + bank.take(wanted - now, month);
    const billWith = computeEnergyBill(minimumBillingMode, billed, compensated) + fixed;
    return {
      compensated,
      compensatedPeak: 0,
      left: arrived - now,
      chargeCost: compensated * offPeakCharge,
      billWith,
    };
  }

  const peak = unit.consumptionPeak[month % MONTHS_PER_YEAR] ?? 0;
  const wantedPeak = peak / unit.adjustFactor;
  const now = Math.min(arrived, fromGrid);
  const nowPeak = Math.min(arrived - now, wantedPeak);
  const compensated = now + bank.take(fromGrid - now, month);
  const compensatedPeak = (nowPeak + bank.take(wantedPeak - nowPeak, month)) * unit.adjustFactor;
  const chargeCost = compensated * offPeakCharge + compensatedPeak * charge.onPeak * growth;
  const energy = (fromGrid - compensated) * price + (peak - compensatedPeak) * unit.pricePeak * growth;
  const left = arrived - now - nowPeak;
  return { compensated, compensatedPeak, left, chargeCost, billWith: energy + chargeCost + fixed };
}

/**
 * Returns the bill in R$ of a consumer unit for one month without a solar system, at today's tariffs; 0 for a
 * connection that exists only for the generator.
 */
export function computeMonthlyBillWithoutSystem(unit: NormalizedConsumerUnit, month: number): Reais {
  if (unit.newConnection) return 0;
  const offPeak = unit.consumption[month] ?? 0;
  if (unit.group === 'B') return Math.max(offPeak, unit.availability) * unit.price + unit.fixed;
  return offPeak * unit.price + (unit.consumptionPeak[month] ?? 0) * unit.pricePeak + unit.fixed;
}

/**
 * Returns the bill in R$ of a consumer unit for a year without a solar system, at today's tariffs.
 * Consumption and demand are assumed equal in all years.
 */
export const computeYearlyBillWithoutSystem = (unit: NormalizedConsumerUnit): Reais =>
  sum(unit.consumption.map((_, month) => computeMonthlyBillWithoutSystem(unit, month)));

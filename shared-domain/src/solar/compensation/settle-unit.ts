import { MONTHS, sum } from '../months';
import type { UnitTerms } from '../unit-terms';
import type { Fraction, Kwh, Reais } from '../units';
import type { CreditBank } from './credit-bank';
import type { WireCharge } from './fio-b';
import { compensable, energyBill, type MinimumBillingMode } from './minimum-bill';

/** What holds for all units in a year. */
export interface YearTerms {
  /** Growth of all tariffs since the first year, `(1 + inflation)^(y − 1)`. */
  growth: Fraction;
  minimumBillingMode: MinimumBillingMode;
}

/** One month of one unit. */
export interface SettledMonth {
  /** Off-peak consumption compensated, K. */
  compensated: Kwh;
  /** Peak consumption compensated, Kp; it cost `Kp / FA` of credit. */
  compensatedPeak: Kwh;
  /** Of the energy that arrived this month, what was not used. */
  left: Kwh;
  /** What the compensated energy still costs. */
  chargeCost: Reais;
  billWith: Reais;
}

/**
 * Compensates a month of a unit: energy that arrives now first, credits after it, the oldest first; in group A off-peak
 * consumption before that on peak. Then the bill, with all tariffs grown.
 * @param arrived kWh injected by the unit, or received from the generating one
 * @param fromGrid off-peak kWh that the unit takes from the grid
 */
export function settleMonth(
  unit: UnitTerms,
  terms: YearTerms,
  charge: WireCharge,
  bank: CreditBank,
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
    const wanted = compensable(minimumBillingMode, billed);
    const now = Math.min(arrived, wanted);
    const compensated = now + bank.take(wanted - now, month);
    const billWith = energyBill(minimumBillingMode, billed, compensated) + fixed;
    return {
      compensated,
      compensatedPeak: 0,
      left: arrived - now,
      chargeCost: compensated * offPeakCharge,
      billWith,
    };
  }

  const peak = unit.consumptionPeak[month % MONTHS] ?? 0;
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

/** The bill of a month without a system, today's tariffs; 0 for a connection that exists only for the generator. */
export function billWithout(unit: UnitTerms, month: number): Reais {
  if (unit.newConnection) return 0;
  const offPeak = unit.consumption[month] ?? 0;
  if (unit.group === 'B') return Math.max(offPeak, unit.availability) * unit.price + unit.fixed;
  return offPeak * unit.price + (unit.consumptionPeak[month] ?? 0) * unit.pricePeak + unit.fixed;
}

/** A year without a system at today's tariffs: consumption and demand do not change from year to year. */
export const yearlyBillWithout = (unit: UnitTerms): Reais =>
  sum(unit.consumption.map((_, month) => billWithout(unit, month)));

import { computeRemainingOutputShare, type ModuleDegradation } from '../generation';
import { MONTHS_PER_YEAR, sum } from '../months';
import type { NormalizedConsumerUnit } from '../unit-terms';
import type { Fraction, Kwh, Reais } from '../units';
import { EnergyCreditBank } from './credit-bank';
import { computeNetworkCharge, type DistributedGenerationClass, getFioBShare } from './fio-b';
import type { MinimumBillingMode } from './minimum-bill';
import { computeYearlyBillWithoutSystem, type SettlementYearInputs, settleMonth } from './settle-unit';

/** Number of years of a study (proposals-021). */
export const STUDY_YEARS = 25;

/**
 * Energy and bills of one year of a proposal's study, for all consumer units together: generation,
 * self-consumption, injection, compensation, credits and savings.
 */
export interface EnergyYearRow {
  /** 1 to 25. */
  year: number;
  calendarYear: number;
  fioBPercent: Fraction;
  generation: Kwh;
  /** Used at the moment it is made. */
  selfConsumption: Kwh;
  injected: Kwh;
  compensated: Kwh;
  /** Peak consumption that was compensated, kWh of peak. */
  compensatedPeak: Kwh;
  /** Charges on compensated energy: Fio B and those of the class. */
  fioBCost: Reais;
  billWithout: Reais;
  billWith: Reais;
  savings: Reais;
  /** Credits that lapsed unused. */
  expired: Kwh;
  /** Credits left at the end of the year. */
  creditBalance: Kwh;
}

/**
 * Inputs for the energy calculation of a proposal's study: consumer units, first-year generation,
 * degradation, tariff inflation and rules of compensation.
 */
export interface EnergyStudyInputs {
  /** The first one generates. */
  units: readonly NormalizedConsumerUnit[];
  /** kWh of the twelve months of the first year. */
  generation: readonly Kwh[];
  degradation: ModuleDegradation;
  startYear: number;
  /** Yearly rise of all tariffs. */
  inflation: Fraction;
  gdClass: DistributedGenerationClass;
  /** Share of Fio B after 2028. */
  fioBAfterTransition: Fraction;
  minimumBillingMode: MinimumBillingMode;
}

/**
 * Computes self-consumption, injection, compensation, credits and bills for the 25 years of a proposal's
 * study, month by month, and returns one row per year.
 */
export function computeEnergyYears(terms: EnergyStudyInputs): EnergyYearRow[] {
  const banks = terms.units.map(() => new EnergyCreditBank());
  const billToday = sum(terms.units.map(computeYearlyBillWithoutSystem));
  return Array.from({ length: STUDY_YEARS }, (_, index) => yearRow(terms, banks, billToday, index + 1));
}

function yearRow(
  terms: EnergyStudyInputs,
  banks: readonly EnergyCreditBank[],
  billToday: Reais,
  year: number,
): EnergyYearRow {
  const { units, gdClass, fioBAfterTransition: after } = terms;
  const calendarYear = terms.startYear + year - 1;
  const row: EnergyYearRow = {
    year,
    calendarYear,
    fioBPercent: getFioBShare(calendarYear, gdClass, after),
    generation: 0,
    selfConsumption: 0,
    injected: 0,
    compensated: 0,
    compensatedPeak: 0,
    fioBCost: 0,
    billWithout: 0,
    billWith: 0,
    savings: 0,
    expired: 0,
    creditBalance: 0,
  };
  const output = computeRemainingOutputShare(year, terms.degradation);
  const yearTerms: SettlementYearInputs = {
    growth: (1 + terms.inflation) ** (year - 1),
    minimumBillingMode: terms.minimumBillingMode,
  };
  const charges = units.map((unit) => computeNetworkCharge(unit.wire, calendarYear, gdClass, after));

  for (let month = 0; month < MONTHS_PER_YEAR; month += 1) {
    const elapsed = (year - 1) * MONTHS_PER_YEAR + month;
    const generated = (terms.generation[month] ?? 0) * output;
    row.generation += generated;
    let surplus = 0;
    for (const [index, unit] of units.entries()) {
      const bank = banks[index];
      const charge = charges[index];
      if (!bank || !charge) continue;
      const consumption = unit.consumption[month] ?? 0;
      // Self-consumed energy never reaches the meter; the rest is injected, and other units get their share of the
      // surplus.
      const usedAtOnce = index === 0 ? Math.min(unit.simultaneity * generated, consumption) : 0;
      const arrived = index === 0 ? generated - usedAtOnce : surplus * unit.share;
      const settled = settleMonth(unit, yearTerms, charge, bank, elapsed, arrived, consumption - usedAtOnce);
      if (index === 0) {
        row.selfConsumption += usedAtOnce;
        row.injected += arrived;
        surplus = settled.left;
      }
      row.expired += bank.close(elapsed, index === 0 ? settled.left * unit.share : settled.left);
      row.compensated += settled.compensated;
      row.compensatedPeak += settled.compensatedPeak;
      row.fioBCost += settled.chargeCost;
      row.billWith += settled.billWith;
    }
  }
  row.billWithout = billToday * yearTerms.growth;
  row.savings = computeSaving(row);
  for (const bank of banks) row.creditBalance += bank.balance;
  return row;
}

/** Below this share of a bill a difference is what adding up months in another order leaves, and no saving. */
const DUST: Fraction = 1e-9;

function computeSaving({ billWithout, billWith }: EnergyYearRow): Reais {
  const saving = billWithout - billWith;
  return Math.abs(saving) <= DUST * Math.max(billWithout, billWith) ? 0 : saving;
}

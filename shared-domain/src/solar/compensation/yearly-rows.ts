import { type Degradation, remainingOutput } from '../generation';
import { MONTHS, sum } from '../months';
import type { UnitTerms } from '../unit-terms';
import type { Fraction, Kwh, Reais } from '../units';
import { CreditBank } from './credit-bank';
import { fioBPercent, type GdClass, wireCharge } from './fio-b';
import type { MinimumBillingMode } from './minimum-bill';
import { settleMonth, type YearTerms, yearlyBillWithout } from './settle-unit';

/** Years that a study looks ahead (proposals-021). */
export const HORIZON = 25;

/** One year of all units of a proposal. */
export interface YearRow {
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
  /** What compensated energy still cost: Fio B and what the class adds. */
  fioBCost: Reais;
  billWithout: Reais;
  billWith: Reais;
  savings: Reais;
  /** Credits that lapsed unused. */
  expired: Kwh;
  /** Credits left at the end of the year. */
  creditBalance: Kwh;
}

/** The energy side of a study. */
export interface EnergyTerms {
  /** The first one generates. */
  units: readonly UnitTerms[];
  /** kWh of the twelve months of the first year. */
  generation: readonly Kwh[];
  degradation: Degradation;
  startYear: number;
  /** Yearly rise of all tariffs. */
  inflation: Fraction;
  gdClass: GdClass;
  /** Share of Fio B after 2028. */
  fioBAfterTransition: Fraction;
  minimumBillingMode: MinimumBillingMode;
}

/** The 25 years of a proposal, month by month: self-consumption, injection, compensation, credits, bills. */
export function yearlyRows(terms: EnergyTerms): YearRow[] {
  const banks = terms.units.map(() => new CreditBank());
  const billToday = sum(terms.units.map(yearlyBillWithout));
  return Array.from({ length: HORIZON }, (_, index) => yearRow(terms, banks, billToday, index + 1));
}

function yearRow(terms: EnergyTerms, banks: readonly CreditBank[], billToday: Reais, year: number): YearRow {
  const { units, gdClass, fioBAfterTransition: after } = terms;
  const calendarYear = terms.startYear + year - 1;
  const row: YearRow = {
    year,
    calendarYear,
    fioBPercent: fioBPercent(calendarYear, gdClass, after),
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
  const output = remainingOutput(year, terms.degradation);
  const yearTerms: YearTerms = {
    growth: (1 + terms.inflation) ** (year - 1),
    minimumBillingMode: terms.minimumBillingMode,
  };
  const charges = units.map((unit) => wireCharge(unit.wire, calendarYear, gdClass, after));

  for (let month = 0; month < MONTHS; month += 1) {
    const elapsed = (year - 1) * MONTHS + month;
    const generated = (terms.generation[month] ?? 0) * output;
    row.generation += generated;
    let surplus = 0;
    for (const [index, unit] of units.entries()) {
      const bank = banks[index];
      const charge = charges[index];
      if (!bank || !charge) continue;
      const consumption = unit.consumption[month] ?? 0;
      // What is used at once never reaches the meter; the rest is injected. Others get their share of what is left.
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
  row.savings = savingOf(row);
  for (const bank of banks) row.creditBalance += bank.balance;
  return row;
}

/** Below this share of a bill a difference is what adding up months in another order leaves, and no saving. */
const DUST: Fraction = 1e-9;

function savingOf({ billWithout, billWith }: YearRow): Reais {
  const saving = billWithout - billWith;
  return Math.abs(saving) <= DUST * Math.max(billWithout, billWith) ? 0 : saving;
}

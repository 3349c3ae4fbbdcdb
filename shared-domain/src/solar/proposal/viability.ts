import { HORIZON, type YearRow } from '../compensation/yearly-rows';
import { benchmarkLine, reinvestedLine } from '../finance/benchmarks';
import { accumulated, cashFlows, yearlyCosts } from '../finance/cash-flow';
import { type Emissions, emissionsOf } from '../finance/emissions';
import { type Financing, type FinancingTerms, financingOf, yearlyPayments } from '../finance/financing';
import { irr } from '../finance/irr';
import { lcoe } from '../finance/lcoe';
import { npv } from '../finance/npv';
import { discountedPayback, payback } from '../finance/payback';
import { sum } from '../months';
import { type Fraction, fractionOf, type Kwh, type Reais, type ReaisPerKwh, type Years } from '../units';
import type { CalculationSettings } from './settings';

/** One year of money; year 0 is the purchase. */
export interface CashYear {
  year: number;
  savings: Reais;
  maintenance: Reais;
  replacement: Reais;
  flow: Reais;
  accumulated: Reais;
  /** The price left at each rate instead. */
  benchmark1: Reais;
  benchmark2: Reais;
  /** The flows put at each rate. */
  reinvested1: Reais;
  reinvested2: Reais;
}

/** What a purchase is worth; `null` where there is no such number. Rates are fractions. */
export interface Indicators {
  payback: Years | null;
  discountedPayback: Years | null;
  roi: Fraction | null;
  tir: Fraction | null;
  /** At interestRate1. */
  vpl: Reais;
  lcoe: ReaisPerKwh | null;
  /** Without discounting. */
  lcoeSimple: ReaisPerKwh | null;
  savingsYear1: Reais;
  savingsTotal: Reais;
}

/** The same purchase with a bank's money. */
export interface FinancedStudy extends Financing {
  /** Year 0 to 25. */
  payments: Reais[];
  flows: Reais[];
  accumulated: Reais[];
  payback: Years | null;
  tir: Fraction | null;
  vpl: Reais;
  /** First instalment beside what is saved in an average month of the first year. */
  monthlySavings: Reais;
}

export interface Viability {
  cashFlow: CashYear[];
  indicators: Indicators;
  emissions: Emissions;
  financing: FinancedStudy | null;
}

/** The money side of a study: 25 years of flows and what they say. */
export function viabilityOf(
  price: Reais,
  rows: readonly YearRow[],
  settings: CalculationSettings,
  financingTerms: FinancingTerms | null,
): Viability {
  const costs = yearlyCosts(
    price,
    { maintenance: fractionOf(settings.maintenance), replacements: settings.replacements },
    fractionOf(settings.inflation),
    HORIZON,
  );
  const flows = cashFlows(price, rows, costs);
  const sums = accumulated(flows);
  const rate1 = fractionOf(settings.interestRate1);
  const rate2 = fractionOf(settings.interestRate2);
  const benchmark1 = benchmarkLine(price, rate1, HORIZON);
  const benchmark2 = benchmarkLine(price, rate2, HORIZON);
  const later = flows.slice(1);
  const reinvested1 = [0, ...reinvestedLine(later, rate1)];
  const reinvested2 = [0, ...reinvestedLine(later, rate2)];
  const generation: Kwh[] = rows.map((row) => row.generation);
  const spent = costs.map(({ maintenance, replacement }) => maintenance + replacement);

  return {
    cashFlow: flows.map((flow, year) => ({
      year,
      savings: rows[year - 1]?.savings ?? 0,
      maintenance: costs[year - 1]?.maintenance ?? 0,
      replacement: costs[year - 1]?.replacement ?? 0,
      flow,
      accumulated: sums[year] ?? 0,
      benchmark1: benchmark1[year] ?? 0,
      benchmark2: benchmark2[year] ?? 0,
      reinvested1: reinvested1[year] ?? 0,
      reinvested2: reinvested2[year] ?? 0,
    })),
    indicators: {
      payback: payback(flows),
      discountedPayback: discountedPayback(flows, rate1),
      roi: (sum(later) - price) / price,
      tir: irr(flows),
      vpl: npv(flows, rate1),
      lcoe: lcoe(price, spent, generation, rate1),
      lcoeSimple: lcoe(price, spent, generation, 0),
      savingsYear1: rows[0]?.savings ?? 0,
      savingsTotal: sum(rows.map(({ savings }) => savings)),
    },
    emissions: emissionsOf(generation[0] ?? 0),
    financing: financingTerms && financedStudy(price, flows, financingTerms, rate1, rows[0]?.savings ?? 0),
  };
}

/** `CF_0 = −entry`; every other year has its payments taken out. */
function financedStudy(
  price: Reais,
  cash: readonly Reais[],
  terms: FinancingTerms,
  rate: Fraction,
  savingsYear1: Reais,
): FinancedStudy {
  const financing = financingOf(price, terms);
  const payments = yearlyPayments(terms, financing, HORIZON);
  const flows = cash.map((flow, year) => (year === 0 ? 0 : flow) - (payments[year] ?? 0));
  return {
    ...financing,
    payments,
    flows,
    accumulated: accumulated(flows),
    payback: paybackFromYearOne(flows),
    tir: irr(flows),
    vpl: npv(flows, rate),
    monthlySavings: savingsYear1 / 12,
  };
}

/** Without an entry nothing is spent today; then the time counts until the yearly flows have stayed ahead. */
function paybackFromYearOne(flows: readonly Reais[]): Years | null {
  const sums = accumulated(flows);
  const behind = sums.findLastIndex((total) => total < 0);
  if (behind < 0) return 0;
  const flow = flows[behind + 1];
  return flow === undefined || flow <= 0 ? null : behind + -(sums[behind] ?? 0) / flow;
}

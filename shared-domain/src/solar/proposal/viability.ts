import { type EnergyYearRow, STUDY_YEARS } from '../compensation/yearly-rows';
import { computeCompoundGrowth, computeReinvestedFlows } from '../finance/benchmarks';
import { accumulateFlows, computeCashFlows, computeYearlyRunningCosts } from '../finance/cash-flow';
import { type AvoidedEmissions, computeAvoidedEmissions } from '../finance/emissions';
import {
  computeStudyFinancing,
  computeYearlyPayments,
  type StudyFinancing,
  type StudyFinancingTerms,
} from '../finance/financing';
import { computeIrr } from '../finance/irr';
import { computeLcoe } from '../finance/lcoe';
import { computeNpv } from '../finance/npv';
import { computeDiscountedPayback, computePayback } from '../finance/payback';
import { sum } from '../months';
import {
  type Fraction,
  type Kwh,
  percentToFraction,
  type Reais,
  type ReaisPerKwh,
  type Years,
} from '../units';
import type { CalculationSettings } from './settings';

/**
 * Cash flow of one year of a proposal's study in R$, with the accumulated sum and two benchmark investments.
 * Year 0 is the purchase.
 */
export interface CashFlowYear {
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

/**
 * Financial indicators of buying a proposal's system: payback in years, roi and tir as fractions, vpl in R$,
 * lcoe in R$/kWh. An indicator that cannot be calculated is null.
 */
export interface FinancialIndicators {
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

/**
 * Viability of buying a proposal's system with a bank's financing: payments and cash flows by year in R$,
 * payback, tir and vpl.
 */
export interface FinancedStudy extends StudyFinancing {
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

/**
 * Financial result of a proposal's study: yearly cash flows, indicators, avoided emissions, and the result
 * with financing.
 */
export interface StudyViability {
  cashFlow: CashFlowYear[];
  indicators: FinancialIndicators;
  emissions: AvoidedEmissions;
  financing: FinancedStudy | null;
}

/**
 * Computes the financial result of a proposal's study: cash flows of 25 years, indicators, avoided emissions,
 * and the result with a bank's financing.
 */
export function computeViability(
  price: Reais,
  rows: readonly EnergyYearRow[],
  settings: CalculationSettings,
  financingTerms: StudyFinancingTerms | null,
): StudyViability {
  const costs = computeYearlyRunningCosts(
    price,
    { maintenance: percentToFraction(settings.maintenance), replacements: settings.replacements },
    percentToFraction(settings.inflation),
    STUDY_YEARS,
  );
  const flows = computeCashFlows(price, rows, costs);
  const sums = accumulateFlows(flows);
  const rate1 = percentToFraction(settings.interestRate1);
  const rate2 = percentToFraction(settings.interestRate2);
  const benchmark1 = computeCompoundGrowth(price, rate1, STUDY_YEARS);
  const benchmark2 = computeCompoundGrowth(price, rate2, STUDY_YEARS);
  const later = flows.slice(1);
  const reinvested1 = [0, ...computeReinvestedFlows(later, rate1)];
  const reinvested2 = [0, ...computeReinvestedFlows(later, rate2)];
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
      payback: computePayback(flows),
      discountedPayback: computeDiscountedPayback(flows, rate1),
      roi: (sum(later) - price) / price,
      tir: computeIrr(flows),
      vpl: computeNpv(flows, rate1),
      lcoe: computeLcoe(price, spent, generation, rate1),
      lcoeSimple: computeLcoe(price, spent, generation, 0),
      savingsYear1: rows[0]?.savings ?? 0,
      savingsTotal: sum(rows.map(({ savings }) => savings)),
    },
    emissions: computeAvoidedEmissions(generation[0] ?? 0),
    financing: financingTerms && financedStudy(price, flows, financingTerms, rate1, rows[0]?.savings ?? 0),
  };
}

/** `CF_0 = −entry`; every other year has its payments taken out. */
function financedStudy(
  price: Reais,
  cash: readonly Reais[],
  terms: StudyFinancingTerms,
  rate: Fraction,
  savingsYear1: Reais,
): FinancedStudy {
  const financing = computeStudyFinancing(price, terms);
  const payments = computeYearlyPayments(terms, financing, STUDY_YEARS);
  const flows = cash.map((flow, year) => (year === 0 ? 0 : flow) - (payments[year] ?? 0));
  return {
    ...financing,
    payments,
    flows,
    accumulated: accumulateFlows(flows),
    payback: paybackFromYearOne(flows),
    tir: computeIrr(flows),
    vpl: computeNpv(flows, rate),
    monthlySavings: savingsYear1 / 12,
  };
}

/** Without an entry nothing is spent today; then the time counts until the yearly flows have stayed ahead. */
function paybackFromYearOne(flows: readonly Reais[]): Years | null {
  const sums = accumulateFlows(flows);
  const behind = sums.findLastIndex((total) => total < 0);
  if (behind < 0) return 0;
  const flow = flows[behind + 1];
  return flow === undefined || flow <= 0 ? null : behind + -(sums[behind] ?? 0) / flow;
}

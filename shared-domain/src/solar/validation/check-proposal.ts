import { STUDY_YEARS } from '../compensation/yearly-rows';
import type { StudyFinancingTerms } from '../finance/financing';
import { sum } from '../months';
import { type ProposalInput, resolveCalculationSettings } from '../proposal/proposal-input';
import type { CalculationSettings } from '../proposal/settings';
import { checkConsumerUnit } from './check-consumer-unit';
import { checkIrradiation } from './check-irradiation';
import { checkSurplusShares } from './check-surplus-shares';
import { type SolarProblem, SolarProblemList } from './solar-problem-list';

/**
 * Checks the inputs of a proposal's study and returns the problems in the order of the form. If the result is
 * empty, calculating the study gives only finite numbers.
 */
export function checkProposal(input: ProposalInput): SolarProblem[] {
  const list = new SolarProblemList();
  const units = input.energyBillData;
  list.inRange('startYear', wholeOrNaN(input.startYear), 2012, 2100, 'START_YEAR_RANGE');
  if (units.length === 0) list.add('energyBillData', 'UNITS_MISSING');
  for (const [index, unit] of units.entries()) checkConsumerUnit(list, `energyBillData.${index}`, unit);
  const total = sum(
    units.flatMap((unit) => [...unit.monthlyConsumption, ...(unit.monthlyConsumptionPeak ?? [])]),
  );
  if (units.length > 0 && total === 0) list.add('energyBillData.0.monthlyConsumption', 'CONSUMPTION_ZERO');
  checkSurplusShares(list, units);
  checkIrradiation(list, input.irradiation);
  list.optionalInRange('power', input.power, 0.001, 1e9, 'POWER_INVALID');
  list.optionalInRange('inverterPower', input.inverterPower, 0, 1e9, 'VALUE_NEGATIVE');
  list.optionalInRange('finalPrice', input.finalPrice, 0.01, 1e12, 'PRICE_INVALID');
  checkSettings(list, resolveCalculationSettings(input));
  if (input.financing) checkFinancing(list, input.financing, input.finalPrice ?? Number.POSITIVE_INFINITY);
  return list.problems;
}

function checkSettings(list: SolarProblemList, settings: CalculationSettings): void {
  list.inRange('losses', settings.losses, 0, 50, 'LOSSES_RANGE');
  list.inRange('inflation', settings.inflation, -50, 100, 'INFLATION_RANGE');
  for (const rate of ['interestRate1', 'interestRate2'] as const) {
    list.inRange(`settings.${rate}`, settings[rate], 0, 100, 'RATE_RANGE');
  }
  for (const loss of ['degradationFirst', 'degradation'] as const) {
    list.inRange(`settings.${loss}`, settings[loss], 0, 50, 'DEGRADATION_RANGE');
  }
  list.inRange('settings.fioBAfterTransition', settings.fioBAfterTransition, 0, 100, 'FIO_B_RANGE');
  list.inRange('settings.maintenance', settings.maintenance, 0, 100, 'MAINTENANCE_RANGE');
  settings.replacements.forEach(({ year, cost }, index) => {
    list.inRange(`settings.replacements.${index}.year`, wholeOrNaN(year), 1, STUDY_YEARS, 'REPLACEMENT_YEAR');
    list.inRange(`settings.replacements.${index}.cost`, cost, 0, 1e12, 'VALUE_NEGATIVE');
  });
}

/** The longest financing that is calculated, months; with the highest fee its sums still fit a double. */
const MAX_FINANCING_MONTHS = 480;
const MAX_MONTHLY_FEE = 50;

function checkFinancing(list: SolarProblemList, terms: StudyFinancingTerms, price: number): void {
  list.inRange(
    'financing.installments',
    wholeOrNaN(terms.installments),
    1,
    MAX_FINANCING_MONTHS,
    'INSTALLMENTS_INVALID',
  );
  list.inRange('financing.fee', terms.fee, 0, MAX_MONTHLY_FEE, 'FEE_INVALID');
  list.inRange('financing.entry', terms.entry, 0, price, 'ENTRY_INVALID');
  list.optionalInRange('financing.gracePeriod', terms.gracePeriod, 0, 120, 'GRACE_RANGE');
  list.optionalInRange('financing.gracePeriodDays', terms.gracePeriodDays, 0, 3_600, 'GRACE_RANGE');
  for (const field of ['insuranceValue', 'installmentValue'] as const) {
    list.optionalInRange(`financing.${field}`, terms[field], 0, 1e9, 'VALUE_NEGATIVE');
  }
}

/** A number that is counted, or NaN, which is out of every range. */
const wholeOrNaN = (value: number): number => (Number.isInteger(value) ? value : Number.NaN);

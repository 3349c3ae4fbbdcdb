import { calculateProposal } from '../proposal/calculate-proposal';
import type { ProposalInput } from '../proposal/proposal-input';
import { buildConsumerUnit } from '../testing/units';
import { checkProposal } from './check-proposal';

const house = buildConsumerUnit({ each: 300 });
const whole: ProposalInput = { startYear: 2026, energyBillData: [house], irradiation: { uf: 'SP' } };
const months = (...changes: [month: number, value: number][]) => {
  const values = Array.from({ length: 12 }, () => 300);
  for (const [month, value] of changes) values[month] = value;
  return values;
};

test('what is whole has no problems', () => {
  expect(checkProposal(whole)).toEqual([]);
});

test.each<[string, Partial<ProposalInput>, string, string]>([
  ['no unit', { energyBillData: [] }, 'energyBillData', 'UNITS_MISSING'],
  [
    'eleven months',
    { energyBillData: [{ ...house, monthlyConsumption: months().slice(1) }] },
    'energyBillData.0.monthlyConsumption',
    'MONTHS_MISSING',
  ],
  [
    'a month missing',
    { energyBillData: [{ ...house, monthlyConsumption: months([3, Number.NaN]) }] },
    'energyBillData.0.monthlyConsumption.3',
    'MONTH_MISSING',
  ],
  [
    'a month negative',
    { energyBillData: [{ ...house, monthlyConsumption: months([11, -1]) }] },
    'energyBillData.0.monthlyConsumption.11',
    'MONTH_NEGATIVE',
  ],
  [
    'no consumption',
    { energyBillData: [buildConsumerUnit({ each: 0 })] },
    'energyBillData.0.monthlyConsumption',
    'CONSUMPTION_ZERO',
  ],
  [
    'a tariff of zero',
    { energyBillData: [{ ...house, kwhPrice: 0 }] },
    'energyBillData.0.kwhPrice',
    'TARIFF_ZERO',
  ],
  ['no phase', { energyBillData: [{ ...house, phase: null }] }, 'energyBillData.0.phase', 'PHASE_MISSING'],
  [
    'Fio B as high as the price',
    { energyBillData: [{ ...house, finViabilityData: { bWireValue: 0.9, nonCompensableTax: 0.05 } }] },
    'energyBillData.0.finViabilityData.bWireValue',
    'WIRE_TOO_HIGH',
  ],
  [
    'a simultaneity of 101',
    { energyBillData: [{ ...house, finViabilityData: { simultaneityFactor: 101 } }] },
    'energyBillData.0.finViabilityData.simultaneityFactor',
    'SIMULTANEITY_RANGE',
  ],
  [
    'shares of 90',
    { energyBillData: [house, { ...house, share: 50 }, { ...house, share: 40 }] },
    'energyBillData',
    'SHARES_SUM',
  ],
  ['no irradiation', { irradiation: {} }, 'irradiation', 'IRRADIATION_MISSING'],
  [
    'a month of irradiation of zero',
    { irradiation: { uf: 'SP', entered: [5, 5, 5, 5, 5, 5, 0, 5, 5, 5, 5, 5] } },
    'irradiation.entered.6',
    'IRRADIATION_MONTH',
  ],
  ['losses of 51', { losses: 51 }, 'losses', 'LOSSES_RANGE'],
  ['a power of zero', { power: 0 }, 'power', 'POWER_INVALID'],
  ['a negative price', { finalPrice: -1 }, 'finalPrice', 'PRICE_INVALID'],
  ['an inflation that is no number', { inflation: Number.NaN }, 'inflation', 'INFLATION_RANGE'],
  ['a rate of -1', { settings: { interestRate1: -1 } }, 'settings.interestRate1', 'RATE_RANGE'],
  [
    'a change of parts in year 26',
    { settings: { replacements: [{ year: 26, cost: 1 }] } },
    'settings.replacements.0.year',
    'REPLACEMENT_YEAR',
  ],
  [
    'half an instalment',
    { finalPrice: 9_000, financing: { entry: 0, fee: 1, installments: 0.5 } },
    'financing.installments',
    'INSTALLMENTS_INVALID',
  ],
  [
    'a fee of 51 a month',
    { finalPrice: 9_000, financing: { entry: 0, fee: 51, installments: 12 } },
    'financing.fee',
    'FEE_INVALID',
  ],
  [
    'an endless grace',
    { finalPrice: 9_000, financing: { entry: 0, fee: 1, installments: 12, gracePeriod: 121 } },
    'financing.gracePeriod',
    'GRACE_RANGE',
  ],
  ['half a year', { startYear: 2026.5 }, 'startYear', 'START_YEAR_RANGE'],
  [
    'an entry above the price',
    { finalPrice: 9_000, financing: { entry: 9_001, fee: 1, installments: 12 } },
    'financing.entry',
    'ENTRY_INVALID',
  ],
])('%s', (_what, change, path, code) => {
  const result = calculateProposal({ ...whole, ...change });
  expect(result).toMatchObject({ ok: false, problems: [{ path, code }] });
});

test('group A needs its modality, and a price on peak when there is peak consumption', () => {
  const industry = buildConsumerUnit({ each: 300, tariffModality: 'A', monthlyConsumptionPeak: months() });
  const problems = checkProposal({ ...whole, energyBillData: [industry] });
  expect(problems.map(({ code }) => code)).toEqual(['CLASSIFICATION_MISSING', 'PEAK_TARIFF_ZERO']);
});

test('an energy part of the price that is not positive is told: there is no adjustment factor', () => {
  const tariffs = { kwhPricePeak: 2, tusd: 0.95, tusdPeak: 2.5, monthlyConsumptionPeak: months() };
  const industry = buildConsumerUnit({ each: 300, tariffModality: 'A', classification: 'Verde', ...tariffs });
  expect(checkProposal({ ...whole, energyBillData: [industry] })).toMatchObject([
    { path: 'energyBillData.0.tusd', code: 'TUSD_TOO_HIGH' },
    { path: 'energyBillData.0.tusdPeak', code: 'TUSD_TOO_HIGH' },
  ]);
});

test('messages name the month', () => {
  const unit = { ...house, monthlyConsumption: months([2, Number.NaN]) };
  expect(checkProposal({ ...whole, energyBillData: [unit] })[0]?.message).toBe('Informe o consumo de março.');
});

test('all problems are told at once', () => {
  const unit = { ...house, kwhPrice: -1, phase: null, monthlyConsumption: months([0, -5]) };
  const problems = checkProposal({ ...whole, startYear: 1900, energyBillData: [unit], irradiation: {} });
  expect(problems.map(({ code }) => code)).toEqual([
    'START_YEAR_RANGE',
    'MONTH_NEGATIVE',
    'TARIFF_ZERO',
    'PHASE_MISSING',
    'IRRADIATION_MISSING',
  ]);
});

import {
  computeCapitalRecoveryFactor,
  computeConstantInstallment,
  computeLoanTable,
} from '../finance/annuity';
import { computeCompoundGrowth, computeReinvestedFlows } from '../finance/benchmarks';
import { computeAvoidedEmissions } from '../finance/emissions';
import { computeStudyFinancing, toYearlyRate } from '../finance/financing';
import { standardIofRates } from '../finance/iof';
import { computeIrr } from '../finance/irr';
import { computeLcoe } from '../finance/lcoe';
import { computeNpv } from '../finance/npv';
import { computePayback } from '../finance/payback';
import { sum } from '../months';
import { expectNear } from '../testing/near';
import { getTestVectors } from './read-vectors';

type Flows = { flows: number[] };

describe('finance', () => {
  test.each(getTestVectors<Flows, number | null>('irr'))('$id', ({ input, expected, tolerance }) => {
    if (expected === null) expect(computeIrr(input.flows)).toBeNull();
    else expectNear(computeIrr(input.flows), expected, tolerance);
  });

  test.each(getTestVectors<Flows & { rate: number }, number>('npv'))(
    '$id',
    ({ input, expected, tolerance }) => {
      expectNear(computeNpv(input.flows, input.rate), expected, tolerance);
    },
  );

  type Loan = { rate: number; n: number; pv: number; begin?: boolean; period: number };
  test.each(getTestVectors<Loan, number>('pmt'))('$id', ({ input, expected, tolerance }) => {
    // A first payment today is the same loan one period later.
    const loan = input.begin ? input.pv / (1 + input.rate) : input.pv;
    expectNear(computeConstantInstallment(loan, input.rate, input.n), expected, tolerance);
  });

  test.each(getTestVectors<Loan, { amortization: number; interest: number }>('schedule'))(
    '$id',
    ({ input, expected, tolerance }) => {
      const row = computeLoanTable(input.pv, input.rate, input.n)[input.period - 1];
      expectNear(row?.amortization, expected.amortization, tolerance);
      expectNear(row?.interest, expected.interest, tolerance);
    },
  );

  test.each(getTestVectors<Loan, number>('scheduleInterest'))('$id', ({ input, expected, tolerance }) => {
    expectNear(
      sum(computeLoanTable(input.pv, input.rate, input.n).map((row) => row.interest)),
      expected,
      tolerance,
    );
  });

  type Financed = {
    price: number;
    entry: number;
    fee: number;
    installments: number;
    graceMonths: number;
    graceDays?: number | null;
    iofFinanced?: boolean;
    insurance?: number;
  };
  test.each(getTestVectors<Financed, Record<string, number>>('financing'))(
    '$id',
    ({ input, expected, tolerance }) => {
      const { price, graceMonths, graceDays, iofFinanced, insurance, ...terms } = input;
      const financing = computeStudyFinancing(price, {
        ...terms,
        gracePeriod: graceMonths,
        gracePeriodDays: graceDays,
        insuranceValue: insurance,
        iof: iofFinanced ? standardIofRates : null,
      });
      for (const [name, value] of Object.entries(expected)) {
        expectNear(Object.entries(financing).find(([key]) => key === name)?.[1], value, tolerance);
      }
    },
  );

  test.each(getTestVectors<{ fee: number }, number>('yearlyRate'))(
    '$id',
    ({ input, expected, tolerance }) => {
      expectNear(toYearlyRate(input.fee), expected, tolerance);
    },
  );

  test.each(getTestVectors<{ nominal: number; periods: number }, number>('effectiveRate'))(
    '$id',
    ({ input, expected, tolerance }) => {
      const [, grown] = computeCompoundGrowth(
        (1 + input.nominal / input.periods) ** (input.periods - 1),
        input.nominal / input.periods,
        1,
      );
      expectNear((grown ?? 0) - 1, expected, tolerance);
    },
  );

  test.each(
    getTestVectors<{ rate: number; n: number; payment: number; initial: number }, number>(
      'futureValueSeries',
    ),
  )('$id', ({ input, expected, tolerance }) => {
    const flows = [input.initial, ...Array.from({ length: input.n }, () => input.payment)];
    expectNear(computeReinvestedFlows(flows, input.rate).at(-1), expected, tolerance);
  });

  test.each(getTestVectors<{ investment: number; rate: number; years: number }, number[]>('benchmark'))(
    '$id',
    ({ input, expected, tolerance }) => {
      const line = computeCompoundGrowth(input.investment, input.rate, input.years);
      expect(line).toHaveLength(expected.length);
      for (const [year, value] of expected.entries()) expectNear(line[year], value, tolerance);
    },
  );

  test.each(getTestVectors<Flows & { rate: number }, number[]>('reinvested'))(
    '$id',
    ({ input, expected, tolerance }) => {
      const line = computeReinvestedFlows(input.flows, input.rate);
      for (const [year, value] of expected.entries()) expectNear(line[year], value, tolerance);
    },
  );

  test.each(
    getTestVectors<
      { rate: number; years: number; opexPercent: number; capex: number; energy: number },
      number
    >('lcoeFcr'),
  )('$id', ({ input, expected, tolerance }) => {
    const costs = Array.from({ length: input.years }, () => input.capex * input.opexPercent);
    const energy = costs.map(() => input.energy);
    expectNear(computeLcoe(input.capex, costs, energy, input.rate), expected, tolerance);
  });

  test.each(getTestVectors<{ rate: number; n: number }, number>('crf'))(
    '$id',
    ({ input, expected, tolerance }) => {
      expectNear(computeCapitalRecoveryFactor(input.rate, input.n), expected, tolerance);
    },
  );

  test.each(getTestVectors<{ investment: number; yearlySavings: number }, number>('paybackSimple'))(
    '$id',
    ({ input, expected, tolerance }) => {
      const flows = [-input.investment, ...Array.from({ length: 25 }, () => input.yearlySavings)];
      expectNear(computePayback(flows), expected, tolerance);
    },
  );

  test.each(getTestVectors<{ yearlyKwh: number }, { co2: number; trees: number; cars: number }>('emissions'))(
    '[proposals-024] $id',
    ({ input, expected, tolerance }) => {
      const emissions = computeAvoidedEmissions(input.yearlyKwh);
      expectNear(emissions.co2, expected.co2, tolerance);
      expectNear(emissions.trees, expected.trees, tolerance);
      expectNear(emissions.cars, expected.cars, tolerance);
    },
  );
});

import { annuityFactor, installmentOf, loanTable } from '../finance/annuity';
import { benchmarkLine, reinvestedLine } from '../finance/benchmarks';
import { emissionsOf } from '../finance/emissions';
import { financingOf, yearlyRate } from '../finance/financing';
import { commonIof } from '../finance/iof';
import { irr } from '../finance/irr';
import { lcoe } from '../finance/lcoe';
import { npv } from '../finance/npv';
import { payback } from '../finance/payback';
import { sum } from '../months';
import { near } from '../testing/near';
import { vectorsOf } from './read-vectors';

type Flows = { flows: number[] };

describe('finance', () => {
  test.each(vectorsOf<Flows, number | null>('irr'))('$id', ({ input, expected, tolerance }) => {
    if (expected === null) expect(irr(input.flows)).toBeNull();
    else near(irr(input.flows), expected, tolerance);
  });

  test.each(vectorsOf<Flows & { rate: number }, number>('npv'))('$id', ({ input, expected, tolerance }) => {
    near(npv(input.flows, input.rate), expected, tolerance);
  });

  type Loan = { rate: number; n: number; pv: number; begin?: boolean; period: number };
  test.each(vectorsOf<Loan, number>('pmt'))('$id', ({ input, expected, tolerance }) => {
    // A first payment today is the same loan one period later.
    const loan = input.begin ? input.pv / (1 + input.rate) : input.pv;
    near(installmentOf(loan, input.rate, input.n), expected, tolerance);
  });

  test.each(vectorsOf<Loan, { amortization: number; interest: number }>('schedule'))(
    '$id',
    ({ input, expected, tolerance }) => {
      const row = loanTable(input.pv, input.rate, input.n)[input.period - 1];
      near(row?.amortization, expected.amortization, tolerance);
      near(row?.interest, expected.interest, tolerance);
    },
  );

  test.each(vectorsOf<Loan, number>('scheduleInterest'))('$id', ({ input, expected, tolerance }) => {
    near(sum(loanTable(input.pv, input.rate, input.n).map((row) => row.interest)), expected, tolerance);
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
  test.each(vectorsOf<Financed, Record<string, number>>('financing'))(
    '$id',
    ({ input, expected, tolerance }) => {
      const { price, graceMonths, graceDays, iofFinanced, insurance, ...terms } = input;
      const financing = financingOf(price, {
        ...terms,
        gracePeriod: graceMonths,
        gracePeriodDays: graceDays,
        insuranceValue: insurance,
        iof: iofFinanced ? commonIof : null,
      });
      for (const [name, value] of Object.entries(expected)) {
        near(Object.entries(financing).find(([key]) => key === name)?.[1], value, tolerance);
      }
    },
  );

  test.each(vectorsOf<{ fee: number }, number>('yearlyRate'))('$id', ({ input, expected, tolerance }) => {
    near(yearlyRate(input.fee), expected, tolerance);
  });

  test.each(vectorsOf<{ nominal: number; periods: number }, number>('effectiveRate'))(
    '$id',
    ({ input, expected, tolerance }) => {
      const [, grown] = benchmarkLine(
        (1 + input.nominal / input.periods) ** (input.periods - 1),
        input.nominal / input.periods,
        1,
      );
      near((grown ?? 0) - 1, expected, tolerance);
    },
  );

  test.each(
    vectorsOf<{ rate: number; n: number; payment: number; initial: number }, number>('futureValueSeries'),
  )('$id', ({ input, expected, tolerance }) => {
    const flows = [input.initial, ...Array.from({ length: input.n }, () => input.payment)];
    near(reinvestedLine(flows, input.rate).at(-1), expected, tolerance);
  });

  test.each(vectorsOf<{ investment: number; rate: number; years: number }, number[]>('benchmark'))(
    '$id',
    ({ input, expected, tolerance }) => {
      const line = benchmarkLine(input.investment, input.rate, input.years);
      expect(line).toHaveLength(expected.length);
      for (const [year, value] of expected.entries()) near(line[year], value, tolerance);
    },
  );

  test.each(vectorsOf<Flows & { rate: number }, number[]>('reinvested'))(
    '$id',
    ({ input, expected, tolerance }) => {
      const line = reinvestedLine(input.flows, input.rate);
      for (const [year, value] of expected.entries()) near(line[year], value, tolerance);
    },
  );

  test.each(
    vectorsOf<{ rate: number; years: number; opexPercent: number; capex: number; energy: number }, number>(
      'lcoeFcr',
    ),
  )('$id', ({ input, expected, tolerance }) => {
    const costs = Array.from({ length: input.years }, () => input.capex * input.opexPercent);
    const energy = costs.map(() => input.energy);
    near(lcoe(input.capex, costs, energy, input.rate), expected, tolerance);
  });

  test.each(vectorsOf<{ rate: number; n: number }, number>('crf'))(
    '$id',
    ({ input, expected, tolerance }) => {
      near(annuityFactor(input.rate, input.n), expected, tolerance);
    },
  );

  test.each(vectorsOf<{ investment: number; yearlySavings: number }, number>('paybackSimple'))(
    '$id',
    ({ input, expected, tolerance }) => {
      const flows = [-input.investment, ...Array.from({ length: 25 }, () => input.yearlySavings)];
      near(payback(flows), expected, tolerance);
    },
  );

  test.each(vectorsOf<{ yearlyKwh: number }, { co2: number; trees: number; cars: number }>('emissions'))(
    '[proposals-024] $id',
    ({ input, expected, tolerance }) => {
      const emissions = emissionsOf(input.yearlyKwh);
      near(emissions.co2, expected.co2, tolerance);
      near(emissions.trees, expected.trees, tolerance);
      near(emissions.cars, expected.cars, tolerance);
    },
  );
});

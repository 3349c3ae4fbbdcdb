import { toMonthlyRate } from '../solar';
import { computeCet, computeImpliedMonthlyRate, computePeriodicRate, toRoundedPercent } from './cet';
import { type BorrowerKind, computeDailyIof, type OutstandingLoanPart } from './iof';
import { type AmortizationSystem, computeLoanSchedule } from './loan-schedule';
import { type CostPaymentMode, computeLoanOffer, type GracePeriodMode } from './offer';
import { roundToCents } from './units';
import file from './vectors/financing-vectors.json';

type Near = Partial<Record<'money' | 'percent' | 'share' | 'daily', number>>;

interface Vector<Input, Expected> {
  id: string;
  input: Input;
  expected: Expected;
  tolerance: Near;
}

/** The worked numbers of a kind; whoever reads a kind says what they look like. */
function of<Input, Expected>(kind: string): [string, Vector<Input, Expected>][] {
  const found = file.vectors.filter((vector) => vector.kind === kind);
  const read: Vector<Input, Expected>[] = JSON.parse(JSON.stringify(found));
  return read.map((vector) => [vector.id, vector]);
}

function expectNear(actual: number | null, wanted: number, tolerance = 0): void {
  if (actual === null) throw new Error('there is no such rate');
  // A distance that doubles leave of exactly the tolerance is accepted.
  expect(Math.abs(actual - wanted)).toBeLessThanOrEqual(tolerance + 1e-9);
}

interface Dated {
  released: number;
  releaseDate: string;
  payments: [string, number][];
}

test.each(of<Dated, { year: number }>('cet'))('CET %s', (_, { input, expected, tolerance }) => {
  const payments = input.payments.map(([dueDate, amount]) => ({ dueDate, amount }));
  const rate = computeCet(input.released, input.releaseDate, payments);
  expectNear(rate === null ? null : toRoundedPercent(rate), expected.year, tolerance.percent);
});

test.each(of<{ released: number; payments: number[] }, { month: number; year: number }>('cetPeriodic'))(
  'CET of equal periods %s',
  (_, { input, expected, tolerance }) => {
    const month = computePeriodicRate(input.released, input.payments) ?? Number.NaN;
    expectNear(month * 100, expected.month, tolerance.percent);
    expectNear(((1 + month) ** 12 - 1) * 100, expected.year, tolerance.percent);
  },
);

test.each(
  of<{ principals: OutstandingLoanPart[]; daily: number; once: number }, { daily: number; total: number }>(
    'iof',
  ),
)('IOF %s', (_, { input, expected, tolerance }) => {
  const daily = computeDailyIof(input.principals, input.daily);
  expectNear(daily, expected.daily, tolerance.daily);
  const once = input.once * input.principals.reduce((sum, [principal]) => sum + principal, 0);
  expectNear(roundToCents(daily + once), expected.total, tolerance.money);
});

test.each(of<{ net: number; share: number }, { iof: number; totalFinanced: number }>('iofFinanced'))(
  'financed IOF %s',
  (_, { input, expected, tolerance }) => {
    const total = roundToCents(input.net / (1 - input.share));
    expectNear(total, expected.totalFinanced, tolerance.money);
    expectNear(total - input.net, expected.iof, tolerance.money);
  },
);

interface Loan {
  loan: number;
  fee: number;
  installments: number;
}

test.each(of<Loan, { installmentValue: number }>('installment'))(
  'instalment %s',
  (_, { input, expected, tolerance }) => {
    const [first] = computeLoanSchedule(input.loan, toMonthlyRate(input.fee), input.installments, 'PRICE');
    expectNear(first?.amount ?? null, expected.installmentValue, tolerance.money);
  },
);

test.each(of<Loan, Record<'amortization' | 'first' | 'second' | 'last' | 'total', number>>('sac'))(
  'SAC %s',
  (_, { input, expected, tolerance }) => {
    const rows = computeLoanSchedule(input.loan, toMonthlyRate(input.fee), input.installments, 'SAC');
    const amounts = rows.map(({ amount }) => amount);
    expectNear(rows[0]?.amortization ?? null, expected.amortization, tolerance.money);
    expectNear(amounts[0] ?? null, expected.first, tolerance.money);
    expectNear(amounts[1] ?? null, expected.second, tolerance.money);
    expectNear(amounts.at(-1) ?? null, expected.last, tolerance.money);
    expectNear(
      roundToCents(amounts.reduce((sum, amount) => sum + amount, 0)),
      expected.total,
      tolerance.money,
    );
    expect(rows.at(-1)?.balance).toBe(0);
  },
);

test.each(
  of<{ loan: number; installmentValue: number; installments: number }, { month: number }>('impliedRate'),
)('rate behind an instalment %s', (_, { input, expected, tolerance }) => {
  const rate = computeImpliedMonthlyRate(input.loan, input.installmentValue, input.installments);
  expectNear(rate === null ? null : rate * 100, expected.month, tolerance.percent);
});

interface OfferInput {
  price: number;
  entry: number;
  fee: number;
  installments: number;
  graceMonths: number;
  releaseDate: string;
  graceMode?: GracePeriodMode;
  tariff?: number;
  insurance?: number;
  tariffMode?: CostPaymentMode;
  iofMode?: CostPaymentMode | 'none';
  borrower?: 'PF' | 'PJ' | 'SIMPLES' | 'EXEMPT';
  system?: AmortizationSystem;
}

const borrowers: Record<NonNullable<OfferInput['borrower']>, BorrowerKind> = {
  PF: 'PERSON',
  PJ: 'COMPANY',
  SIMPLES: 'SIMPLES',
  EXEMPT: 'EXEMPT',
};

type OfferExpected = Record<
  | 'totalFinanced'
  | 'iof'
  | 'iofShare'
  | 'balanceAfterGrace'
  | 'firstInstallment'
  | 'lastInstallment'
  | 'totalPayment'
  | 'releasedToPurchase'
  | 'cetYear'
  | 'cetMonth'
  | 'feeYearly',
  number
> &
  Record<'firstDueDate' | 'lastDueDate', string>;

test.each(of<OfferInput, OfferExpected>('offer'))('offer %s', (_, { input, expected, tolerance }) => {
  const { fee, iofMode, borrower = 'PF', ...rest } = input;
  const offer = computeLoanOffer({
    ...rest,
    monthly: fee / 100,
    borrower: borrowers[borrower],
    ...(iofMode && iofMode !== 'none' && { iofMode }),
  });
  const { money, percent, share } = tolerance;
  expectNear(offer.totalFinanced, expected.totalFinanced, money);
  expectNear(offer.iof, expected.iof, money);
  expectNear(offer.iofShare, expected.iofShare, share);
  expectNear(offer.balanceAfterGrace, expected.balanceAfterGrace, money);
  expectNear(offer.totalPayment, expected.totalPayment, money);
  expectNear(offer.releasedToPurchase, expected.releasedToPurchase, money);
  expect([offer.firstDueDate, offer.payments.at(-1)?.dueDate]).toEqual([
    expected.firstDueDate,
    expected.lastDueDate,
  ]);
  const instalments = offer.payments.filter(({ amortization }) => amortization > 0);
  const withoutInsurance = (payment = instalments[0]) =>
    payment ? payment.amount - payment.insurance : null;
  expectNear(withoutInsurance(instalments[0]), expected.firstInstallment, money);
  expectNear(withoutInsurance(instalments.at(-1)), expected.lastInstallment, money);
  expectNear(offer.cetYear, expected.cetYear, percent);
  expectNear(offer.cetMonth, expected.cetMonth, percent);
  expectNear(offer.yearly * 100, expected.feeYearly, percent);
});

test('no kind of worked number is left out', () => {
  expect([...new Set(file.vectors.map(({ kind }) => kind))].sort()).toEqual(
    ['cet', 'cetPeriodic', 'iof', 'iofFinanced', 'impliedRate', 'installment', 'offer', 'sac'].sort(),
  );
});

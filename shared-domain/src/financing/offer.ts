import { addMonths, countDaysBetween } from '../formats/dates';
import { computeCetFromDays, toRoundedPercent } from './cet';
import { type BorrowerKind, computeIofShare, currentIofRates, getDailyIofRate, type IofRates } from './iof';
import { type AmortizationSystem, computeLoanSchedule, computePrincipalShares } from './loan-schedule';
import { type DatedPayment, type Fraction, type Reais, roundToCents } from './units';

/**
 * Treatment of a loan's interest in the months of grace: `capitalized` is added to the balance,
 * `interestOnly` is paid each month.
 */
export type GracePeriodMode = 'capitalized' | 'interestOnly';
/**
 * Way to pay a cost of a loan, such as a fee: `financed` as part of the loan, or `upfront` on the day of
 * release.
 */
export type CostPaymentMode = 'financed' | 'upfront';

/**
 * Inputs for computing a bank's offer: price and down payment in reais, interest, instalments, grace, fees
 * and insurance.
 */
export interface LoanOfferTerms {
  /** Price of the equipment and services. */
  price: Reais;
  entry: Reais;
  /** Interest a month. */
  monthly: Fraction;
  installments: number;
  graceMonths: number;
  graceMode?: GracePeriodMode;
  system?: AmortizationSystem;
  /** ISO date. */
  releaseDate: string;
  borrower: BorrowerKind;
  tariff?: Reais;
  tariffMode?: CostPaymentMode;
  iofMode?: CostPaymentMode;
  /** In each instalment. */
  insurance?: Reais;
  rates?: IofRates;
}

/**
 * Instalment of a bank's offer with due date, interest, amortization and insurance in reais. An instalment
 * with amortization 0 pays interest only.
 */
export interface LoanOfferInstallment extends DatedPayment {
  interest: Reais;
  amortization: Reais;
  insurance: Reais;
  balance: Reais;
}

/** Loan offer of a bank with amounts, tax (IOF), instalments and total cost (CET). */
export interface LoanOffer {
  /** Amount that is released to the purchase. */
  releasedToPurchase: Reais;
  /** The debt on the day of release. */
  totalFinanced: Reais;
  iof: Reais;
  /** IOF as a share of what it is charged on. */
  iofShare: Fraction;
  /** The daily part is the lower one of the Simples and MEI. */
  isReducedIof: boolean;
  balanceAfterGrace: Reais;
  payments: LoanOfferInstallment[];
  /** All payments, with insurance. */
  totalPayment: Reais;
  firstDueDate: string;
  /** Percent a year and a month, as they are shown; null: there is no such rate. */
  cetYear: number | null;
  cetMonth: number | null;
  /** Interest alone, a year. */
  yearly: Fraction;
}

/** A day of payment, and how many days after the release it is. */
interface Due {
  dueDate: string;
  days: number;
}

/**
 * Computes a bank's loan offer from its terms. Due dates are whole months after the release, on the last day
 * of shorter months. The tax (IOF) is charged for calendar days, and the CET is the rate at which the
 * payments equal the released amount.
 */
export function computeLoanOffer(terms: LoanOfferTerms): LoanOffer {
  const { price, entry, monthly, installments, graceMonths, releaseDate, insurance = 0, tariff = 0 } = terms;
  const {
    graceMode = 'capitalized',
    system = 'PRICE',
    tariffMode = 'financed',
    iofMode = 'financed',
  } = terms;
  const net = roundToCents(price - entry);
  const monthsLater = (months: number): Due => {
    const dueDate = addMonths(releaseDate, months);
    return { dueDate, days: countDaysBetween(releaseDate, dueDate) };
  };
  const dues = Array.from({ length: installments }, (_, index) => monthsLater(graceMonths + index + 1));
  const base = roundToCents(net + (tariffMode === 'financed' ? tariff : 0));
  const shares = computePrincipalShares(monthly, installments, system);
  const { iof, iofShare, isReducedIof } = computeIof(base, terms, iofMode, (daily, once) =>
    computeIofShare(
      dues.map(({ days }, index) => [shares[index] ?? 0, days]),
      { daily, once },
    ),
  );
  const totalFinanced = roundToCents(base + (iofMode === 'financed' ? iof : 0));
  const balanceAfterGrace =
    graceMode === 'capitalized' ? roundToCents(totalFinanced * (1 + monthly) ** graceMonths) : totalFinanced;

  const graceDues =
    graceMode === 'interestOnly'
      ? Array.from({ length: graceMonths }, (_, index) => monthsLater(index + 1))
      : [];
  const graceRow = {
    interest: roundToCents(totalFinanced * monthly),
    amortization: 0,
    balance: totalFinanced,
  };
  const schedule = computeLoanSchedule(balanceAfterGrace, monthly, installments, system);
  const rows = [...graceDues.map(() => graceRow), ...schedule];
  const paid = [...graceDues, ...dues].map((due, index) => ({
    days: due.days,
    payment: buildPayment(due.dueDate, insurance, rows[index] ?? graceRow),
  }));
  const payments = paid.map(({ payment }) => payment);

  const paidAtRelease = (tariffMode === 'upfront' ? tariff : 0) + (iofMode === 'upfront' ? iof : 0);
  const releasedToPurchase = roundToCents(net - paidAtRelease);
  const cet = computeCetFromDays(
    releasedToPurchase,
    paid.map(({ days, payment }) => [payment.amount, days]),
  );
  return {
    releasedToPurchase,
    totalFinanced,
    iof,
    iofShare,
    isReducedIof,
    balanceAfterGrace,
    payments,
    totalPayment: roundToCents(payments.reduce((sum, { amount }) => sum + amount, 0)),
    firstDueDate: payments[0]?.dueDate ?? releaseDate,
    cetYear: cet === null ? null : toRoundedPercent(cet),
    cetMonth: cet === null ? null : toRoundedPercent((1 + cet) ** (1 / 12) - 1),
    yearly: (1 + monthly) ** 12 - 1,
  };
}

/**
 * Returns the IOF on the loan. Simples pays less up to a limit that includes the financed tax: the lower rate is tried
 * first.
 */
function computeIof(
  base: Reais,
  { borrower, rates = currentIofRates }: Pick<LoanOfferTerms, 'borrower' | 'rates'>,
  iofMode: CostPaymentMode,
  shareAt: (daily: Fraction, once: Fraction) => Fraction,
): Pick<LoanOffer, 'iof' | 'iofShare' | 'isReducedIof'> {
  if (borrower === 'EXEMPT') return { iof: 0, iofShare: 0, isReducedIof: false };
  const at = (daily: Fraction) => {
    const iofShare = shareAt(daily, rates.once);
    return {
      iofShare,
      iof: roundToCents(iofMode === 'financed' ? base / (1 - iofShare) - base : base * iofShare),
    };
  };
  const lowest = at(getDailyIofRate(borrower, 0, rates));
  const daily = getDailyIofRate(borrower, base + lowest.iof, rates);
  return { ...at(daily), isReducedIof: daily !== rates.daily };
}

const buildPayment = (
  dueDate: string,
  insurance: Reais,
  { interest, amortization, balance }: Pick<LoanOfferInstallment, 'interest' | 'amortization' | 'balance'>,
): LoanOfferInstallment => ({
  dueDate,
  interest,
  amortization,
  insurance,
  balance,
  amount: roundToCents(interest + amortization + insurance),
});

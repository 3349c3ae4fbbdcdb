import { addMonths, daysBetween } from '../formats/dates';
import { cetOfDays, percentOf } from './cet';
import { type Borrower, currentIofRates, dailyRateFor, type IofRates, iofShareOf } from './iof';
import { type AmortizationSystem, principalShares, scheduleOf } from './schedule';
import { cents, type DatedPayment, type Fraction, type Reais } from './units';

/** What happens with the interest of months without an instalment. */
export type GraceMode = 'capitalized' | 'interestOnly';
/** When a cost is paid: with the loan, on the day of release, or not at all. */
export type CostMode = 'financed' | 'upfront';

/** What a bank is asked for, and on which terms it lends. */
export interface OfferTerms {
  /** Of the equipment and services. */
  price: Reais;
  entry: Reais;
  /** Interest a month. */
  monthly: Fraction;
  installments: number;
  graceMonths: number;
  graceMode?: GraceMode;
  system?: AmortizationSystem;
  /** ISO date. */
  releaseDate: string;
  borrower: Borrower;
  tariff?: Reais;
  tariffMode?: CostMode;
  iofMode?: CostMode;
  /** In each instalment. */
  insurance?: Reais;
  rates?: IofRates;
}

/** An instalment with its day; interest only, where amortization is 0. */
export interface OfferPayment extends DatedPayment {
  interest: Reais;
  amortization: Reais;
  insurance: Reais;
  balance: Reais;
}

/** A bank's offer, with the cost of everything in it. */
export interface Offer {
  /** What reaches the purchase. */
  releasedToPurchase: Reais;
  /** The debt on the day of release. */
  totalFinanced: Reais;
  iof: Reais;
  /** IOF as a share of what it is charged on. */
  iofShare: Fraction;
  balanceAfterGrace: Reais;
  payments: OfferPayment[];
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
 * Works out an offer. Due dates are counted from the release, each on its own, days cut at the end of the month; the IOF
 * runs on calendar days; the CET is the rate of what is released against what is paid.
 */
export function offerOf(terms: OfferTerms): Offer {
  const { price, entry, monthly, installments, graceMonths, releaseDate, insurance = 0, tariff = 0 } = terms;
  const {
    graceMode = 'capitalized',
    system = 'PRICE',
    tariffMode = 'financed',
    iofMode = 'financed',
  } = terms;
  const net = cents(price - entry);
  const monthsLater = (months: number): Due => {
    const dueDate = addMonths(releaseDate, months);
    return { dueDate, days: daysBetween(releaseDate, dueDate) };
  };
  const dues = Array.from({ length: installments }, (_, index) => monthsLater(graceMonths + index + 1));
  const base = cents(net + (tariffMode === 'financed' ? tariff : 0));
  const shares = principalShares(monthly, installments, system);
  const { iof, iofShare } = taxOf(base, terms, iofMode, (daily, once) =>
    iofShareOf(
      dues.map(({ days }, index) => [shares[index] ?? 0, days]),
      { daily, once },
    ),
  );
  const totalFinanced = cents(base + (iofMode === 'financed' ? iof : 0));
  const balanceAfterGrace =
    graceMode === 'capitalized' ? cents(totalFinanced * (1 + monthly) ** graceMonths) : totalFinanced;

  const graceDues =
    graceMode === 'interestOnly'
      ? Array.from({ length: graceMonths }, (_, index) => monthsLater(index + 1))
      : [];
  const graceRow = { interest: cents(totalFinanced * monthly), amortization: 0, balance: totalFinanced };
  const schedule = scheduleOf(balanceAfterGrace, monthly, installments, system);
  const rows = [...graceDues.map(() => graceRow), ...schedule];
  const paid = [...graceDues, ...dues].map((due, index) => ({
    days: due.days,
    payment: paymentOf(due.dueDate, insurance, rows[index] ?? graceRow),
  }));
  const payments = paid.map(({ payment }) => payment);

  const paidAtRelease = (tariffMode === 'upfront' ? tariff : 0) + (iofMode === 'upfront' ? iof : 0);
  const releasedToPurchase = cents(net - paidAtRelease);
  const cet = cetOfDays(
    releasedToPurchase,
    paid.map(({ days, payment }) => [payment.amount, days]),
  );
  return {
    releasedToPurchase,
    totalFinanced,
    iof,
    iofShare,
    balanceAfterGrace,
    payments,
    totalPayment: cents(payments.reduce((sum, { amount }) => sum + amount, 0)),
    firstDueDate: payments[0]?.dueDate ?? releaseDate,
    cetYear: cet === null ? null : percentOf(cet),
    cetMonth: cet === null ? null : percentOf((1 + cet) ** (1 / 12) - 1),
    yearly: (1 + monthly) ** 12 - 1,
  };
}

/** The tax on what is lent. Simples pays less up to a limit that the financed tax counts towards: the lower rate is tried first. */
function taxOf(
  base: Reais,
  { borrower, rates = currentIofRates }: Pick<OfferTerms, 'borrower' | 'rates'>,
  iofMode: CostMode,
  shareAt: (daily: Fraction, once: Fraction) => Fraction,
): Pick<Offer, 'iof' | 'iofShare'> {
  if (borrower === 'EXEMPT') return { iof: 0, iofShare: 0 };
  const at = (daily: Fraction) => {
    const iofShare = shareAt(daily, rates.once);
    return { iofShare, iof: cents(iofMode === 'financed' ? base / (1 - iofShare) - base : base * iofShare) };
  };
  const lowest = at(dailyRateFor(borrower, 0, rates));
  const daily = dailyRateFor(borrower, base + lowest.iof, rates);
  return at(daily);
}

const paymentOf = (
  dueDate: string,
  insurance: Reais,
  { interest, amortization, balance }: Pick<OfferPayment, 'interest' | 'amortization' | 'balance'>,
): OfferPayment => ({
  dueDate,
  interest,
  amortization,
  insurance,
  balance,
  amount: cents(interest + amortization + insurance),
});

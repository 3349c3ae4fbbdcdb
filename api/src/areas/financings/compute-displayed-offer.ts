import { countDaysBetween } from '@girassol/shared-domain';
import type { FinancingOfferTerms } from '@girassol/shared-domain/contract';
import {
  type BorrowerKind,
  computeImpliedMonthlyRate,
  computeLoanOffer,
  type IofRates,
  type LoanOffer,
  type LoanOfferTerms,
} from '@girassol/shared-domain/financing';
import type { BankOffer } from './bank/bank-provider';

/**
 * Price, kind of borrower and IOF rates from which a displayed offer is computed, in addition to the bank's
 * terms.
 */
export interface DisplayedOfferContext {
  /** R$ */
  price: number;
  borrower: BorrowerKind;
  iofRates: IofRates;
}

/** Bank offer as users and customers see it, with the loan terms from which its payments are computed. */
export interface DisplayedOffer {
  offer: FinancingOfferTerms;
  terms: LoanOfferTerms;
}

/** R$ by which the bank's own instalment may differ from ours: roundings of each month. */
const TOLERANCE = 0.05;

/**
 * Computes instalments, tax (IOF), first due date and total cost (CET) of a bank offer. Shows the instalment
 * that the bank states; `rateDisagrees` marks an instalment that does not follow from the bank's rate.
 */
export function computeDisplayedOffer(
  bank: BankOffer,
  { price, borrower, iofRates }: DisplayedOfferContext,
): DisplayedOffer {
  const terms: LoanOfferTerms = {
    price,
    entry: bank.entry,
    monthly: bank.monthly,
    installments: bank.installments,
    graceMonths: bank.graceMonths,
    graceMode: bank.graceMode,
    system: bank.system,
    releaseDate: bank.releaseDate,
    borrower,
    tariff: bank.tariff,
    tariffMode: bank.tariffMode,
    iofMode: bank.iofMode,
    insurance: bank.insurance,
    rates: iofRates,
  };
  const worked = computeLoanOffer(terms);
  const regular = worked.payments.slice(-bank.installments);
  const first = regular[0]?.amount ?? 0;
  return {
    terms,
    offer: {
      bank: bank.bank,
      installments: bank.installments,
      installmentValue: bank.statedInstallment ?? first,
      lastInstallmentValue: regular.at(-1)?.amount ?? first,
      system: bank.system,
      gracePeriod: bank.graceMonths,
      gracePeriodDays: countDaysBetween(bank.releaseDate, worked.firstDueDate),
      entry: bank.entry,
      fee: bank.monthly,
      feeYearly: worked.yearly,
      totalFinanced: worked.totalFinanced,
      totalPayment: worked.totalPayment,
      insurance: bank.insurance > 0,
      insuranceValue: bank.insurance,
      releaseDate: bank.releaseDate,
      firstDueDate: worked.firstDueDate,
      validUntil: bank.validUntil,
      preApproved: bank.preApproved,
      bestChoice: bank.bestChoice,
      refused: bank.refused,
      releasedToPurchase: worked.releasedToPurchase,
      iof: worked.iof,
      ...(worked.isReducedIof && { isReducedIof: true }),
      tariff: bank.tariff,
      cetYear: worked.cetYear,
      cetMonth: worked.cetMonth,
      rateDisagrees: disagrees(bank, worked, first),
    },
  };
}

/** Basis points a month by which the rate behind the bank's instalment may differ from the one it says. */
const RATE_TOLERANCE = 0.0001;

function disagrees(bank: BankOffer, { balanceAfterGrace }: LoanOffer, first: number): boolean {
  if (bank.statedInstallment === null || Math.abs(bank.statedInstallment - first) <= TOLERANCE) return false;
  if (bank.system === 'SAC') return true;
  const implied = computeImpliedMonthlyRate(
    balanceAfterGrace,
    bank.statedInstallment - bank.insurance,
    bank.installments,
  );
  return implied === null || Math.abs(implied - bank.monthly) > RATE_TOLERANCE;
}

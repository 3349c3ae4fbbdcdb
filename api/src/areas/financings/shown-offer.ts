import { daysBetween } from '@girassol/shared-domain';
import type { FinancingOfferTerms } from '@girassol/shared-domain/contract';
import {
  type Borrower,
  type IofRates,
  impliedRate,
  type Offer,
  type OfferTerms,
  offerOf,
} from '@girassol/shared-domain/financing';
import type { BankOffer } from './bank/bank-provider';

/** What an offer is worked out from, beside the bank's terms. */
export interface OfferBase {
  /** R$ */
  price: number;
  borrower: Borrower;
  iofRates: IofRates;
}

/** A bank's offer as people see it, and the terms its table of payments is worked out from. */
export interface ShownOffer {
  offer: FinancingOfferTerms;
  terms: OfferTerms;
}

/** R$ by which the bank's own instalment may differ from ours: roundings of each month. */
const TOLERANCE = 0.05;

/**
 * What a bank's terms come to: instalments, tax, first due date and CET by the same code for every bank. Where the bank says
 * an instalment that its own rate does not give, that is marked; what it says is shown.
 */
export function shownOffer(bank: BankOffer, { price, borrower, iofRates }: OfferBase): ShownOffer {
  const terms: OfferTerms = {
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
  const worked = offerOf(terms);
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
      gracePeriodDays: daysBetween(bank.releaseDate, worked.firstDueDate),
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
      tariff: bank.tariff,
      cetYear: worked.cetYear,
      cetMonth: worked.cetMonth,
      rateDisagrees: disagrees(bank, worked, first),
    },
  };
}

/** Basis points a month by which the rate behind the bank's instalment may differ from the one it says. */
const RATE_TOLERANCE = 0.0001;

function disagrees(bank: BankOffer, { balanceAfterGrace }: Offer, first: number): boolean {
  if (bank.statedInstallment === null || Math.abs(bank.statedInstallment - first) <= TOLERANCE) return false;
  if (bank.system === 'SAC') return true;
  const implied = impliedRate(balanceAfterGrace, bank.statedInstallment - bank.insurance, bank.installments);
  return implied === null || Math.abs(implied - bank.monthly) > RATE_TOLERANCE;
}

import { addDays } from '@girassol/shared-domain';
import type { RequestedFinancingTerms } from '@girassol/shared-domain/contract';
import {
  type BorrowerKind,
  computeLoanOffer,
  type Fraction,
  type Reais,
  roundToCents,
} from '@girassol/shared-domain/financing';
import type { BankOffer } from '../bank-provider';

/** Interest a month by the longest term that it is for: a longer loan costs more. */
const rates: readonly { upTo: number; monthly: Fraction }[] = [
  { upTo: 24, monthly: 0.0119 },
  { upTo: 36, monthly: 0.0129 },
  { upTo: 48, monthly: 0.0139 },
  { upTo: 60, monthly: 0.0149 },
  { upTo: 72, monthly: 0.0159 },
  { upTo: 84, monthly: 0.0169 },
  { upTo: 96, monthly: 0.0179 },
  { upTo: 108, monthly: 0.0189 },
];
const MAX_RATE: Fraction = 0.0199;

const TARIFF: Reais = 590;
/** Insurance in each instalment, as a fraction of the loan. */
const INSURANCE_SHARE: Fraction = 0.0004;
/** Law asks for two days at least (CDC, art. 54-B). */
const VALID_DAYS = 5;

/** Terms of the demonstration bank's offers if a request for credit names no terms. */
export const DEFAULT_FINANCING_TERMS: RequestedFinancingTerms = {
  entry: 0,
  installments: [36, 48, 60, 72],
  gracePeriod: 3,
  insurance: false,
  system: 'PRICE',
};

interface OfferOptions {
  terms: RequestedFinancingTerms;
  price: Reais;
  borrower: BorrowerKind;
  /** ISO date. */
  today: string;
  /** In front of the references, so that two requests never share one. */
  prefix: string;
}

/**
 * Computes the demonstration bank's loan offers for the requested terms, one for each number of instalments.
 * Returns none if the down payment reaches the price.
 */
export function computeOffers({ terms, price, borrower, today, prefix }: OfferOptions): BankOffer[] {
  const loan = price - terms.entry;
  if (loan <= 0) return [];
  return terms.installments.map((installments): BankOffer => {
    const offer: BankOffer = {
      reference: `${prefix}-${installments}${terms.system === 'SAC' ? 'S' : 'P'}${terms.gracePeriod}`,
      bank: 'Banco Demonstração',
      entry: terms.entry,
      monthly: rates.find(({ upTo }) => installments <= upTo)?.monthly ?? MAX_RATE,
      installments,
      graceMonths: terms.gracePeriod,
      graceMode: 'capitalized',
      system: terms.system,
      tariff: TARIFF,
      tariffMode: 'financed',
      iofMode: 'financed',
      insurance: terms.insurance ? roundToCents(loan * INSURANCE_SHARE) : 0,
      statedInstallment: null,
      releaseDate: today,
      validUntil: addDays(today, VALID_DAYS),
      preApproved: false,
      refused: false,
      bestChoice: false,
    };
    return { ...offer, statedInstallment: computeFirstInstallment(offer, price, borrower) };
  });
}

/**
 * Computes the first instalment of a loan offer in R$, insurance included. In the SAC system the first
 * instalment is the highest.
 */
export function computeFirstInstallment(offer: BankOffer, price: Reais, borrower: BorrowerKind): Reais {
  return computeLoanOffer({ ...offer, price, borrower }).payments[0]?.amount ?? 0;
}

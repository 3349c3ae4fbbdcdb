import { addDays } from '@girassol/shared-domain';
import type { FinancingTerms } from '@girassol/shared-domain/contract';
import { type Borrower, cents, type Fraction, offerOf, type Reais } from '@girassol/shared-domain/financing';
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
const HIGHEST_RATE: Fraction = 0.0199;

const TARIFF: Reais = 590;
/** Of the loan, in each instalment. */
const INSURANCE_SHARE: Fraction = 0.0004;
/** Law asks for two days at least (CDC, art. 54-B). */
const VALID_DAYS = 5;

/** What is offered to whoever asks for no terms. */
export const usualTerms: FinancingTerms = {
  entry: 0,
  installments: [36, 48, 60, 72],
  gracePeriod: 3,
  insurance: false,
  system: 'PRICE',
};

interface Asked {
  terms: FinancingTerms;
  price: Reais;
  borrower: Borrower;
  /** ISO date. */
  today: string;
  /** In front of the references, so that two requests never share one. */
  prefix: string;
}

/** What the bank lends on some terms, one offer for each number of instalments. Of the offers, the cheapest is the best choice. */
export function offersFor({ terms, price, borrower, today, prefix }: Asked): BankOffer[] {
  const loan = price - terms.entry;
  if (loan <= 0) return [];
  return terms.installments.map((installments): BankOffer => {
    const offer: BankOffer = {
      reference: `${prefix}-${installments}${terms.system === 'SAC' ? 'S' : 'P'}${terms.gracePeriod}`,
      bank: 'Banco Demonstração',
      entry: terms.entry,
      monthly: rates.find(({ upTo }) => installments <= upTo)?.monthly ?? HIGHEST_RATE,
      installments,
      graceMonths: terms.gracePeriod,
      graceMode: 'capitalized',
      system: terms.system,
      tariff: TARIFF,
      tariffMode: 'financed',
      iofMode: 'financed',
      insurance: terms.insurance ? cents(loan * INSURANCE_SHARE) : 0,
      statedInstallment: null,
      releaseDate: today,
      validUntil: addDays(today, VALID_DAYS),
      preApproved: false,
      refused: false,
      bestChoice: false,
    };
    return { ...offer, statedInstallment: firstInstallment(offer, price, borrower) };
  });
}

/** What the first instalment is, with insurance: of a SAC the highest. */
export function firstInstallment(offer: BankOffer, price: Reais, borrower: Borrower): Reais {
  return offerOf({ ...offer, price, borrower }).payments[0]?.amount ?? 0;
}

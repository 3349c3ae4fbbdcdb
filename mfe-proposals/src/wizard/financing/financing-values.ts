import { financingTermMonths, MAX_MONTHLY_INTEREST_FRACTION, roundToCents } from '@girassol/shared-domain';
import type { DefaultBankTerms, FinancingOffer } from '@girassol/shared-domain/contract';
import { computeStudyFinancing, toMonthlyRate } from '@girassol/shared-domain/solar';
import { generateLineKey } from '../kit/kit-step-values';

/**
 * Form values of one term of a financing offer: the number of instalments, whether the term is offered, and
 * the bank's own instalment in R$, if any.
 */
export interface InstalmentTermValues {
  installments: number;
  isOffered: boolean;
  /** The bank's own instalment, R$; without it the computed one counts. */
  value: number | null;
}

/** Form values of a financing offer. */
export interface OfferValues {
  key: string;
  bank: string;
  entry: number | null;
  /** Interest a month; below 0.15 a fraction, otherwise percent. */
  fee: number | null;
  /** Months before the first payment. */
  gracePeriod: number | null;
  /** Insurance in each instalment, R$. */
  insuranceValue: number | null;
  bestChoice: boolean;
  finOptId: string | null;
  terms: InstalmentTermValues[];
}

/** Form values of the seventh wizard step, the financing: the offers of banks for the proposal. */
export interface FinancingValues {
  financing: OfferValues[];
}

/** Terms of a new offer: what most banks have for solar. */
const DEFAULT_TERMS = [36, 60, 84];

export const buildEmptyOffer = (): OfferValues => ({
  key: generateLineKey(),
  bank: '',
  entry: null,
  fee: null,
  gracePeriod: null,
  insuranceValue: null,
  bestChoice: false,
  finOptId: null,
  terms: financingTermMonths.map((installments) => ({
    installments,
    isOffered: DEFAULT_TERMS.includes(installments),
    value: null,
  })),
});

/** Builds a financing offer for a price in R$ from a bank's default terms in the account's settings. */
export const buildDefaultOffer = (
  { _id, name, fee, gracePeriod, entry, installments }: DefaultBankTerms,
  price: number,
): OfferValues => ({
  ...buildEmptyOffer(),
  bank: name,
  fee,
  gracePeriod: gracePeriod || null,
  entry: entry > 0 ? roundToCents((price * entry) / 100) : null,
  finOptId: _id,
  terms: financingTermMonths.map((months) => ({
    installments: months,
    isOffered: installments.includes(months),
    value: null,
  })),
});

/** Computes the instalment by the PRICE table, in R$ rounded to cents; null if the offer is incomplete. */
export function computeInstalment(
  price: number,
  { entry, fee, gracePeriod }: Pick<OfferValues, 'entry' | 'fee' | 'gracePeriod'>,
  installments: number,
): number | null {
  if (fee === null || fee < 0 || toMonthlyRate(fee) > MAX_MONTHLY_INTEREST_FRACTION || (entry ?? 0) >= price)
    return null;
  const terms = { entry: entry ?? 0, fee, gracePeriod, installments };
  return roundToCents(computeStudyFinancing(price, terms).installmentValue);
}

/**
 * Returns the monthly instalment of a financing term in R$: the amount typed for the bank, or otherwise the
 * computed amount; null if the offer is incomplete.
 */
export const getInstalment = (price: number, offer: OfferValues, term: InstalmentTermValues): number | null =>
  term.value ?? computeInstalment(price, offer, term.installments);

/** Converts the offers of a proposal to form values. */
export function toFinancingValues(price: number, offers: readonly FinancingOffer[]): FinancingValues {
  return {
    financing: offers.map((offer) => {
      const terms = {
        entry: offer.entry || null,
        fee: offer.fee ?? null,
        gracePeriod: offer.gracePeriod || null,
      };
      const months = [
        ...new Set([...financingTermMonths, ...offer.options.map(({ installments }) => installments)]),
      ];
      return {
        key: generateLineKey(),
        bank: offer.bank,
        ...terms,
        insuranceValue: offer.options[0]?.insuranceValue || null,
        bestChoice: offer.bestChoice ?? false,
        finOptId: offer.finOptId,
        terms: months
          .toSorted((one, other) => one - other)
          .map((installments) => {
            const line = offer.options.find((option) => option.installments === installments);
            const isComputed = line?.value === computeInstalment(price, terms, installments);
            return {
              installments,
              isOffered: line !== undefined,
              value: line && !isComputed ? line.value : null,
            };
          }),
      };
    }),
  };
}

/**
 * Builds the request that saves the financing offers of a proposal. Terms without an instalment are left out
 * (proposals-028).
 */
export function buildFinancingRequest(price: number, { financing }: FinancingValues): FinancingOffer[] {
  return financing.map((offer) => ({
    bank: offer.bank.trim(),
    insurance: (offer.insuranceValue ?? 0) > 0,
    gracePeriod: offer.gracePeriod ?? 0,
    entry: offer.entry ?? 0,
    entryInstallments: 0,
    finOptId: offer.finOptId,
    ...(offer.fee !== null && { fee: offer.fee }),
    bestChoice: offer.bestChoice,
    options: offer.terms.flatMap((term) => {
      const value = getInstalment(price, offer, term);
      return term.isOffered && value
        ? [{ installments: term.installments, value, insuranceValue: offer.insuranceValue ?? 0 }]
        : [];
    }),
  }));
}

/** Labels of the fields of the financing step in the validation summary. */
export const financingFieldLabels: Readonly<Record<string, string>> = {
  bank: 'Banco',
  entry: 'Entrada',
  fee: 'Juros ao mês',
  gracePeriod: 'Carência',
  insuranceValue: 'Seguro por parcela',
  installments: 'Parcelas',
  value: 'Parcela do banco',
};

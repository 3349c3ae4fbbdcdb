import { financingTermMonths, MAX_FEE } from '@girassol/shared-domain';
import type { AutoFinancingLine, FinancingOffer } from '@girassol/shared-domain/contract';
import { financingOf, monthlyRate } from '@girassol/shared-domain/solar';
import { newKey } from '../kit/kit-step-values';

/** A term of an offer as it is filled in. */
export interface TermValues {
  installments: number;
  isOffered: boolean;
  /** The bank's own instalment, R$; without it the computed one counts. */
  value: number | null;
}

/** An offer as it is filled in. */
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
  terms: TermValues[];
}

export interface FinancingValues {
  financing: OfferValues[];
}

/** Terms of a new offer: what most banks have for solar. */
const USUAL_TERMS = [36, 60, 84];

export const newOffer = (): OfferValues => ({
  key: newKey(),
  bank: '',
  entry: null,
  fee: null,
  gracePeriod: null,
  insuranceValue: null,
  bestChoice: false,
  finOptId: null,
  terms: financingTermMonths.map((installments) => ({
    installments,
    isOffered: USUAL_TERMS.includes(installments),
    value: null,
  })),
});

/** An offer by the account's table of usual terms, for this price. */
export const offerOf = (
  { _id, name, fee, gracePeriod, entry, installments }: AutoFinancingLine,
  price: number,
): OfferValues => ({
  ...newOffer(),
  bank: name,
  fee,
  gracePeriod: gracePeriod || null,
  entry: entry > 0 ? cents((price * entry) / 100) : null,
  finOptId: _id,
  terms: financingTermMonths.map((months) => ({
    installments: months,
    isOffered: installments.includes(months),
    value: null,
  })),
});

const cents = (value: number) => Math.round(value * 100) / 100;

/** The instalment by the PRICE table, R$ to the cent; null where the offer does not say enough. */
export function computedInstalment(
  price: number,
  { entry, fee, gracePeriod }: Pick<OfferValues, 'entry' | 'fee' | 'gracePeriod'>,
  installments: number,
): number | null {
  if (fee === null || fee < 0 || monthlyRate(fee) > MAX_FEE || (entry ?? 0) >= price) return null;
  const terms = { entry: entry ?? 0, fee, gracePeriod, installments };
  return cents(financingOf(price, terms).installmentValue);
}

/** What is paid a month: the bank's own instalment, or the computed one. */
export const instalmentOf = (price: number, offer: OfferValues, term: TermValues): number | null =>
  term.value ?? computedInstalment(price, offer, term.installments);

/** The form of the offers of a proposal. */
export function financingOfProposal(price: number, offers: readonly FinancingOffer[]): FinancingValues {
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
        key: newKey(),
        bank: offer.bank,
        ...terms,
        insuranceValue: offer.options[0]?.insuranceValue || null,
        bestChoice: offer.bestChoice ?? false,
        finOptId: offer.finOptId,
        terms: months
          .toSorted((one, other) => one - other)
          .map((installments) => {
            const line = offer.options.find((option) => option.installments === installments);
            const isComputed = line?.value === computedInstalment(price, terms, installments);
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

/** The offers as they go to the server; terms without an instalment are left out (proposals-028). */
export function financingRequest(price: number, { financing }: FinancingValues): FinancingOffer[] {
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
      const value = instalmentOf(price, offer, term);
      return term.isOffered && value
        ? [{ installments: term.installments, value, insuranceValue: offer.insuranceValue ?? 0 }]
        : [];
    }),
  }));
}

/** What the fields are called where they are listed. */
export const financingNames: Readonly<Record<string, string>> = {
  bank: 'Banco',
  entry: 'Entrada',
  fee: 'Juros ao mês',
  gracePeriod: 'Carência',
  insuranceValue: 'Seguro por parcela',
  installments: 'Parcelas',
  value: 'Parcela do banco',
};

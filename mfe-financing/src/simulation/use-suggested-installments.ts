import { financingTermMonths } from '@girassol/shared-domain';
import type { FinancingOfferTerms } from '@girassol/shared-domain/contract';
import { MAX_COMPARED_TERM_LENGTHS, type SimulationTerms, usualInstallments } from './terms-address';
import { useQuotes } from './use-quotes';

const longInstallments = financingTermMonths.filter((months) => months > Math.max(...usualInstallments));

interface Quotes {
  offers: readonly Pick<FinancingOfferTerms, 'installments' | 'installmentValue' | 'refused'>[];
  /** R$ a month; null before it was worked out. */
  monthlySaving: number | null;
}

/** Finds the shortest number of instalments whose first value the monthly saving covers; null if there is none. */
export function findShortestFittingTerm({ offers, monthlySaving }: Quotes): number | null {
  if (monthlySaving === null) return null;
  const fitting = offers.filter(
    ({ installmentValue, refused }) => !refused && installmentValue <= monthlySaving,
  );
  return fitting.length === 0 ? null : Math.min(...fitting.map(({ installments }) => installments));
}

/**
 * Returns the numbers of instalments to compare while the person has chosen none: the usual ones, or longer ones from the
 * first that the monthly saving covers, where it covers none of the usual.
 */
export function useSuggestedInstallments(pid: string, terms: SimulationTerms, isEnabled: boolean): number[] {
  const usual = useQuotes(pid, { ...terms, installments: [...usualInstallments] }, { isEnabled });
  const isShort =
    usual.data !== undefined &&
    usual.data.monthlySaving !== null &&
    findShortestFittingTerm(usual.data) === null;
  const long = useQuotes(
    pid,
    { ...terms, installments: longInstallments.slice(0, MAX_COMPARED_TERM_LENGTHS) },
    { isEnabled: isEnabled && isShort },
  );
  const shortest = isShort && long.data ? findShortestFittingTerm(long.data) : null;
  return shortest === null
    ? [...usualInstallments]
    : longInstallments.filter((months) => months >= shortest).slice(0, MAX_COMPARED_TERM_LENGTHS);
}

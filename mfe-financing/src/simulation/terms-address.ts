import { financingTermMonths } from '@girassol/shared-domain';
import type { FinancingTerms } from '@girassol/shared-domain/contract';

/** On which terms one looks at offers, of a person or of a company. */
export interface SimulationTerms extends FinancingTerms {
  isCNPJ: boolean;
}

/** As many offers as stand beside each other. */
export const MOST_TERMS = 4;
/** Months without an instalment that a bank may give. */
export const graceMonths = [0, 1, 2, 3, 4, 5, 6];

const usual: SimulationTerms = {
  entry: 0,
  installments: [36, 48, 60, 72],
  gracePeriod: 3,
  insurance: false,
  system: 'PRICE',
  isCNPJ: false,
};

/** The terms an address asks for; whatever makes no sense in it is the usual. */
export function readTerms(query: URLSearchParams): SimulationTerms {
  const entry = Number(query.get('entrada'));
  const grace = Number(query.get('carencia') ?? usual.gracePeriod);
  const asked = (query.get('prazos') ?? '').split(',').map(Number);
  const installments = financingTermMonths.filter((months) => asked.includes(months)).slice(0, MOST_TERMS);
  return {
    entry: Number.isFinite(entry) && entry > 0 ? entry : 0,
    installments: installments.length > 0 ? installments : usual.installments,
    gracePeriod: graceMonths.includes(grace) ? grace : usual.gracePeriod,
    insurance: query.get('seguro') === 'sim',
    system: query.get('sistema') === 'sac' ? 'SAC' : 'PRICE',
    isCNPJ: query.get('quem') === 'empresa',
  };
}

/** The address of terms: money and months, nothing of a person. */
export function writeTerms(terms: SimulationTerms): URLSearchParams {
  const { entry, installments, gracePeriod, insurance, system, isCNPJ } = terms;
  return new URLSearchParams({
    ...(entry > 0 && { entrada: String(entry) }),
    prazos: installments.join(','),
    carencia: String(gracePeriod),
    ...(insurance && { seguro: 'sim' }),
    ...(system === 'SAC' && { sistema: 'sac' }),
    ...(isCNPJ && { quem: 'empresa' }),
  });
}

/** Does the address say on which terms? */
export const hasTerms = (query: URLSearchParams): boolean => query.has('prazos');

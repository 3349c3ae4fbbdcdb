import { financingTermMonths } from '@girassol/shared-domain';
import type { RequestedFinancingTerms } from '@girassol/shared-domain/contract';

/**
 * Terms of a financing simulation, such as down payment and instalments, and the kind of borrower: a person,
 * a company, or a small company of the tax regimes Simples or MEI.
 */
export interface SimulationTerms extends RequestedFinancingTerms {
  isCNPJ: boolean;
  isSimples: boolean;
}

/** Maximum number of term lengths (numbers of instalments) that a simulation compares side by side. */
export const MAX_COMPARED_TERM_LENGTHS = 4;
/** Grace periods that a bank may grant, in months. */
export const graceMonths = [0, 1, 2, 3, 4, 5, 6];

/** Numbers of instalments that are compared unless the person chose others. */
export const usualInstallments: readonly number[] = [36, 48, 60, 72];

const defaultTerms: SimulationTerms = {
  entry: 0,
  installments: [...usualInstallments],
  gracePeriod: 3,
  insurance: false,
  system: 'PRICE',
  isCNPJ: false,
  isSimples: false,
};

/**
 * Parses the terms of a financing simulation from a query string. Missing or invalid values are replaced by
 * defaults; `isCompany` is the one of the borrower.
 */
export function parseSimulationTerms(query: URLSearchParams, isCompany = false): SimulationTerms {
  const entry = Number(query.get('entrada'));
  const who = query.get('quem') ?? (isCompany ? 'empresa' : 'pessoa');
  const grace = Number(query.get('carencia') ?? defaultTerms.gracePeriod);
  const asked = (query.get('prazos') ?? '').split(',').map(Number);
  const installments = financingTermMonths
    .filter((months) => asked.includes(months))
    .slice(0, MAX_COMPARED_TERM_LENGTHS);
  return {
    entry: Number.isFinite(entry) && entry > 0 ? entry : 0,
    installments: installments.length > 0 ? installments : defaultTerms.installments,
    gracePeriod: graceMonths.includes(grace) ? grace : defaultTerms.gracePeriod,
    insurance: query.get('seguro') === 'sim',
    system: query.get('sistema') === 'sac' ? 'SAC' : 'PRICE',
    isCNPJ: who === 'empresa' || who === 'simples',
    isSimples: who === 'simples',
  };
}

/**
 * Converts the terms of a financing simulation to a query string, which contains amounts and months but no
 * personal data.
 */
export function toSimulationTermsQuery(terms: SimulationTerms): URLSearchParams {
  const { entry, installments, gracePeriod, insurance, system, isCNPJ, isSimples } = terms;
  return new URLSearchParams({
    ...(entry > 0 && { entrada: String(entry) }),
    prazos: installments.join(','),
    carencia: String(gracePeriod),
    ...(insurance && { seguro: 'sim' }),
    ...(system === 'SAC' && { sistema: 'sac' }),
    quem: isSimples ? 'simples' : isCNPJ ? 'empresa' : 'pessoa',
  });
}

/** Returns true if the query string contains the terms of a simulation. */
export const hasSimulationTerms = (query: URLSearchParams): boolean => query.has('prazos');

import { addDays } from '../formats/dates';

/**
 * Default number of days for which a proposal, the offer of an item, a contract and a request for signature
 * are valid (proposals-018, boards-096, contracts-018, signatures-021). Settings of the account and users can
 * change the number.
 */
export const DEFAULT_DOCUMENT_VALIDITY_DAYS = 15;

/**
 * Maximum number of days in which a contract may be signed: ten years. A larger number counts as a typing
 * error.
 */
export const MAX_CONTRACT_VALIDITY_DAYS = 3_650;

/** Returns the last day on which a contract that is made on `isoDate` may be signed (contracts-017). */
export const computeContractValidityDate = (isoDate: string, days: number): string => addDays(isoDate, days);

/**
 * Returns the Portuguese error message for a typed number of days of a contract's validity; null if the
 * number is valid (contracts-017).
 */
export function findContractValidityProblem(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return 'Informe a validade em dias.';
  if (!/^\d+$/.test(typed) || Number(typed) < 1) return 'Informe um número inteiro de dias, a partir de 1.';
  if (Number(typed) > MAX_CONTRACT_VALIDITY_DAYS)
    return `A validade vai até ${MAX_CONTRACT_VALIDITY_DAYS} dias.`;
  return null;
}

import { addDays } from '../formats/dates';

/** Days in which a contract may be signed, unless somebody says otherwise (contracts-018). */
export const DEFAULT_VALIDITY_DAYS = 15;

/** Ten years; more is a slip of the pen. */
export const MOST_VALIDITY_DAYS = 3_650;

/** The last day on which a contract that is made on `isoDate` may be signed (contracts-017). */
export const validityDateOf = (isoDate: string, days: number): string => addDays(isoDate, days);

/** What is wrong with a validity that somebody typed; null where nothing is (contracts-017). */
export function validityProblem(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return 'Informe a validade em dias.';
  if (!/^\d+$/.test(typed) || Number(typed) < 1) return 'Informe um número inteiro de dias, a partir de 1.';
  if (Number(typed) > MOST_VALIDITY_DAYS) return `A validade vai até ${MOST_VALIDITY_DAYS} dias.`;
  return null;
}

import { countDaysBetween, toIsoDate } from '../formats/dates';

/** Statuses of an integrator's registration with the bank (financing-074). */
export const bankRegistrationStatuses = [
  'Nova Análise Liberada',
  'Solicitação Gerada',
  'Cadastro em Análise',
  'Cadastro Reprovado',
  'Cadastro Efetuado',
] as const;
export type BankRegistrationStatus = (typeof bankRegistrationStatuses)[number];

/**
 * Number of days after which a bank that has not answered a request for registration is shown as
 * unresponsive, which is different from a refusal.
 */
export const BANK_RESPONSE_TIMEOUT_DAYS = 7;
/** Days until another request may be made of a bank that refused, or was silent. */
const RETRY_DAYS = 60;

/**
 * State of an account's registration with the bank, for display: allowed, not registered, pending, refused or
 * unanswered. A bank that does not answer is distinguished from a bank that has refused.
 */
export type BankRegistrationState =
  | { kind: 'allowed' }
  | { kind: 'notRegistered' }
  | { kind: 'pending'; status: BankRegistrationStatus }
  | { kind: 'refused' | 'unanswered'; retryInDays: number };

/**
 * Returns the state of a registration (financing-075 to financing-077).
 * @param canFinance the bank's own word that this account may finance
 * @param submittedAt epoch milliseconds of the last request; null: there was none
 */
export function computeBankRegistrationState(
  { status, submittedAt }: { status: BankRegistrationStatus | null; submittedAt: number | null },
  canFinance: boolean,
  now: number,
): BankRegistrationState {
  if (canFinance || status === 'Cadastro Efetuado') return { kind: 'allowed' };
  if (status === null || status === 'Nova Análise Liberada' || submittedAt === null)
    return { kind: 'notRegistered' };
  const days = countDaysBetween(toIsoDate(submittedAt), toIsoDate(now));
  const isOpen = status !== 'Cadastro Reprovado';
  if (isOpen && days <= BANK_RESPONSE_TIMEOUT_DAYS) return { kind: 'pending', status };
  const retryInDays = Math.max(0, RETRY_DAYS - days);
  return retryInDays === 0
    ? { kind: 'notRegistered' }
    : { kind: isOpen ? 'unanswered' : 'refused', retryInDays };
}

/** Returns true if the number of expired financings exceeds the limit (financing-078). */
export const hasTooManyExpiredFinancings = (expired: number, limit: number): boolean => expired > limit;

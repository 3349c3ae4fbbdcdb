import { daysBetween, toIsoDate } from '../formats/dates';

/** Where the registration of an integrator with the bank stands (financing-074). */
export const registrationStatuses = [
  'Nova Análise Liberada',
  'Solicitação Gerada',
  'Cadastro em Análise',
  'Cadastro Reprovado',
  'Cadastro Efetuado',
] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

/** Days a bank may be silent before a request counts as refused, and until another may be made. */
const SILENT_DAYS = 7;
const RETRY_DAYS = 60;

/** What a person is told of the registration. A bank that is silent is told apart from one that refused. */
export type RegistrationState =
  | { kind: 'allowed' }
  | { kind: 'notRegistered' }
  | { kind: 'pending'; status: RegistrationStatus }
  | { kind: 'refused' | 'unanswered'; retryInDays: number };

/**
 * The state of a registration (financing-075 to financing-077).
 * @param canFinance the bank's own word that this account may finance
 * @param submittedAt epoch milliseconds of the last request; null: there was none
 */
export function registrationState(
  { status, submittedAt }: { status: RegistrationStatus | null; submittedAt: number | null },
  canFinance: boolean,
  now: number,
): RegistrationState {
  if (canFinance || status === 'Cadastro Efetuado') return { kind: 'allowed' };
  if (status === null || status === 'Nova Análise Liberada' || submittedAt === null)
    return { kind: 'notRegistered' };
  const days = daysBetween(toIsoDate(submittedAt), toIsoDate(now));
  const isOpen = status !== 'Cadastro Reprovado';
  if (isOpen && days <= SILENT_DAYS) return { kind: 'pending', status };
  const retryInDays = Math.max(0, RETRY_DAYS - days);
  return retryInDays === 0
    ? { kind: 'notRegistered' }
    : { kind: isOpen ? 'unanswered' : 'refused', retryInDays };
}

/** Too many financings ran out of time (financing-078). */
export const hasReachedLimit = (expired: number, limit: number): boolean => expired > limit;

import { isStrongPassword, STRONG_PASSWORD_HELP } from '@girassol/shared-domain';

/** How hard a password is to guess: not accepted, or accepted and better or worse. */
export type PasswordStrength = 'refused' | 'fair' | 'good';

/** Strength of a password, and what would make it better; '' where nothing is missing. */
export interface PasswordAdvice {
  strength: PasswordStrength;
  advice: string;
}

/** Accepted passwords of this length are good, if nothing else speaks against them. */
const GOOD_LENGTH = 12;
/** Shorter parts of a name or an e-mail are in every text. */
const MIN_PERSONAL_LENGTH = 4;

const COMMON_PARTS = ['senha', 'password', 'girassol', 'solar', '12345', 'qwert', 'abcd', 'brasil', 'mudar'];

const toPlain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Lists the parts of a person's name and e-mail that a password should not contain. */
const listPersonalParts = (known: readonly string[]): string[] =>
  known
    .flatMap((text) => toPlain(text).split(/[^a-z0-9]+/))
    .filter((part) => part.length >= MIN_PERSONAL_LENGTH);

/**
 * Rates a password by plain rules: those of the login, its length, and parts that anybody would try first. `known` are texts
 * about the person, such as name and e-mail.
 */
export function ratePassword(password: string, known: readonly string[] = []): PasswordAdvice {
  if (!isStrongPassword(password))
    return {
      strength: 'refused',
      advice: STRONG_PASSWORD_HELP,
    };
  const plain = toPlain(password);
  if (listPersonalParts(known).some((part) => plain.includes(part)))
    return { strength: 'fair', advice: 'Evite partes do seu nome ou e-mail.' };
  if (COMMON_PARTS.some((part) => plain.includes(part)))
    return { strength: 'fair', advice: 'Evite palavras e sequências que todos tentam primeiro.' };
  if (new Set(plain).size < 6) return { strength: 'fair', advice: 'Evite repetir os mesmos caracteres.' };
  if (password.length < GOOD_LENGTH)
    return { strength: 'fair', advice: `Com ${GOOD_LENGTH} caracteres ou mais ela fica melhor.` };
  return { strength: 'good', advice: '' };
}

import { parsePhone } from '../formats/phones';
import { isInvisible } from '../formats/unseen';

// Deterministic on purpose (no two ways to read one character), so that no text takes long to refuse.
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]+(-+[a-z0-9]+)*\.)+[a-z]{2,20}$/i;

/** Returns true for an e-mail address whose domain ends in 2 to 20 letters. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}

/** Describes a password that `isStrongPassword` accepts, in Portuguese. */
export const STRONG_PASSWORD_HELP = 'Mínimo de 8 caracteres, com letras maiúsculas, minúsculas e números.';

/** Parts of a strong password, in Portuguese, each with its check. */
const passwordParts: readonly [part: string, isThere: (text: string) => boolean][] = [
  ['chegar a 8 caracteres', (text) => text.length >= 8],
  ['uma letra minúscula', (text) => /\p{Ll}/u.test(text)],
  ['uma letra maiúscula', (text) => /\p{Lu}/u.test(text)],
  ['um número', (text) => /\d/.test(text)],
];

/** Lists in Portuguese what a password lacks to be accepted by `isStrongPassword`, to follow "falta". */
export const listMissingPasswordParts = (text: string): string[] =>
  passwordParts.filter(([, isThere]) => !isThere(text)).map(([part]) => part);

/** Returns true for at least 8 characters with a lower-case letter, an upper-case letter and a digit. */
export const isStrongPassword = (text: string): boolean => listMissingPasswordParts(text).length === 0;

/** Returns true for a postal code (CEP): 8 digits, with or without its hyphen. */
export function isPostalCode(text: string): boolean {
  return /^\d{5}-?\d{3}$/.test(text.trim());
}

/** Returns true for a Brazilian phone with its area code, whatever dialling prefixes and separators it has. */
export function isPhone(text: string): boolean {
  return parsePhone(text).kind === 'PHONE' && !/[^\d\s()+.-]/.test(text);
}

/** Returns true if a text has a character that people see, as required fields of a form must. */
export function isNotBlank(text: string): boolean {
  return !isInvisible(text);
}

/** Returns true if the extension of a file name is that of an image. */
export function isImageFileName(fileName: string): boolean {
  return /\.(jpe?g|png|gif|bmp|webp|svg|ico)$/i.test(fileName);
}

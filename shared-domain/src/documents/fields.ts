import { parsePhone } from '../formats/phones';

// Deterministic on purpose (no two ways to read one character), so that no text takes long to refuse.
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]+(-+[a-z0-9]+)*\.)+[a-z]{2,20}$/i;

/** Returns true for an e-mail address whose domain ends in 2 to 20 letters. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}

/** Describes a password that `isStrongPassword` accepts, in Portuguese. */
export const STRONG_PASSWORD_HELP = 'Mínimo de 8 caracteres, com letras maiúsculas, minúsculas e números.';

/** Returns true for at least 8 characters with a lower-case letter, an upper-case letter and a digit. */
export function isStrongPassword(text: string): boolean {
  return text.length >= 8 && /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text) && /\d/.test(text);
}

/** Returns true for a postal code (CEP): 8 digits, with or without its hyphen. */
export function isPostalCode(text: string): boolean {
  return /^\d{5}-?\d{3}$/.test(text.trim());
}

/** Returns true for a Brazilian phone with its area code, whatever dialling prefixes and separators it has. */
export function isPhone(text: string): boolean {
  return parsePhone(text).kind === 'PHONE' && !/[^\d\s()+.-]/.test(text);
}

/** Returns true if a text has characters other than spaces, as required fields of a form must. */
export function isNotBlank(text: string): boolean {
  return text.trim().length > 0;
}

/** Returns true if the extension of a file name is that of an image. */
export function isImageFileName(fileName: string): boolean {
  return /\.(jpe?g|png|gif|bmp|webp|svg|ico)$/i.test(fileName);
}

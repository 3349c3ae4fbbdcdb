import { onlyDigits } from './strip';

// Deterministic on purpose (no two ways to read one character), so that no text takes long to refuse.
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]+(-+[a-z0-9]+)*\.)+[a-z]{2,20}$/i;

/** An e-mail address whose domain ends in 2 to 20 letters. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}

/** At least 8 characters with a lower-case letter, an upper-case letter and a digit. */
export function isStrongPassword(text: string): boolean {
  return text.length >= 8 && /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text) && /\d/.test(text);
}

/** A postal code (CEP): 8 digits, with or without its hyphen. */
export function isPostalCode(text: string): boolean {
  return /^\d{5}-?\d{3}$/.test(text.trim());
}

/** A phone: 10 to 13 digits, whatever stands between them. */
export function isPhone(text: string): boolean {
  const { length } = onlyDigits(text);
  return length >= 10 && length <= 13 && !/[^\d\s()+.-]/.test(text);
}

/** Is anything written besides spaces? That is what "required" means in a form. */
export function isFilled(text: string): boolean {
  return text.trim().length > 0;
}

/**
 * A name of a person or company: something with a letter and without the symbols that only come from accidents or
 * mark-up. Companies need digits, `&`, `/`, parentheses and points.
 */
export function isPersonName(text: string): boolean {
  return /\p{L}/u.test(text) && !/[@#$%*+=_<>{}[\]|\\^~`´"“”!?;:\p{Cc}]/u.test(text);
}

/** Is a file an image, judging by its extension? */
export function isImageName(fileName: string): boolean {
  return /\.(jpe?g|png|gif|bmp|webp|svg|ico)$/i.test(fileName);
}

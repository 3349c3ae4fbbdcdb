/**
 * Alphabet of verification codes, without I, L, O, U, 0 and 1: codes are typed correctly from paper, and form no words.
 */
export const VERIFY_CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** Number of letters of a verification code: 30^12 is 59 bits. */
export const VERIFY_CODE_LENGTH = 12;

/** Formats twelve letters of the alphabet as a verification code: `GRS-7K2M-9QXA-3TVB`. */
export const formatVerifyCode = (letters: string): string => `GRS-${letters.match(/.{4}/g)?.join('-') ?? ''}`;

/**
 * Parses the typed verification code of a signed document to its canonical form; null if the text cannot be a
 * code.
 */
export function parseVerifyCode(typed: string): string | null {
  const all = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  // The letters of a code may begin like its prefix.
  const letters = all.length > VERIFY_CODE_LENGTH ? all.replace(/^GRS/, '') : all;
  const isOne =
    letters.length === VERIFY_CODE_LENGTH &&
    Array.from(letters).every((letter) => VERIFY_CODE_ALPHABET.includes(letter));
  return isOne ? formatVerifyCode(letters) : null;
}

/** Without I, L, O, U, 0 and 1: what is read from paper is typed right, and no words come about. */
export const VERIFY_ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** Of these it has so many: 30^12 is 59 bits. */
export const VERIFY_LENGTH = 12;

/** `GRS-7K2M-9QXA-3TVB`, of twelve letters of the alphabet. */
export const formatVerifyCode = (letters: string): string => `GRS-${letters.match(/.{4}/g)?.join('-') ?? ''}`;

/** A code as somebody typed it, in its one form; null where it cannot be one. */
export function readVerifyCode(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^GRS/, '');
  const isOne =
    letters.length === VERIFY_LENGTH &&
    Array.from(letters).every((letter) => VERIFY_ALPHABET.includes(letter));
  return isOne ? formatVerifyCode(letters) : null;
}

import { removeAccents } from '@girassol/shared-domain';

/** Characters of Windows-1252 beyond Latin-1. */
const WINDOWS_EXTRAS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Is a character in Windows-1252, and no control character? */
const isEncodable = (character: string): boolean =>
  /^[ -~¡-ÿ]$/.test(character) || WINDOWS_EXTRAS.includes(character);

/**
 * Replaces what the standard fonts of a PDF cannot show (they know Windows-1252 only): special blanks by a blank, letters
 * with foreign accents by the plain letter, and anything else by a question mark.
 */
export function toWindowsText(text: string): string {
  return Array.from(text.normalize('NFC').replace(/\s/g, ' '), (character) => {
    if (isEncodable(character)) return character;
    const plain = removeAccents(character);
    return isEncodable(plain) ? plain : '?';
  }).join('');
}

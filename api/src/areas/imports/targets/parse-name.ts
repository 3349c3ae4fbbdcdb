import { toSearchText } from '@girassol/shared-domain';
import { NAME_PARTICLES, toPhoneticSpelling } from './to-phonetic-spelling';

/** Word of a person's or company's name, in lower case without accents. */
export interface NameWord {
  text: string;
  /** Written with a dot at its end. */
  isShortened: boolean;
}

/** Parses the words of a name, without particles such as `da`. */
export const parseNameWords = (name: string): NameWord[] =>
  Array.from(toSearchText(name).matchAll(/([\p{L}\p{N}]+)(\.?)/gu), ([, text = '', dot]) => ({
    text,
    isShortened: dot !== '',
  })).filter(({ text, isShortened }) => isShortened || !NAME_PARTICLES.has(text));

/** Joins words of a name to one phonetic text: `Autoposto` and `Auto Posto` give the same. */
export const joinNameWordsPhonetically = (words: readonly NameWord[]): string =>
  toPhoneticSpelling(words.map(({ text }) => text).join(''));

/**
 * Checks whether one word of a name is a short form of another: its initial, a usual abbreviation, or some of
 * its letters followed by a dot.
 */
export function isShortFormOf({ text: short, isShortened }: NameWord, { text: long }: NameWord): boolean {
  if (long.length <= short.length || short[0] !== long[0] || /\d/.test(short)) return false;
  return short.length === 1 || SHORT_FORMS.get(short) === long || (isShortened && hasLettersOf(long, short));
}

/** Short forms that are written without a dot too. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ['ap', 'aparecida'],
  ['apda', 'aparecida'],
  ['fca', 'francisca'],
  ['fco', 'francisco'],
  ['jd', 'jardim'],
  ['sra', 'senhora'],
  ['sta', 'santa'],
  ['sto', 'santo'],
  ['vl', 'vila'],
]);

function hasLettersOf(long: string, short: string): boolean {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}

import { getTaxDocumentTypeLabel, toSearchText } from '@girassol/shared-domain';
import { computeTrigramSimilarity, computeTrigrams } from '@girassol/shared-domain/imports';
import { areCompanyNames, areNamesOfDifferentCompanies } from './company-names';
import { isOneTypoApart } from './one-typo';
import { isShortFormOf, joinNameWordsPhonetically, type NameWord, parseNameWords } from './parse-name';
import { toPhoneticSpelling } from './to-phonetic-spelling';

/**
 * Minimum similarity of two names, from 0 to 1, at which customers with equal e-mail address or phone count
 * as the same.
 */
export const MIN_NAME_SIMILARITY = 0.65;

/** Words at the end of names that many people share. */
const SHARED_ENDINGS = new Set('jr junior filho filha neto neta sobrinho segundo'.split(' '));

/**
 * Checks whether two names that share a document, e-mail address or phone belong to different people or
 * companies. Short forms and spellings of a name count as equal; different first names, or a word in each
 * name that the other lacks (João Pedro and João Paulo), do not. Companies, recognized by a CNPJ or by the
 * names, are compared by their distinguishing words. `document` is empty if unknown.
 */
export const areNamesOfDifferentCustomers = (one: string, other: string, document: string): boolean =>
  getTaxDocumentTypeLabel(document) === 'CNPJ' || areCompanyNames(one, other)
    ? areNamesOfDifferentCompanies(one, other)
    : isOtherPerson(one, other);

function isOtherPerson(one: string, other: string): boolean {
  const [left, right] = [one, other].map((name) =>
    parseNameWords(name).filter(({ text }, index) => index === 0 || !SHARED_ENDINGS.has(text)),
  ) as [NameWord[], NameWord[]]; // one for each name
  const [leftFirst] = left;
  const [rightFirst] = right;
  if (
    leftFirst === undefined ||
    rightFirst === undefined ||
    joinNameWordsPhonetically(left) === joinNameWordsPhonetically(right)
  )
    return false;
  if (isShortenedName(left, right) || isShortenedName(right, left)) return false;
  if (!isSameWord(leftFirst, rightFirst)) return true;
  // First names of one letter's difference are two people: Marina and Marisa.
  const lacks = (words: readonly NameWord[], others: readonly NameWord[]) =>
    words.some(
      (word) => !others.some((there) => isSameWord(word, there) || isOneTypoApart(word.text, there.text)),
    );
  return lacks(left, right) && lacks(right, left);
}

/** Checks whether a name of several words is another one with words left out, or in another order: `Prado, José`. */
const isShortenedName = (short: readonly NameWord[], long: readonly NameWord[]): boolean =>
  short.length > 1 &&
  short.every(({ text }) =>
    long.some((there) => toPhoneticSpelling(there.text) === toPhoneticSpelling(text)),
  );

/** Compares words of two names: equal, two spellings, one shortened, or nearly the same letters. */
function isSameWord(one: NameWord, other: NameWord): boolean {
  const [left, right] = [toPhoneticSpelling(one.text), toPhoneticSpelling(other.text)];
  if (left === right || isShortFormOf(one, other) || isShortFormOf(other, one)) return true;
  // Paulo and Paula are two.
  const isOtherEnding = left.slice(0, -1) === right.slice(0, -1) && /[oa]$/.test(left) && /[oa]$/.test(right);
  return !isOtherEnding && computeNameSimilarity(one.text, other.text) >= MIN_NAME_SIMILARITY;
}

/**
 * Computes the similarity of two names from 0 to 1, by trigrams like the function `similarity` of
 * PostgreSQL's pg_trgm.
 */
export const computeNameSimilarity = (one: string, other: string): number =>
  computeTrigramSimilarity(getTrigrams(one), getTrigrams(other));

const getTrigrams = (name: string) => computeTrigrams(toSearchText(name).replace(/[^\p{L}\p{N}]+/gu, ' '));

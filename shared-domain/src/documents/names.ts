import { removeAccents } from '../formats/remove-accents';
import { removeZeroWidth } from '../formats/unseen';

/** Characters that stand for an apostrophe: keyboards of phones and of Brazil write several of them. */
const APOSTROPHES = "'’‘‛`´ʼʹ′＇";

const ofPerson = new RegExp(`[\\p{L}\\p{M}\\s.${APOSTROPHES}\\u2010\\u2011-]`, 'u');
const ofCompany = /[0-9&+%!/(),ºª]/;

/**
 * Normalizes a name for storage: composed Unicode (NFC), single spaces, no invisible characters. Visible characters
 * stay unchanged.
 */
export function normalizeName(text: string): string {
  return removeZeroWidth(text).normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Counts the letters of a text, of any script: two of them are the least that a name has. */
export const countLetters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** Returns the first character that a name of this kind may not have; null if all are allowed. */
export function findInvalidNameCharacter(text: string, kind: 'person' | 'company'): string | null {
  const characters = Array.from(normalizeName(text));
  const isFine = (character: string) =>
    ofPerson.test(character) || (kind === 'company' && ofCompany.test(character));
  return characters.find((character) => !isFine(character)) ?? null;
}

const isName = (text: string, kind: 'person' | 'company'): boolean =>
  /\p{L}/u.test(text) && !/\p{Cc}/u.test(text) && findInvalidNameCharacter(text, kind) === null;

/**
 * Returns true for a valid name of a person: letters of any script, spaces, hyphens, periods and apostrophes, among
 * them ´ and `.
 */
export const isPersonName = (text: string): boolean => isName(text, 'person');

/**
 * Returns true for a valid name of a company, or of either a person or a company: the characters of persons'
 * names, digits, and & + % ! / ( ) , º ª.
 */
export const isCompanyName = (text: string): boolean => isName(text, 'company');

/**
 * Returns the form in which names are compared: without case, accents, apostrophes, hyphens and periods, in any form of
 * Unicode and with single spaces. `Maria D’Ávila`, `maria d'avila` and `MARIA D´ÁVILA` have one key.
 */
export function toNameMatchKey(text: string): string {
  return removeAccents(normalizeName(text).replace(new RegExp(`\\s?[${APOSTROPHES}]\\s?`, 'g'), ''))
    .replace(/[\u2010\u2011-]/g, ' ')
    .replaceAll('.', ' ')
    .toLocaleLowerCase('pt-BR')
    .replace(/\s+/g, ' ')
    .trim();
}

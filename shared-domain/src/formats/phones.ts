import { extractDigits } from '../documents/strip';

/**
 * Digits before the area code: the zero of long-distance calls, alone or with the two digits of a company (`015`), and the
 * country code of Brazil, after a plus or `00`. They are dialled, and no part of the number. `047 98888-77761` is a mobile
 * phone with a digit too many, and not one of area 98 by company 47.
 */
const DIALLING_PREFIX =
  /^(?:0[1-9]\d(?=[1-9]{2}9\d{8}$|[1-8][1-9][2-9]\d{7}$)|(?:00550?|(?:55)?0?)(?=[1-9]{2}(?:9\d{8}|[2-9]\d{7})$))/;
const PHONE = /^[1-9]{2}(?:9\d{8}|[2-9]\d{7})$/;
/** Digits of a landline with its area code; mobile phones have one more. */
const MIN_PHONE_DIGITS = 10;
/** Area code and the number of a mobile phone as it was before it got its ninth digit (Anatel, 2012 to 2016). */
const WITHOUT_NINTH_DIGIT = /^([1-9]{2})([6-9]\d{7})$/;

/** Result of parsing a text as a phone; `problem` is a sentence in Portuguese for the person who typed it. */
export type PhoneParseResult =
  | { kind: 'EMPTY' }
  /** Area code and number, 10 or 11 digits. */
  | { kind: 'PHONE'; digits: string }
  | { kind: 'UNREADABLE'; problem: string };

/**
 * Messages in Portuguese about texts that cannot be parsed as a Brazilian phone: of no form of a phone, with too few digits,
 * without area code, too long.
 */
export const phoneProblemMessages = {
  wrong: 'Insira um número válido.',
  incomplete: 'Faltam dígitos. Escreva com DDD, como (47) 99999-8888.',
  area: 'Falta o DDD. Escreva como (47) 99999-8888.',
  long: 'Há dígitos demais. Deixe um telefone só, do Brasil, com DDD.',
} as const;

/**
 * Parses a Brazilian phone with any dialling prefix and separators: `047 98888-7776`, `0055 47 98888-7776`, `015 47
 * 98888-7776` and `+55 (47) 98888-7776` are 47988887776. No digit is cut off: extra digits are a problem.
 */
export function parsePhone(text: string): PhoneParseResult {
  const typed = extractDigits(text);
  if (typed === '') return { kind: 'EMPTY' };
  const digits = typed.replace(DIALLING_PREFIX, '');
  if (PHONE.test(digits)) return { kind: 'PHONE', digits };
  // Eleven digits without the nine of mobile phones are a landline and one more.
  if (digits.length > 11 || /^[1-9]{2}[2-8]\d{8}$/.test(digits))
    return { kind: 'UNREADABLE', problem: phoneProblemMessages.long };
  const isLocal = /^(?:9\d{8}|[2-9]\d{7})$/.test(digits);
  if (isLocal) return { kind: 'UNREADABLE', problem: phoneProblemMessages.area };
  const isIncomplete = digits.length < MIN_PHONE_DIGITS;
  return { kind: 'UNREADABLE', problem: phoneProblemMessages[isIncomplete ? 'incomplete' : 'wrong'] };
}

/** Returns the 10 or 11 digits of a phone in any form; if the text is no phone, its digits unchanged. */
export function toPhoneDigits(text: string): string {
  const reading = parsePhone(text);
  return reading.kind === 'PHONE' ? reading.digits : extractDigits(text);
}

/**
 * Returns the form in which phones are compared: area code and number, mobile ones with their ninth digit, so that (47)
 * 8888-7776 and +55 47 98888-7776 have one key. '' for a text without digits. The function `phone_key` of the database
 * does the same.
 */
export function toPhoneMatchKey(text: string): string {
  return toPhoneDigits(text).replace(
    WITHOUT_NINTH_DIGIT,
    (_all, area: string, number: string) => `${area}9${number}`,
  );
}

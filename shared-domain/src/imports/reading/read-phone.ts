import { extractDigits } from '../../documents/strip';
import { annotateValue, type CellLeftover, type CellReader, CellReadingError } from './cell-reading';
import { removeZeroFraction } from './float-text';
import { isScientificNotation, lostDigitsError } from './read-document';

const noAreaCode = new CellReadingError('Falta o DDD. Escreva o telefone como (47) 99999-8888.');
const tooShort = new CellReadingError('Faltam dígitos. Escreva o telefone como (47) 99999-8888.');
const wrongPhone = new CellReadingError('Não é um telefone válido. Escreva-o com DDD, como (47) 99999-8888.');
const abroad = new CellReadingError('O telefone é de outro país. Escreva um número do Brasil, com DDD.');

/** Phone as most are written: area code and number, with the usual brackets and hyphen or without. */
const usualPhone = /^(?:\(([1-9][1-9])\) ?|([1-9][1-9]) ?)(9\d{4}|[2-9]\d{3})-?(\d{4})$/;

/** Characters of a cell; longer ones are not looked at line by line. */
const MAX_CELL_LENGTH = 500;
const NO_CARRIER = 'O código da operadora ficou de fora do telefone.';

/** Addresses with which programs open a conversation. */
const link =
  // linear: at most 500 characters
  /(?:https?:\/\/)?(?:(?:www\.)?wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:[^\s,;]*&)?phone=|whatsapp:\/\/send\/?\?phone=)(?:\+|%2B)?(\d{8,15})[^\s,;|]*/gi;
/** Letters in front of an area code that stand for any carrier: `(0xx47) 98888-7777`. Between digits they hide some. */
const anyCarrier = /(?<=^|[\s(:])0? ?(?:xx|\*\*)(?= ?\(?[1-9]\d[) .-]{0,3}9? ?\d{4}[ .-]?\d{4}(?!\d))/i;
/** An account of WhatsApp is its number. */
const account = /@(?:c\.us|s\.whatsapp\.net)$/i;
const dashes = /[\u2010-\u2015\u2212]/g;
/** Separators of two numbers. A slash may also part the area code from the number, so that it is asked apart. */
const between = /:::|[;|,]|\s\/\s|\s(?:ou|e)\s/i;
/** Words before a number that say no more than that it is one. */
const label =
  /^(?:p|t|c|tels?|telefones?|phones?|fones?|cels?|celular(?:es)?|mobile|whats?(?:app)?|zap|wpp|sms|fixo|res|com|contatos?|home|work|cell|n[ºo°])(?:\s*(?:[:.])\s*|\s+(?=[\d(+])|(?=[(+]))/i;
const extension = /\b(?:ramal|ext(?:ensão)?|rm|r)\b[.:]? ?(\d{1,6})$/i;
/** An area code in brackets: what is missing are digits of the number. */
const bracketedAreaCode = /^\(0?[1-9][1-9]\)/;
/** Characters left at the end of a number, or of a word beside it. */
const edge = /(?<![\s,():.-])[\s,():.-]+$/;

interface Phone {
  digits: string;
  remarks: string[];
  rest: CellLeftover[];
}

const textLeftover = (text: string): CellLeftover => ({ kind: 'text', text });

/** Area code and number, without the codes of country and carrier and the zero of long-distance calls. */
function nationalNumber(written: string): Pick<Phone, 'digits' | 'remarks'> | CellReadingError {
  const isInternational = written.startsWith('+');
  let digits = extractDigits(written);
  const remarks: string[] = [];
  if (digits.startsWith('00')) digits = digits.slice(2);
  const isOfBrazil = digits.length >= 12 && digits.startsWith('55');
  if (isInternational && !isOfBrazil)
    return digits.length >= 8 && !digits.startsWith('55') ? abroad : wrongPhone;
  if (isOfBrazil) digits = digits.slice(2);
  if (digits.length >= 13 && digits.startsWith('0')) {
    digits = digits.slice(3);
    remarks.push(NO_CARRIER);
  } else if (digits.length >= 11 && digits.startsWith('0')) digits = digits.slice(1);
  if (bracketedAreaCode.test(written) && digits.length < 10) return tooShort;
  if (digits.length === 8 || digits.length === 9) return noAreaCode;
  // Eleven digits are those of a mobile, which begins with a nine.
  return /^[1-9][1-9](?:9\d{8}|[2-9]\d{7})$/.test(digits) ? { digits, remarks } : wrongPhone;
}

/** A number and the words before or behind it; null where letters and digits are mixed. */
function numberAndWord(written: string): { number: string; word: string } | null {
  const letter = written.search(/\p{L}/u);
  if (letter < 0) return { number: written, word: '' };
  const digit = letter === 0 ? written.search(/[(+\d]/) : 0;
  if (digit < 0) return null;
  const [word, number] =
    letter === 0
      ? [written.slice(0, digit), written.slice(digit)]
      : [written.slice(letter), written.slice(0, letter)];
  return /\d/.test(word) || /\p{L}/u.test(number) ? null : { number, word };
}

/** A number with its area code in front, also where that is written behind: `98888-7777 (47)`. */
const inOrder = (number: string): string => number.replace(/^(\d[\d .-]{6,10}\d) ?\((0?\d\d)\)$/, '($2) $1');

/** Reads one number with what is written around it, in a text with single blanks. */
function onePhone(part: string): Phone | CellReadingError {
  const rest: CellLeftover[] = [];
  let written = part.trim().replace(/^'/, '').replace(account, '').replace(anyCarrier, '0');
  const inside = extension.exec(written);
  if (inside) {
    written = written.slice(0, inside.index);
    rest.push(textLeftover(`ramal ${inside[1]}`));
  }
  for (let named = label.exec(written); named; named = label.exec(written))
    written = written.slice(named[0].length);
  const both = numberAndWord(written);
  if (!both) return wrongPhone;
  const word = both.word.replace(edge, '').replace(/^\(/, '').trim();
  if (word !== '' && !label.test(`${word}:`)) rest.push(textLeftover(word));
  const number = inOrder(both.number.trim()).replace(edge, '').trim();
  if (/[^\d\s()+./-]/.test(number)) return wrongPhone;
  const read = nationalNumber(number);
  return read instanceof CellReadingError ? read : { ...read, rest };
}

/** Splits a text into parts with one number each. */
function splitPhones(written: string): string[] {
  return written
    .split(between)
    .filter((part) => part.trim() !== '')
    .flatMap((part) => {
      if (extractDigits(part).length < 16) return [part];
      // `(47) 3333-4444/99999-8888 (47) 98888-7777`, with nothing but a blank or a slash between them.
      for (const at of Array.from(part.matchAll(/[\s/]+/g), ({ index }) => index)) {
        const [one, other] = [part.slice(0, at), part.slice(at + 1)];
        if (!(onePhone(one) instanceof CellReadingError)) return [one, ...splitPhones(other)];
      }
      return [part];
    });
}

/**
 * Reads a phone from a spreadsheet cell in any usual form: a WhatsApp link, `tel:`, `p:+55`, with an
 * extension or a name. If a cell has several phones, the first is the value and the others are leftovers.
 */
export const readPhoneCell: CellReader = (cell, whole) => {
  const usual = usualPhone.exec(whole);
  if (usual) return `${usual[1] ?? usual[2]}${usual[3]}${usual[4]}`;
  if (typeof cell === 'string' && isScientificNotation(whole)) return lostDigitsError;
  const lines =
    typeof cell === 'string' && cell.length <= MAX_CELL_LENGTH ? cell.replace(/[\r\n]+/g, ' ; ') : whole;
  const plain = lines
    .replace(/\p{Cf}/gu, '')
    .replace(link, ' +$1 ')
    .replace(/;ext=/gi, ' ramal ')
    .replace(dashes, '-')
    .replace(/\s+/g, ' ');
  const written = removeZeroFraction(plain.trim());
  const parts = splitPhones(written);
  const phones: Phone[] = [];
  const rest: CellLeftover[] = [];
  let wrong: CellReadingError | null = null;
  for (const part of parts) {
    const phone = onePhone(part);
    if (phone instanceof CellReadingError) {
      wrong ??= phone;
      rest.push(textLeftover(part.trim()));
    } else phones.push(phone);
  }
  const [first, ...others] = phones;
  if (!first) return wrong ?? wrongPhone;
  const more = others.filter(({ digits }) => digits !== first.digits);
  return annotateValue(first.digits, {
    remarks: phones.flatMap(({ remarks }) => remarks),
    rest: [
      ...more.map(({ digits }): CellLeftover => ({ kind: 'phone', text: digits })),
      ...phones.flatMap((phone) => phone.rest),
      ...rest,
    ],
  });
};

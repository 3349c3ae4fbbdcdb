import { addDays, toIsoDate } from '../../formats/dates';
import { monthNames } from '../../formats/month-names';
import { AnnotatedCellValue, type CellReader, CellReadingError } from './cell-reading';

const daysPerMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** A day as `yyyy-mm-dd`; null when there is none, or none that a person may mean (as everywhere in the contract). */
function isoDay(year: number, month: number, day: number): string | null {
  if (year < 1900 || year > 2199 || day < 1 || day > (daysPerMonth[month - 1] ?? 0)) return null;
  if (month === 2 && day === 29 && !isLeap(year)) return null;
  return `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
}

/** Serial numbers of spreadsheets count days from here (1900 has a 29 February in them). 7306 is 1920, 109574 is 2199. */
const SERIAL_ZERO = '1899-12-30';
const serials = { first: 7_306, last: 109_574 };

const months = monthNames.map((name) => name.slice(0, 3));

const parseYear = (text: string): number => {
  const year = Number(text);
  if (text.length === 4) return year;
  return year < 50 ? 2000 + year : 1900 + year;
};

/** Days, each with the text that follows. A time of day there is left out; other words are told. */
const numeric = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})(?:[ ,T](.*))?$/;
const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[ ,T](.*))?$/;
const named = /^(\d{1,2})[ºo°]?(?: de |[/. -])([a-zç]{3,9})\.?(?: de |[/. -])(\d{4}|\d{2})(?:[ ,](.*))?$/i;
/** A time of day, with or without its zone. */
const clockTail =
  /^(?:[àa]s )?(?:\d{1,2}:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?: ?[ap]\.?m\.?| ?h(?:oras|rs?|s)?)?|\d{1,2} ?h(?:oras?|rs?|s)?|\d{1,2}h\d\d(?: ?min| ?m)?|\d{1,2} ?[ap]\.?m\.?)(?: ?\(?(?:UTC|GMT|BRS?T|Z)?(?:[+-]\d{1,2}(?::?\d\d)?)?\)?)?$/i;

/**
 * Returns the first two numbers of a date written in figures, such as `31/7/2026` or `31.07.26`, in the order
 * of the text; null for any other text.
 */
export function parseNumericDayAndMonth(text: string): [number, number] | null {
  const match = numeric.exec(text);
  return match ? [Number(match[1]), Number(match[2])] : null;
}

/** An instant with its zone, as programs write it: `2026-11-21T01:30:00Z`, `20/11/2026 22:30 -03:00`. */
const instant =
  /^([\d/.-]{8,10})[T ](\d\d:\d\d)(:\d\d)?(?:[.,]\d{1,9})? ?(?:(Z|UTC|GMT)|(?:UTC|GMT)?([+-]\d\d):?(\d\d)?)$/i;

/**
 * Returns the day in São Paulo, `yyyy-mm-dd`, of a date and time with a time zone; null for any other text.
 */
export function parseInstantDay(text: string, dayFirst = true): string | null {
  const match = instant.exec(text);
  if (!match) return null;
  const [, date = '', clock, seconds = ':00', utc, hours, minutes = '00'] = match;
  const day = parseSpreadsheetDate(date, dayFirst);
  const ms =
    day === null ? Number.NaN : Date.parse(`${day}T${clock}${seconds}${utc ? 'Z' : `${hours}:${minutes}`}`);
  return Number.isFinite(ms) ? toIsoDate(ms) : null;
}

/**
 * Parses a date in any of the forms that people and spreadsheets write, to `yyyy-mm-dd`; null if the text is
 * not an existing day. For a date and time with time zone, returns the day in São Paulo.
 */
export function parseSpreadsheetDate(text: string, dayFirst = true): string | null {
  const zoned = parseInstantDay(text, dayFirst);
  if (zoned) return isoDay(Number(zoned.slice(0, 4)), Number(zoned.slice(5, 7)), Number(zoned.slice(8)));
  const parts = numeric.exec(text);
  if (parts) {
    const [first, second] = [Number(parts[1]), Number(parts[2])];
    return isoDay(parseYear(parts[3] ?? ''), dayFirst ? second : first, dayFirst ? first : second);
  }
  const reversed = yearFirst.exec(text);
  if (reversed) return isoDay(Number(reversed[1]), Number(reversed[2]), Number(reversed[3]));
  const words = named.exec(text);
  if (words) {
    const month = months.indexOf((words[2] ?? '').slice(0, 3).toLowerCase()) + 1;
    return isoDay(parseYear(words[3] ?? ''), month, Number(words[1]));
  }
  return /^\d{5}(?:[.,]\d+)?$|^\d{8}$/.test(text) ? serialDate(Number(text.replace(',', '.'))) : null;
}

/** A serial number of a spreadsheet, or a day written `20240315`. */
function serialDate(value: number): string | null {
  const days = Math.floor(value);
  if (days >= serials.first && days <= serials.last) return addDays(SERIAL_ZERO, days);
  const text = String(days);
  if (text.length !== 8) return null;
  return isoDay(Number(text.slice(0, 4)), Number(text.slice(4, 6)), Number(text.slice(6)));
}

/** Returns the words behind a day that are no time of day; '' if there are none. */
function findTextBehindDay(text: string): string {
  const [, , , , tail = ''] = numeric.exec(text) ?? yearFirst.exec(text) ?? named.exec(text) ?? [];
  const words = tail.replace(/^[ ,]+/, '').trim();
  return clockTail.test(words) ? '' : words;
}

const ONLY_DAY = 'Só o dia é guardado; a hora fica de fora.';
const OTHER_DAY = 'O horário é de outro fuso: vale o dia em São Paulo.';

/** Tells what of a text is not in the day that was taken of it; null: nothing. */
function remarkOn(text: string, day: string, dayFirst: boolean): string | null {
  if (parseInstantDay(text, dayFirst) && parseSpreadsheetDate(text.split(/[T ]/)[0] ?? '', dayFirst) !== day)
    return OTHER_DAY;
  const clock = /\d{1,2}(?:[:h]\d\d| ?h| ?[ap]\.?m)/i.exec(text)?.[0];
  return clock && !/^0{1,2}(?:[:h]00|h)$/.test(clock) ? ONLY_DAY : null;
}

/**
 * Creates the cell reader for dates. The reader accepts date cells, serial day numbers of spreadsheets, and
 * texts; `dayFirst` tells the order in texts such as 03/04/2024.
 */
export function createDateReader(dayFirst = true): CellReader {
  const example = dayFirst ? 'dd/mm/aaaa, como 31/12/2024' : 'mm/dd/aaaa, como as outras desta coluna';
  const wrong = new CellReadingError(`Não é uma data. Escreva-a como ${example}.`);
  return (cell, text) => {
    if (typeof cell === 'object') return parseSpreadsheetDate(cell.date) ?? wrong;
    if (typeof cell === 'number') return serialDate(cell) ?? wrong;
    const day = parseSpreadsheetDate(text, dayFirst);
    if (day === null) return wrong;
    const words = parseInstantDay(text, dayFirst) ? '' : findTextBehindDay(text);
    if (words !== '') return new AnnotatedCellValue(day, { rest: [{ kind: 'text', text: words }] });
    const remark = remarkOn(text, day, dayFirst);
    return remark === null ? day : new AnnotatedCellValue(day, { remarks: [remark] });
  };
}

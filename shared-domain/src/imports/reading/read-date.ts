import { addDays } from '../../formats/dates';
import { monthNames } from '../../formats/month-names';
import { type CellReader, Misread } from './misread';

const daysOfMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** A day as `yyyy-mm-dd`; null when there is none, or none that a person may mean (as everywhere in the contract). */
function isoDay(year: number, month: number, day: number): string | null {
  if (year < 1900 || year > 2199 || day < 1 || day > (daysOfMonth[month - 1] ?? 0)) return null;
  if (month === 2 && day === 29 && !isLeap(year)) return null;
  return `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
}

/** Serial numbers of spreadsheets count days from here (1900 has a 29 February in them). 7306 is 1920, 109574 is 2199. */
const SERIAL_ZERO = '1899-12-30';
const serials = { first: 7_306, last: 109_574 };

const months = monthNames.map((name) => name.slice(0, 3));

const yearOf = (text: string): number => {
  const year = Number(text);
  if (text.length === 4) return year;
  return year < 50 ? 2000 + year : 1900 + year;
};

/** A time of day may follow, and is left out. */
const numeric = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})(?:[ ,T].*)?$/;
const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[ ,T].*)?$/;
const named = /^(\d{1,2})[ºo°]?(?: de |[/. -])([a-zç]{3,9})\.?(?: de |[/. -])(\d{4}|\d{2})(?:[ ,].*)?$/i;

/** Day and month of a date written with numbers, in the order they stand; null for anything else. */
export function numericDate(text: string): [number, number] | null {
  const match = numeric.exec(text);
  return match ? [Number(match[1]), Number(match[2])] : null;
}

/** A day as people and spreadsheets write it, as `yyyy-mm-dd`; null when there is no such day. */
export function parseDate(text: string, dayFirst = true): string | null {
  const parts = numeric.exec(text);
  if (parts) {
    const [first, second] = [Number(parts[1]), Number(parts[2])];
    return isoDay(yearOf(parts[3] ?? ''), dayFirst ? second : first, dayFirst ? first : second);
  }
  const reversed = yearFirst.exec(text);
  if (reversed) return isoDay(Number(reversed[1]), Number(reversed[2]), Number(reversed[3]));
  const words = named.exec(text);
  if (words) {
    const month = months.indexOf((words[2] ?? '').slice(0, 3).toLowerCase()) + 1;
    return isoDay(yearOf(words[3] ?? ''), month, Number(words[1]));
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

/** Days: dates of the spreadsheet, its serial numbers, and texts. */
export function dateReader(dayFirst = true): CellReader {
  const example = dayFirst ? 'dd/mm/aaaa, como 31/12/2024' : 'mm/dd/aaaa, como as outras desta coluna';
  const wrong = new Misread(`Não é uma data. Escreva-a como ${example}.`);
  return (cell, text) => {
    if (typeof cell === 'object') return parseDate(cell.date) ?? wrong;
    return (typeof cell === 'number' ? serialDate(cell) : parseDate(text, dayFirst)) ?? wrong;
  };
}

import { formatNumber, parseMoney } from '@girassol/shared-domain';

/** What stays of a typed text: digits, and separators where decimals are allowed. */
export const keepNumeric = (text: string, decimals: number): string =>
  text.replace(decimals > 0 ? /[^\d.,]/g : /\D/g, '');

/** A point before exactly three digits groups thousands; any other last separator begins the decimals. */
function parseDecimal(text: string, decimals: number): number | null {
  const typed = keepNumeric(text, decimals);
  if (!/\d/.test(typed)) return null;
  const last = Math.max(typed.lastIndexOf(','), typed.lastIndexOf('.'));
  const groups = last < 0 || (typed[last] === '.' && typed.length - last === 4);
  const whole = (groups ? typed : typed.slice(0, last)).replace(/\D/g, '');
  const fraction = groups ? '' : typed.slice(last + 1, last + 1 + decimals);
  return Number(`${whole || '0'}.${fraction || '0'}`);
}

/** The number of a typed text; null when there is none. */
export function parseNumber(text: string, decimals: number): number | null {
  if (decimals === 2) return parseMoney(text);
  if (decimals > 0) return parseDecimal(text, decimals);
  const digits = keepNumeric(text, 0);
  return digits ? Number(digits) : null;
}

/** A number as it shows in a field that nobody is typing in. */
export const numberText = (value: number | null, decimals: number): string =>
  value === null ? '' : formatNumber(value, decimals);

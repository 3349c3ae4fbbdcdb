import type { SheetCell } from '@girassol/shared-domain/imports';

/** Written here, not imported: the process that reads spreadsheets loads as little as it can. */
const DAY_MS = 86_400_000;
/** 31 December 9999. */
const LAST_DAY = 2_958_465;
/** Serial numbers carry hours as fractions, and errors of calculation below a millisecond. */
const EPSILON = 1e-8;

/**
 * Converts a serial number, as Excel stores dates, to a day. Serial numbers from 1900 count a 29 February
 * 1900 that never existed, so earlier days are shifted by one. A number without a day part becomes a time
 * ("14:30") or null; a number beyond the calendar stays a number.
 */
export function toDayOfSerialNumber(serial: number, is1904: boolean): SheetCell {
  const day = Math.floor(serial + EPSILON);
  if (!Number.isFinite(serial) || day < 0 || day > LAST_DAY) return serial;
  if (is1904) return { date: formatIsoDay(Date.UTC(1904, 0, 1) + day * DAY_MS) };
  if (day === 0) return serial < EPSILON ? null : toTimeOfSerialNumber(serial);
  return { date: formatIsoDay(Date.UTC(1899, 11, day < 60 ? 31 : 30) + day * DAY_MS) };
}

/**
 * Converts a fraction of a day, as Excel stores times, to a time ("14:30"). Negative numbers, and numbers of
 * a day or more, stay numbers.
 */
export function toTimeOfSerialNumber(serial: number): SheetCell {
  if (serial < 0 || serial >= 1) return serial;
  const minutes = Math.floor(serial * 24 * 60 + EPSILON);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Formats the day of an instant in UTC, `yyyy-mm-dd`. */
export const formatIsoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

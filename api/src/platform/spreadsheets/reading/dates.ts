import type { SheetCell } from '@girassol/shared-domain/imports';

const DAY_MS = 86_400_000;
/** 31 December 9999. */
const LAST_DAY = 2_958_465;
/** Serial numbers carry hours as fractions, and errors of calculation below a millisecond. */
const EPSILON = 1e-8;

/**
 * The day of a serial number. Those from 1900 count a 29 February 1900 that never was: before it they are a day ahead.
 * Without a day it is a time ("14:30"), or nothing; what is beyond the calendar stays the number it is.
 */
export function dayOfSerial(serial: number, is1904: boolean): SheetCell {
  const day = Math.floor(serial + EPSILON);
  if (!Number.isFinite(serial) || day < 0 || day > LAST_DAY) return serial;
  if (is1904) return { date: isoDay(Date.UTC(1904, 0, 1) + day * DAY_MS) };
  if (day === 0) return serial < EPSILON ? null : timeOfSerial(serial);
  return { date: isoDay(Date.UTC(1899, 11, day < 60 ? 31 : 30) + day * DAY_MS) };
}

/** A time of day, as people write it: "14:30". A number of days, and hours beyond one, stay what they are. */
export function timeOfSerial(serial: number): SheetCell {
  if (serial < 0 || serial >= 1) return serial;
  const minutes = Math.floor(serial * 24 * 60 + EPSILON);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The day of an instant, in UTC. */
export const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

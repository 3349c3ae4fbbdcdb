const pad = (number: number) => String(number).padStart(2, '0');

/**
 * Computes Easter Sunday of a year of the Gregorian calendar, as `yyyy-mm-dd`, by the anonymous Gregorian algorithm
 * (Meeus/Jones/Butcher). `year` is a whole number from 1583 to 9999.
 */
export function computeEaster(year: number): string {
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  /** Year of the 19-year cycle of the moon, from 0. */
  const lunarYear = year % 19;
  const lunarCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  /** Days from 21 March to the full moon. */
  const epact = (19 * lunarYear + century - Math.floor(century / 4) - lunarCorrection + 15) % 30;
  /** Days from the full moon to the Sunday after it, less one. */
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const lateCorrection = Math.floor((lunarYear + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * lateCorrection + 114;
  return `${String(year).padStart(4, '0')}-${pad(Math.floor(days / 31))}-${pad((days % 31) + 1)}`;
}

const HOUR = 60;
/** Last minute of a day, in minutes since midnight. */
export const LAST_MINUTE_OF_DAY = 24 * HOUR - 1;

/** Parses `hh:mm` to minutes since midnight. */
export function parseMinuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes;
}

/** Formats minutes since midnight as `hh:mm`. */
export function formatMinuteOfDay(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / HOUR))}:${two(minutes % HOUR)}`;
}

/**
 * Computes the end of a schedule whose start moves to `newStart` (all `hh:mm`), so that the duration stays
 * the same. The end is at latest 23:59.
 */
export function computeShiftedEnd({ start, end }: { start: string; end: string }, newStart: string): string {
  return formatMinuteOfDay(
    Math.min(
      parseMinuteOfDay(newStart) + parseMinuteOfDay(end) - parseMinuteOfDay(start),
      LAST_MINUTE_OF_DAY,
    ),
  );
}

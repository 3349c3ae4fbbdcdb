const HOUR = 60;
/** The last minute that a time of day can name. */
export const LAST_MINUTE = 24 * HOUR - 1;

/** Minutes since midnight of `hh:mm`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes;
}

/** `hh:mm` of minutes since midnight. */
export function clockOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / HOUR))}:${two(minutes % HOUR)}`;
}

/** When something that took from `start` to `end` ends if it begins at `newStart`: as long as before, within the day. */
export function keptEnd({ start, end }: { start: string; end: string }, newStart: string): string {
  return clockOf(Math.min(minutesOf(newStart) + minutesOf(end) - minutesOf(start), LAST_MINUTE));
}

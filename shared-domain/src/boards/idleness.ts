const HOUR_MS = 3_600_000;

/**
 * Default number of hours without activity after which a card counts as idle, for columns without a number of
 * their own.
 */
export const DEFAULT_INACTIVITY_HOURS = 24;

/**
 * Returns true if a card had no activity for longer than the inactivity window of its column, counted from
 * the last activity or, without any activity, from the registration. A card with a future schedule is not
 * idle. Instants are in epoch milliseconds.
 */
export function isCardIdle({
  lastActivity,
  registered,
  nextSchedule,
  windowHours,
  now,
}: {
  lastActivity: number | null;
  registered: number;
  nextSchedule: number | null;
  windowHours: number;
  now: number;
}): boolean {
  if (nextSchedule !== null && nextSchedule > now) return false;
  return now - (lastActivity ?? registered) > windowHours * HOUR_MS;
}

/** Converts an inactivity window in hours to whole days, rounded up: 24 is 1, 30 is 2. */
export function convertIdleHoursToDays(windowHours: number): number {
  return Math.ceil(windowHours / 24);
}

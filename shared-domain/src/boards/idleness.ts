const HOUR_MS = 3_600_000;

/** Hours without activity after which a card counts as idle, where a column says nothing else. */
export const DEFAULT_INACTIVITY_HOURS = 24;

/**
 * Has nothing happened for longer than the window? Counted from the last activity, or from the registration when there
 * was none. A schedule ahead means that somebody takes care. Instants in epoch milliseconds.
 */
export function isIdle({
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

/** The days that a window of hours is told as: 24 is 1, 30 is 2. */
export function idleDays(windowHours: number): number {
  return Math.ceil(windowHours / 24);
}

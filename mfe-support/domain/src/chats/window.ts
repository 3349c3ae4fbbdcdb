const MINUTE_MS = 60_000;

/** Checks whether free text is allowed: the person wrote within the last 24 hours. */
export const isWindowOpen = (windowUntil: number | null, now: number): boolean =>
  windowUntil !== null && windowUntil > now;

/** Formats the time that is left of a window: `23 h 59 min`, `12 min`, `menos de 1 min`; null if it is closed. */
export function formatWindowLeft(windowUntil: number | null, now: number): string | null {
  if (windowUntil === null || windowUntil <= now) return null;
  const minutes = Math.floor((windowUntil - now) / MINUTE_MS);
  if (minutes < 1) return 'menos de 1 min';
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}

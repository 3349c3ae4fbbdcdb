/** Formats a time of day of the database (`hh:mm:ss`) as `hh:mm`; null stays null. */
export const formatClock = (time: string | null): string | null => time?.slice(0, 5) ?? null;

import { formatLongDay, formatRelativeDay } from '@girassol/shared-domain';
import type { HistoryEntry } from '@girassol/shared-domain/contract';

/** History entries of one day, newest first. */
export interface HistoryDay {
  /** `yyyy-mm-dd` */
  date: string;
  entries: HistoryEntry[];
}

/**
 * Groups the history entries of a customer, newest first, by day. An entry that was loaded on two pages is
 * returned once.
 */
export function groupByDay(entries: HistoryEntry[]): HistoryDay[] {
  const days: HistoryDay[] = [];
  for (const entry of new Map(entries.map((each) => [each._id, each])).values()) {
    const last = days.at(-1);
    if (last?.date === entry.registryDate) last.entries.push(entry);
    else days.push({ date: entry.registryDate, entries: [entry] });
  }
  return days;
}

/** Formats the title of a day in the history: "Hoje" or "Ontem" with the date, otherwise the date alone. */
export function formatDayTitle(
  { date, entries }: HistoryDay,
  { now, today }: { now: number; today: string },
): string {
  const relative = formatRelativeDay(entries[0]?.registryTimestamp ?? now, now);
  const long = formatLongDay(date, today);
  if (relative === 'hoje' || relative === 'ontem') return `${capitalize(relative)}, ${long}`;
  return capitalize(long);
}

const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);

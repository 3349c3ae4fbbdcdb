import { formatLongDay, relativeDay } from '@girassol/shared-domain';
import type { HistoryEntry } from '@girassol/shared-domain/contract';

/** What happened on one day, newest first. */
export interface HistoryDay {
  /** `yyyy-mm-dd` */
  date: string;
  entries: HistoryEntry[];
}

/** Entries, newest first, by the day they happened. An entry that came on two pages is there once. */
export function byDay(entries: HistoryEntry[]): HistoryDay[] {
  const days: HistoryDay[] = [];
  for (const entry of new Map(entries.map((each) => [each._id, each])).values()) {
    const last = days.at(-1);
    if (last?.date === entry.registryDate) last.entries.push(entry);
    else days.push({ date: entry.registryDate, entries: [entry] });
  }
  return days;
}

/** "Hoje", "Ontem", or the day in full with how long ago it was. */
export function dayTitle(
  { date, entries }: HistoryDay,
  { now, today }: { now: number; today: string },
): string {
  const relative = relativeDay(entries[0]?.registryTimestamp ?? now, now);
  const long = formatLongDay(date, today);
  if (relative === 'hoje' || relative === 'ontem') return `${capital(relative)}, ${long}`;
  return capital(long);
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);

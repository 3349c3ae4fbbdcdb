import type { Body, Note } from '@girassol/shared-domain/contract';

/**
 * What the list of notes is narrowed to. The period is about the day of the schedule, or the day a plain note was
 * written.
 */
export interface NoteFilters {
  /** `ALL` or a configured type. */
  type: string;
  calendar: 'ALL' | 'UNSCHEDULED' | 'SCHEDULED';
  period: { start: string; end: string } | null;
}

export const allNotes: NoteFilters = { type: 'ALL', calendar: 'ALL', period: null };

/** Days ahead that a fresh period reaches (notes-003). */
export const PERIOD_DAYS = 30;

/** Today and the thirty days after it. `today` is `yyyy-mm-dd`. */
export function defaultPeriod(today: string): { start: string; end: string } {
  const end = new Date(`${today}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + PERIOD_DAYS);
  return { start: today, end: end.toISOString().slice(0, 10) };
}

export function isFiltered(filters: NoteFilters): boolean {
  return filters.type !== 'ALL' || filters.calendar !== 'ALL' || filters.period !== null;
}

type FilterBody = Body<'POST /notes/sale/:saleId/:multiplier'>;

/** Why a period cannot be asked for; null when it can. */
export function periodError(period: NoteFilters['period']): string | null {
  if (!period?.start || !period.end || period.start <= period.end) return null;
  return 'O fim deve ser depois do início.';
}

/** The filters as the API takes them. An unfinished or reversed period is no period. */
export function filterBody(filters: NoteFilters): FilterBody {
  const { period } = filters;
  const isComplete = period !== null && isUsable(period);
  return {
    noteType: filters.type,
    noteCalendar: filters.calendar,
    filter1Active: isComplete,
    ...(isComplete && { filter1Value: period }),
  };
}

/** Would the API list this note under these filters? Used to show a new note at once. */
export function matches(note: Note, filters: NoteFilters): boolean {
  if (filters.type !== 'ALL' && note.type !== filters.type) return false;
  if (filters.calendar === 'SCHEDULED' && !note.warning) return false;
  if (filters.calendar === 'UNSCHEDULED' && note.warning) return false;
  const { period } = filters;
  if (!period || !isUsable(period)) return true;
  const date = note.notificationDate ?? note.registryDate;
  return date >= period.start && date <= period.end;
}

function isUsable(period: { start: string; end: string }): boolean {
  return period.start !== '' && period.end !== '' && periodError(period) === null;
}

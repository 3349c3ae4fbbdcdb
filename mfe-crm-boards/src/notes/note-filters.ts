import type { Note, RequestBody } from '@girassol/shared-domain/contract';

/**
 * Filters of the note list. The period applies to the day of the schedule, or to the day a note without schedule was
 * written.
 */
export interface NoteFilters {
  /** `ALL` or a configured type. */
  type: string;
  calendar: 'ALL' | 'UNSCHEDULED' | 'SCHEDULED';
  period: { start: string; end: string } | null;
}

export const noNoteFilters: NoteFilters = { type: 'ALL', calendar: 'ALL', period: null };

/** Number of days after today in the default period of the note list's filter (notes-003). */
export const DEFAULT_NOTE_PERIOD_DAYS = 30;

/** Returns the default period of the note list's filter: from `today` (`yyyy-mm-dd`) to thirty days later. */
export function getDefaultNotePeriod(today: string): { start: string; end: string } {
  const end = new Date(`${today}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + DEFAULT_NOTE_PERIOD_DAYS);
  return { start: today, end: end.toISOString().slice(0, 10) };
}

export function hasNoteFilters(filters: NoteFilters): boolean {
  return filters.type !== 'ALL' || filters.calendar !== 'ALL' || filters.period !== null;
}

type FilterBody = RequestBody<'POST /notes/sale/:saleId/:multiplier'>;

/** Returns the reason why the period of the note list's filter is invalid; null if the period is valid. */
export function getNotePeriodError(period: NoteFilters['period']): string | null {
  if (!period?.start || !period.end || period.start <= period.end) return null;
  return 'O fim deve ser depois do início.';
}

/**
 * Builds the filter part of the request that lists the notes of an item. A period that is incomplete or ends
 * before its start is left out.
 */
export function buildNoteFilterBody(filters: NoteFilters): FilterBody {
  const { period } = filters;
  const isComplete = period !== null && isUsable(period);
  return {
    noteType: filters.type,
    noteCalendar: filters.calendar,
    filter1Active: isComplete,
    ...(isComplete && { filter1Value: period }),
  };
}

/**
 * Returns true if the API would include the note in a list with these filters, so that a new note can be
 * shown before the list is reloaded.
 */
export function matchesNoteFilters(note: Note, filters: NoteFilters): boolean {
  if (filters.type !== 'ALL' && note.type !== filters.type) return false;
  if (filters.calendar === 'SCHEDULED' && !note.warning) return false;
  if (filters.calendar === 'UNSCHEDULED' && note.warning) return false;
  const { period } = filters;
  if (!period || !isUsable(period)) return true;
  const date = note.notificationDate ?? note.registryDate;
  return date >= period.start && date <= period.end;
}

function isUsable(period: { start: string; end: string }): boolean {
  return period.start !== '' && period.end !== '' && getNotePeriodError(period) === null;
}

import { formatDate, formatRelativeDay } from '@girassol/shared-domain';
import type { Note } from '@girassol/shared-domain/contract';
import { parseMinuteOfDay } from './times-of-day';

/**
 * Texts about the schedule of a note: date and times, distance from today, and whether the schedule has
 * passed.
 */
export interface ScheduleLabels {
  isPast: boolean;
  /** "12/03/2026, das 10:00 às 11:00" */
  when: string;
  /** "em 4 dias" */
  relative: string;
}

/**
 * Builds the texts about the schedule of a note at the instant `now`; null if the note has no schedule.
 * `isPast` is true once the end of the schedule has passed.
 */
export function describeNoteSchedule(note: Note, now: number): ScheduleLabels | null {
  const { warning, notificationDate, notificationTimestamp, notificationTimeStart, notificationTimeEnd } =
    note;
  if (!warning || notificationDate === null || notificationTimestamp === null) return null;
  const hours =
    notificationTimeStart && notificationTimeEnd
      ? `, das ${notificationTimeStart} às ${notificationTimeEnd}`
      : '';
  return {
    isPast: notificationTimestamp + computeDurationMs(note) < now,
    when: `${formatDate(notificationDate)}${hours}`,
    relative: formatRelativeDay(notificationTimestamp, now),
  };
}

/** Computes the duration in milliseconds; 0 without start or end. */
function computeDurationMs({ notificationTimeStart: start, notificationTimeEnd: end }: Note): number {
  return start && end ? (parseMinuteOfDay(end) - parseMinuteOfDay(start)) * 60_000 : 0;
}

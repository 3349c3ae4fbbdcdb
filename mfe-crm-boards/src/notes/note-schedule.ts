import { formatDate, relativeDay } from '@girassol/shared-domain';
import type { Note } from '@girassol/shared-domain/contract';
import { minutesOf } from './times-of-day';

/** The schedule of a note in words. */
export interface ScheduleWords {
  isPast: boolean;
  /** "12/03/2026, das 10:00 às 11:00" */
  when: string;
  /** "em 4 dias" */
  relative: string;
}

/** The schedule of a note, if it is one; past once its end has passed. */
export function scheduleOf(note: Note, now: number): ScheduleWords | null {
  const { warning, notificationDate, notificationTimestamp, notificationTimeStart, notificationTimeEnd } =
    note;
  if (!warning || notificationDate === null || notificationTimestamp === null) return null;
  const hours =
    notificationTimeStart && notificationTimeEnd
      ? `, das ${notificationTimeStart} às ${notificationTimeEnd}`
      : '';
  return {
    isPast: notificationTimestamp + lengthOf(note) < now,
    when: `${formatDate(notificationDate)}${hours}`,
    relative: relativeDay(notificationTimestamp, now),
  };
}

/** From start to end, in milliseconds. */
function lengthOf({ notificationTimeStart: start, notificationTimeEnd: end }: Note): number {
  return start && end ? (minutesOf(end) - minutesOf(start)) * 60_000 : 0;
}

import { toEpochMs } from '@girassol/shared-domain';
import type { AgendaSchedule } from '@girassol/shared-domain/contract';
import { formatMinuteOfDay, LAST_MINUTE_OF_DAY, parseMinuteOfDay } from '../notes/times-of-day';

export const MINUTES_PER_DAY = 1_440;
/** Number of minutes to which a drag snaps. */
const DRAG_STEP_MINUTES = 15;
const PRESS_STEP_MINUTES = 30;
const MINUTES_PER_HOUR = 60;

/** Day of a schedule (`yyyy-mm-dd`) and its times (`hh:mm`). Null times mean the whole day. */
export interface ScheduleTime {
  date: string;
  start: string | null;
  end: string | null;
}

/** Returns the day and the times of a schedule of the agenda. */
export function getScheduleTime(schedule: AgendaSchedule): ScheduleTime {
  return {
    date: schedule.notificationDate,
    start: schedule.notificationTimeStart,
    end: schedule.notificationTimeEnd,
  };
}

/** Returns a schedule at another day and time. */
export function withScheduleTime(
  schedule: AgendaSchedule,
  { date, start, end }: ScheduleTime,
): AgendaSchedule {
  return {
    ...schedule,
    notificationDate: date,
    notificationTimeStart: start,
    notificationTimeEnd: end,
    notificationTimestamp: toEpochMs(date, start ?? '00:00'),
  };
}

/** Returns the duration of a schedule in minutes; 60 if the start or the end is null. */
export function getDurationMinutes({ start, end }: ScheduleTime): number {
  return start && end ? parseMinuteOfDay(end) - parseMinuteOfDay(start) : MINUTES_PER_HOUR;
}

/**
 * Returns the time of a schedule moved to the day `date`, with the start near `minute` (minutes since
 * midnight). The start snaps to 15 minutes; the duration stays the same, but the end does not pass the end of
 * the day.
 */
export function moveScheduleTime(when: ScheduleTime, date: string, minute: number): ScheduleTime {
  const length = getDurationMinutes(when);
  const snapped = Math.round(minute / DRAG_STEP_MINUTES) * DRAG_STEP_MINUTES;
  const start = Math.max(
    0,
    Math.min(snapped, Math.floor((LAST_MINUTE_OF_DAY - length) / DRAG_STEP_MINUTES) * DRAG_STEP_MINUTES),
  );
  return { date, start: formatMinuteOfDay(start), end: formatMinuteOfDay(start + length) };
}

/**
 * Builds the time of a new schedule on the day `date`: one hour from the half hour that contains `minute`
 * (minutes since midnight).
 */
export function buildOneHourScheduleTime(date: string, minute: number): ScheduleTime {
  const start = Math.min(
    Math.floor(minute / PRESS_STEP_MINUTES) * PRESS_STEP_MINUTES,
    LAST_MINUTE_OF_DAY - MINUTES_PER_HOUR - (PRESS_STEP_MINUTES - 1),
  );
  return { date, start: formatMinuteOfDay(start), end: formatMinuteOfDay(start + MINUTES_PER_HOUR) };
}

/**
 * Formats the times of a schedule for display: "10:00 às 11:30", or "Dia inteiro" for a schedule without
 * start.
 */
export function formatScheduleTimes({ start, end }: Pick<ScheduleTime, 'start' | 'end'>): string {
  if (!start) return 'Dia inteiro';
  return end ? `${start} às ${end}` : start;
}

/** Returns true if the schedule has ended at `now`. A schedule without times ends with its day. */
export function isSchedulePast(schedule: AgendaSchedule, now: number): boolean {
  const when = getScheduleTime(schedule);
  const minutes = when.start ? getDurationMinutes(when) : MINUTES_PER_DAY;
  return schedule.notificationTimestamp + minutes * 60_000 <= now;
}

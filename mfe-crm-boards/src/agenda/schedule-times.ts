import type { AgendaSchedule } from '@girassol/shared-domain/contract';
import { clockOf, LAST_MINUTE, minutesOf } from '../notes/times-of-day';

export const DAY_MINUTES = 1_440;
/** Where a drag stops, and where a press on an hour does. */
const DRAG_STEP = 15;
const PRESS_STEP = 30;
const HOUR = 60;

/** A day with times (`hh:mm`), or without: all day. */
export interface When {
  date: string;
  start: string | null;
  end: string | null;
}

export function whenOf(schedule: AgendaSchedule): When {
  return {
    date: schedule.notificationDate,
    start: schedule.notificationTimeStart,
    end: schedule.notificationTimeEnd,
  };
}

/** How long it takes, in minutes; an hour when it does not say. */
export function lengthOf({ start, end }: When): number {
  return start && end ? minutesOf(end) - minutesOf(start) : HOUR;
}

/** The same schedule, beginning near a minute of a day: as long as before, and within the day. */
export function movedTo(when: When, date: string, minute: number): When {
  const length = lengthOf(when);
  const snapped = Math.round(minute / DRAG_STEP) * DRAG_STEP;
  const start = Math.max(0, Math.min(snapped, Math.floor((LAST_MINUTE - length) / DRAG_STEP) * DRAG_STEP));
  return { date, start: clockOf(start), end: clockOf(start + length) };
}

/** An hour that begins at the half hour pressed on. */
export function hourAt(date: string, minute: number): When {
  const start = Math.min(Math.floor(minute / PRESS_STEP) * PRESS_STEP, LAST_MINUTE - HOUR - (PRESS_STEP - 1));
  return { date, start: clockOf(start), end: clockOf(start + HOUR) };
}

/** "10:00 às 11:30", or that it takes the day. */
export function timesText({ start, end }: Pick<When, 'start' | 'end'>): string {
  if (!start) return 'Dia inteiro';
  return end ? `${start} às ${end}` : start;
}

/** Is it over? One without times is when its day is. */
export function isPast(schedule: AgendaSchedule, now: number): boolean {
  const when = whenOf(schedule);
  const minutes = when.start ? lengthOf(when) : DAY_MINUTES;
  return schedule.notificationTimestamp + minutes * 60_000 <= now;
}

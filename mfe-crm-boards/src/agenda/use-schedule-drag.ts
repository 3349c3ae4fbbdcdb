import type { AgendaSchedule } from '@girassol/shared-domain/contract';
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { parseMinuteOfDay } from '../notes/times-of-day';
import { getScheduleTime, MINUTES_PER_DAY, moveScheduleTime, type ScheduleTime } from './schedule-times';

/** Distance in pixels that the pointer moves before a press becomes a drag. */
const DRAG_THRESHOLD_PX = 5;

/** Schedule being dragged and the time at which it would be dropped. */
export interface DraggedSchedule {
  id: string;
  when: ScheduleTime;
}

/**
 * Drags schedules by mouse or pen onto a day (`data-day`) or an hour of a day (`data-hours`, a column of 24 hours).
 * Escape cancels. Touch scrolls instead; keyboard users have the action "Remarcar".
 */
export function useScheduleDrag(onDrop: (schedule: AgendaSchedule, when: ScheduleTime) => void) {
  const [dragged, setDragged] = useState<DraggedSchedule | null>(null);
  const stop = useRef<() => void>(undefined);
  const latest = useRef(onDrop);
  latest.current = onDrop;
  useEffect(() => () => stop.current?.(), []);

  function grab(event: ReactPointerEvent<HTMLElement>, schedule: AgendaSchedule) {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const from = { x: event.clientX, y: event.clientY };
    const before = getScheduleTime(schedule);
    const grabbed = (event.clientY - event.currentTarget.getBoundingClientRect().top) / hourHeight();
    let target: ScheduleTime | null = null;

    const move = ({ clientX, clientY }: PointerEvent) => {
      if (!target && Math.hypot(clientX - from.x, clientY - from.y) < DRAG_THRESHOLD_PX) return;
      document.getSelection()?.removeAllRanges();
      target = whenAt(clientX, clientY, before, grabbed * 60) ?? target ?? before;
      setDragged({ id: schedule._id, when: target });
    };
    const end = () => {
      stop.current?.();
      if (!target) return;
      swallowClick();
      latest.current(schedule, target);
    };
    const cancel = (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return;
      key.preventDefault();
      if (target) swallowClick();
      stop.current?.();
    };
    stop.current = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('keydown', cancel, true);
      setDragged(null);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('keydown', cancel, true);
  }

  return { dragged, grab };
}

function hourHeight(): number {
  const column = document.querySelector('[data-hours]');
  return column ? column.getBoundingClientRect().height / 24 : 1;
}

function whenAt(x: number, y: number, before: ScheduleTime, grabbedMinutes: number): ScheduleTime | null {
  const under = document
    .elementsFromPoint(x, y)
    .find((element): element is HTMLElement => element instanceof HTMLElement && 'day' in element.dataset);
  const date = under?.dataset.day;
  if (!under || !date) return null;
  if (!('hours' in under.dataset)) return { ...before, date };
  const { top, height } = under.getBoundingClientRect();
  const offset = before.start ? grabbedMinutes : 0;
  const minute = ((y - top) / height) * MINUTES_PER_DAY - offset;
  const wouldStay = before.start !== null && Math.abs(minute - parseMinuteOfDay(before.start)) < 8;
  return wouldStay ? { ...before, date } : moveScheduleTime(before, date, minute);
}

/** The release of a drag is no press on what lies under it. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}

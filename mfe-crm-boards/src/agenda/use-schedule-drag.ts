import type { AgendaSchedule } from '@girassol/shared-domain/contract';
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { minutesOf } from '../notes/times-of-day';
import { DAY_MINUTES, movedTo, type When, whenOf } from './schedule-times';

/** How far the pointer moves before a press is a drag, in pixels. */
const THRESHOLD = 5;

/** A schedule in the hand, and where it would be put. */
export interface Dragged {
  id: string;
  when: When;
}

/**
 * Dragging with the mouse or a pen: onto a day (`data-day`), or onto an hour of one (`data-hours`, a column of 24 hours).
 * Escape puts it back. Fingers scroll here, and keys have "Remarcar".
 */
export function useScheduleDrag(onDrop: (schedule: AgendaSchedule, when: When) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const stop = useRef<() => void>(undefined);
  const latest = useRef(onDrop);
  latest.current = onDrop;
  useEffect(() => () => stop.current?.(), []);

  function grab(event: ReactPointerEvent<HTMLElement>, schedule: AgendaSchedule) {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const from = { x: event.clientX, y: event.clientY };
    const before = whenOf(schedule);
    const grabbed = (event.clientY - event.currentTarget.getBoundingClientRect().top) / hourHeight();
    let target: When | null = null;

    const move = ({ clientX, clientY }: PointerEvent) => {
      if (!target && Math.hypot(clientX - from.x, clientY - from.y) < THRESHOLD) return;
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

function whenAt(x: number, y: number, before: When, grabbedMinutes: number): When | null {
  const under = document
    .elementsFromPoint(x, y)
    .find((element): element is HTMLElement => element instanceof HTMLElement && 'day' in element.dataset);
  const date = under?.dataset.day;
  if (!under || !date) return null;
  if (!('hours' in under.dataset)) return { ...before, date };
  const { top, height } = under.getBoundingClientRect();
  const offset = before.start ? grabbedMinutes : 0;
  const minute = ((y - top) / height) * DAY_MINUTES - offset;
  const wouldStay = before.start !== null && Math.abs(minute - minutesOf(before.start)) < 8;
  return wouldStay ? { ...before, date } : movedTo(before, date, minute);
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

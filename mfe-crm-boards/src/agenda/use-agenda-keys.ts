import { useEffect, useRef } from 'react';
import { type AgendaView, agendaViews } from '../period/agenda-days';

interface AgendaKeys {
  onStep: (direction: 1 | -1) => void;
  onToday: () => void;
  onView: (view: AgendaView) => void;
  onNew: () => void;
}

/** Keys that mean something else where the focus is. */
const ELSEWHERE =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"], [role="combobox"]';

/**
 * Handles the keyboard shortcuts of the agenda: arrow keys step, `t` goes to today, `1` to `4` choose the view, `n`
 * starts a new schedule.
 */
export function useAgendaKeys(keys: AgendaKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const { onStep, onToday, onView, onNew } = latest.current;
      const view = agendaViews[Number(event.key) - 1];
      if (view) onView(view);
      else if (event.key === 'ArrowLeft') onStep(-1);
      else if (event.key === 'ArrowRight') onStep(1);
      else if (event.key === 't') onToday();
      else if (event.key === 'n') onNew();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

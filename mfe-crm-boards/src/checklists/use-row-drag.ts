import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';

/**
 * Provides reordering the rows of a short list by dragging with mouse, pen or finger. A row moves as soon as
 * the pointer passes the middle of another row; each row element carries its key in `data-row`. The keyboard
 * is not handled: the list needs buttons that move a row.
 */
export function useRowDrag(onMove: (key: string, to: number) => void) {
  const list = useRef<HTMLDivElement>(null);
  const move = useRef(onMove);
  const [gripped, setGripped] = useState<string | null>(null);
  useEffect(() => {
    move.current = onMove;
  });

  useEffect(() => {
    if (gripped === null) return;
    const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    function follow({ clientY }: PointerEvent) {
      const all = rows();
      const from = all.findIndex(({ dataset }) => dataset.row === gripped);
      // As many rows as have their middle above the pointer come before it.
      const to = all.filter((row, index) => index !== from && computeMiddle(row) < clientY).length;
      if (gripped === null || from < 0 || to === from) return;
      move.current(gripped, to);
      all[from]?.scrollIntoView({ block: 'nearest' });
    }
    const drop = () => setGripped(null);
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
    };
  }, [gripped]);

  function grip(event: ReactPointerEvent, key: string) {
    if (event.button !== 0) return;
    // No text is selected on the way.
    event.preventDefault();
    setGripped(key);
  }

  return { list, gripped, grip };
}

function computeMiddle(row: HTMLElement): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}

import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { MAX_CELL_LENGTH } from './measures';

/** Movement of the keyboard focus after a cell was edited. */
export type FocusMoveAfterEdit = 'stay' | 'down' | 'up' | 'right' | 'left' | 'fill';

/**
 * Initial text of a cell editor. `isTyped` is true if the person began by typing, which replaces the text of
 * the cell.
 */
export interface CellEditStart {
  initial: string;
  isTyped: boolean;
}

interface CellEditorProps {
  label: string;
  start: CellEditStart;
  /** Takes what was typed; null: it is given up. */
  onEnd: (value: string | null, after: FocusMoveAfterEdit) => void;
}

const arrows: Partial<Record<string, FocusMoveAfterEdit>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

function afterKey(
  { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  isTyped: boolean,
): FocusMoveAfterEdit | null {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'left' : 'right';
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') return 'fill';
  return (isTyped && arrows[key]) || null;
}

/**
 * Editor of one cell in the grid. Holds the typed text until the edit ends, so that typing does not render
 * the rest of the grid again.
 */
export function CellEditor({ label, start, onEnd }: CellEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const isEnded = useRef(false);
  const latest = useRef(onEnd);
  latest.current = onEnd;

  // Before the key's character comes: it lands here, accents and their letters too.
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(start.initial.length, start.initial.length);
  }, [start]);

  function end(value: string | null, after: FocusMoveAfterEdit) {
    if (isEnded.current) return;
    isEnded.current = true;
    latest.current(value, after);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const after = afterKey(event, start.isTyped);
    if (event.key !== 'Escape' && !after) return;
    event.preventDefault();
    if (after) end(event.currentTarget.value, after);
    else end(null, 'stay');
  }

  // Scrolled away while it was open: what was typed counts.
  const text = useRef(start.initial);
  useEffect(
    () => () => {
      if (isEnded.current || text.current === start.initial) return;
      isEnded.current = true;
      latest.current(text.current, 'stay');
    },
    [start],
  );

  return (
    <input
      ref={input}
      aria-label={label}
      defaultValue={start.initial}
      maxLength={MAX_CELL_LENGTH}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => {
        text.current = event.currentTarget.value;
      }}
      onKeyDown={onKeyDown}
      onBlur={(event) => end(event.currentTarget.value, 'stay')}
    />
  );
}

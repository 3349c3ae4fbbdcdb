import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { MOST_CHARACTERS } from './measures';

/** Where the keyboard goes after a cell was edited. */
export type AfterEdit = 'stay' | 'down' | 'up' | 'right' | 'left' | 'fill';

/** How editing began: with what stands there, or by typing over it. */
export interface EditStart {
  initial: string;
  isTyped: boolean;
}

interface CellEditorProps {
  label: string;
  start: EditStart;
  /** Takes what was typed; null: it is given up. */
  onEnd: (value: string | null, after: AfterEdit) => void;
}

const arrows: Partial<Record<string, AfterEdit>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

function afterKey({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent, isTyped: boolean): AfterEdit | null {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'left' : 'right';
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') return 'fill';
  return (isTyped && arrows[key]) || null;
}

/** A cell that is being typed in. It keeps its text to itself until the end: no key draws anything else anew. */
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

  function end(value: string | null, after: AfterEdit) {
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
      maxLength={MOST_CHARACTERS}
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

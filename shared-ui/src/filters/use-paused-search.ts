import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/**
 * The text of a search that asks after a pause in typing, or at once with Enter (`ask`) or when it is emptied. `value` is
 * what was asked for last, as the address says it; `onChange` is told what to ask for, without spaces around it.
 */
export function usePausedSearch(value: string, onChange: (search: string) => void) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onChange);
  latest.current = onChange;

  // The address changed by itself: back, a link, "Limpar".
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function ask(next: string) {
    clearTimeout(timer.current);
    asked.current = next.trim();
    latest.current(next.trim());
  }

  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    if (next === '') ask('');
    else timer.current = setTimeout(() => ask(next), PAUSE_MS);
  }

  return { text, type, ask };
}

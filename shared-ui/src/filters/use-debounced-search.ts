import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/**
 * Manages the text of a search field that searches after a pause in typing, at once with Enter (`ask`) or
 * when emptied. `value` is the search text in the address; `onChange` receives the new search text without
 * surrounding spaces.
 */
export function useDebouncedSearch(value: string, onChange: (search: string) => void) {
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

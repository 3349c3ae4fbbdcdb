import { SearchField } from '@girassol/shared-ui/fields';
import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/** A search that asks after a pause in typing. */
export function SearchBox({
  label,
  placeholder,
  value,
  onChange,
}: {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address changed by itself: back, a link, "limpar filtros".
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function ask(next: string) {
    clearTimeout(timer.current);
    asked.current = next.trim();
    onChange(next.trim());
  }

  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    if (next === '') ask('');
    else timer.current = setTimeout(() => ask(next), PAUSE_MS);
  }

  return <SearchField label={label} placeholder={placeholder} value={text} onChange={type} onSubmit={ask} />;
}

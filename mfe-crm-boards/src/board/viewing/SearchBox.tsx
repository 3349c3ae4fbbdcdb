import { SearchField } from '@girassol/shared-ui/fields';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { BoardView } from '../data/board-query';
import type { BoardFilters } from './board-filters';
import { SearchPlace } from './FilterRowFrame';
import { NameMatches } from './NameMatches';

const PAUSE_MS = 300;

interface SearchBoxProps {
  view: BoardView;
  onChange: (filters: BoardFilters) => void;
}

/** The search of the board: after a pause in typing it filters the cards, and names the items that fit to go straight to one. */
export function SearchBox({ view, onChange }: SearchBoxProps) {
  const value = view.filters.search;
  const [text, setText] = useState(value);
  const [isOpen, setIsOpen] = useState(false);
  const asked = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ view, onChange });
  latest.current = { view, onChange };

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
    const { view: viewNow, onChange: change } = latest.current;
    change({ ...viewNow.filters, search: next.trim() });
  }

  function type(next: string) {
    setText(next);
    setIsOpen(true);
    clearTimeout(timer.current);
    if (next === '') ask('');
    else timer.current = setTimeout(() => ask(next), PAUSE_MS);
  }

  function submit(next: string) {
    setIsOpen(false);
    ask(next);
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  }

  return (
    <SearchPlace onFocus={() => setIsOpen(true)} onBlur={onBlur}>
      <SearchField
        label="Buscar no quadro"
        placeholder="Buscar nome, cliente, documento ou número"
        value={text}
        onChange={type}
        onSubmit={submit}
      />
      {isOpen && text.trim() !== '' && <NameMatches view={view} onClose={() => setIsOpen(false)} />}
    </SearchPlace>
  );
}

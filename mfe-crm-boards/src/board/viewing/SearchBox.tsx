import { SearchField, usePausedSearch } from '@girassol/shared-ui/filters';
import { type FocusEvent, useState } from 'react';
import type { BoardView } from '../../board-state/board-query';
import type { BoardFilters } from '../../board-view/board-filters';
import { SearchPlace } from '../../board-view/FilterRowFrame';
import { NameMatches } from './NameMatches';

interface SearchBoxProps {
  view: BoardView;
  onChange: (filters: BoardFilters) => void;
}

/** The search of the board: after a pause in typing it filters the cards, and names the items that fit to go straight to one. */
export function SearchBox({ view, onChange }: SearchBoxProps) {
  const search = usePausedSearch(view.filters.search, (wanted) =>
    onChange({ ...view.filters, search: wanted }),
  );
  const [isOpen, setIsOpen] = useState(false);

  function type(next: string) {
    setIsOpen(true);
    search.type(next);
  }

  function submit(next: string) {
    setIsOpen(false);
    search.ask(next);
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  }

  return (
    <SearchPlace onFocus={() => setIsOpen(true)} onBlur={onBlur}>
      <SearchField
        label="Buscar no quadro"
        placeholder="Buscar nome, cliente, documento ou número"
        value={search.text}
        onChange={type}
        onSubmit={submit}
      />
      {isOpen && search.text.trim() !== '' && <NameMatches view={view} onClose={() => setIsOpen(false)} />}
    </SearchPlace>
  );
}

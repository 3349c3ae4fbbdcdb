import { SearchField, useDebouncedSearch } from '@girassol/shared-ui/filters';
import { type FocusEvent, useState } from 'react';
import type { BoardView } from '../../board-state/board-query';
import type { BoardFilters } from '../../board-view/board-filters';
import { SearchFieldFrame } from '../../board-view/FilterRowFrame';
import { NameMatchList } from './NameMatchList';

interface SearchBoxProps {
  view: BoardView;
  onChange: (filters: BoardFilters) => void;
}

/**
 * Search field of a board. After a pause in typing, the board shows only matching cards, and a list below the
 * field offers matching items to open directly.
 */
export function SearchBox({ view, onChange }: SearchBoxProps) {
  const search = useDebouncedSearch(view.filters.search, (wanted) =>
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
    <SearchFieldFrame onFocus={() => setIsOpen(true)} onBlur={onBlur}>
      <SearchField
        label="Buscar no quadro"
        placeholder="Nome, cliente, documento ou nº"
        value={search.text}
        onChange={type}
        onSubmit={submit}
      />
      {isOpen && search.text.trim() !== '' && <NameMatchList view={view} onClose={() => setIsOpen(false)} />}
    </SearchFieldFrame>
  );
}

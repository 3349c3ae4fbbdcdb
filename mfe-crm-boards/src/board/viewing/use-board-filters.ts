import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type BoardFilters, filtersSearch, readFilters, writeFilters } from '../../board-view/board-filters';

/** The filters of the address. Opening a card changes the address too, but not these: they stay the same object. */
export function useBoardFilters(): [BoardFilters, (filters: BoardFilters) => void] {
  const [query, setQuery] = useSearchParams();
  const own = filtersSearch(readFilters(query));
  const filters = useMemo(() => readFilters(new URLSearchParams(own)), [own]);
  // Typing must not fill the history with every letter.
  const setFilters = useCallback(
    (next: BoardFilters) => setQuery((old) => writeFilters(old, next), { replace: true }),
    [setQuery],
  );
  return [filters, setFilters];
}

import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type BoardFilters,
  formatBoardFilters,
  parseBoardFilters,
  toBoardSearchParams,
} from '../../board-view/board-filters';

/**
 * Returns the board filters held in the address, and a function that sets them. The filters object stays the
 * same while only other parts of the address change, such as the open item.
 */
export function useBoardFilters(): [BoardFilters, (filters: BoardFilters) => void] {
  const [query, setQuery] = useSearchParams();
  const own = formatBoardFilters(parseBoardFilters(query));
  const filters = useMemo(() => parseBoardFilters(new URLSearchParams(own)), [own]);
  // Typing must not fill the history with every letter.
  const setFilters = useCallback(
    (next: BoardFilters) => setQuery((old) => toBoardSearchParams(old, next), { replace: true }),
    [setQuery],
  );
  return [filters, setFilters];
}

import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Returns the view of a list that the address holds, and a function that changes parts of it. Any change except of the
 * page returns to the first page. Changes replace the history entry.
 * @param read The view of an address. @param write The address of a view. Both stay the same from drawing to drawing.
 */
export function useListViewInAddress<View extends { page: number }>(
  read: (query: URLSearchParams) => View,
  write: (view: View) => URLSearchParams,
): [View, (change: Partial<View>) => void] {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => read(query), [query, read]);
  const change = useCallback(
    (parts: Partial<View>) =>
      setQuery((old) => write({ ...read(old), page: 1, ...parts }), { replace: true }),
    [setQuery, read, write],
  );
  return [view, change];
}

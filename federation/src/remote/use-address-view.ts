import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The view of a list that the address holds, and a way to change parts of it. Whatever is changed but the page begins
 * at the first page. Typing and paging do not fill the history.
 * @param read The view of an address. @param write The address of a view. Both stay the same from drawing to drawing.
 */
export function useAddressView<View extends { page: number }>(
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

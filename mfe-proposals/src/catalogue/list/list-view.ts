import { pageSizes, USUAL_PAGE_SIZE } from '@girassol/shared-ui/lists';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What of a catalogue is looked at. All of it stands in the address. */
export interface CatalogueView {
  search: string;
  /** From 1. */
  page: number;
  size: number;
}

const whole = (text: string | null): number => (text && /^\d{1,5}$/.test(text) ? Number(text) : 0);

/** The view an address asks for; whatever makes no sense in it is the usual. */
export const readView = (query: URLSearchParams): CatalogueView => ({
  search: (query.get('busca') ?? '').slice(0, 120),
  page: Math.max(1, whole(query.get('pagina'))),
  size: pageSizes.find((size) => size === whole(query.get('por'))) ?? USUAL_PAGE_SIZE,
});

/** The address of a view: only what is not usual. */
export const writeView = ({ search, page, size }: CatalogueView): URLSearchParams =>
  new URLSearchParams({
    ...(search && { busca: search }),
    ...(page > 1 && { pagina: String(page) }),
    ...(size !== USUAL_PAGE_SIZE && { por: String(size) }),
  });

/** The view of the address, and a way to change parts of it. Whatever is changed but the page begins at the first. */
export function useCatalogueView(): [CatalogueView, (change: Partial<CatalogueView>) => void] {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readView(query), [query]);
  const change = useCallback(
    (parts: Partial<CatalogueView>) =>
      // Typing and paging do not fill the history.
      setQuery((old) => writeView({ ...readView(old), page: 1, ...parts }), { replace: true }),
    [setQuery],
  );
  return [view, change];
}

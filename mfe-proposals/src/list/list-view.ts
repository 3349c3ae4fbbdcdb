import type { ProposalState } from '@girassol/shared-domain/contract';
import { pageSizes, USUAL_PAGE_SIZE } from '@girassol/shared-ui/lists';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** States a list may be limited to, as the address and people name them. */
export const states: readonly { value: ProposalState; label: string; inAddress: string }[] = [
  { value: 'ALL', label: 'Todas as propostas', inAddress: '' },
  { value: 'DRAFT', label: 'Não finalizadas', inAddress: 'nao-finalizadas' },
  { value: 'FINISHED', label: 'Finalizadas', inAddress: 'finalizadas' },
  { value: 'VIEWED', label: 'Visualizadas', inAddress: 'visualizadas' },
  { value: 'EXPIRED', label: 'Vencidas', inAddress: 'vencidas' },
];

/** What of the list is looked at. All of it stands in the address. */
export interface ListView {
  search: string;
  state: ProposalState;
  /** From 1. */
  page: number;
  size: number;
}

const whole = (text: string | null): number => (text && /^\d{1,5}$/.test(text) ? Number(text) : 0);

/** The view an address asks for; whatever makes no sense in it is the usual. */
export function readListView(query: URLSearchParams): ListView {
  const state = query.get('situacao') ?? '';
  return {
    search: (query.get('busca') ?? '').slice(0, 120),
    state: states.find(({ inAddress }) => inAddress === state)?.value ?? 'ALL',
    page: Math.max(1, whole(query.get('pagina'))),
    size: pageSizes.find((size) => size === whole(query.get('por'))) ?? USUAL_PAGE_SIZE,
  };
}

/** The address of a view: only what is not usual. */
export function writeListView({ search, state, page, size }: ListView): URLSearchParams {
  const inAddress = states.find(({ value }) => value === state)?.inAddress ?? '';
  return new URLSearchParams({
    ...(search && { busca: search }),
    ...(inAddress && { situacao: inAddress }),
    ...(page > 1 && { pagina: String(page) }),
    ...(size !== USUAL_PAGE_SIZE && { por: String(size) }),
  });
}

/** The view of the address, and a way to change parts of it. Whatever is changed but the page begins at the first. */
export function useListView(): [ListView, (change: Partial<ListView>) => void] {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readListView(query), [query]);
  const change = useCallback(
    (parts: Partial<ListView>) =>
      setQuery((old) => writeListView({ ...readListView(old), page: 1, ...parts }), {
        // Typing and paging do not fill the history.
        replace: true,
      }),
    [setQuery],
  );
  return [view, change];
}

import { pageSizes, USUAL_PAGE_SIZE } from '@girassol/shared-ui/lists';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Fields a search may be limited to (customers-009). */
export const searchFields = [
  { value: 'ALL', label: 'Todos os campos' },
  { value: 'name', label: 'Nome' },
  { value: 'document', label: 'CPF ou CNPJ' },
  { value: 'phone', label: 'Telefone' },
  { value: 'email', label: 'E-mail' },
  { value: 'city', label: 'Cidade' },
] as const;

export type SearchFieldName = (typeof searchFields)[number]['value'];

/** What of the list is looked at. All of it stands in the address. */
export interface ListView {
  search: string;
  field: SearchFieldName;
  /** Whose customers, of those in sight; empty for all. */
  owner: string;
  isArchived: boolean;
  /** From 1. */
  page: number;
  size: number;
}

const whole = (text: string | null): number => (text && /^\d{1,5}$/.test(text) ? Number(text) : 0);

/** The view an address asks for; whatever makes no sense in it is the usual. */
export function readListView(query: URLSearchParams): ListView {
  return {
    search: (query.get('busca') ?? '').slice(0, 120),
    field: searchFields.find(({ value }) => value === query.get('campo'))?.value ?? 'ALL',
    owner: query.get('responsavel') ?? '',
    isArchived: query.get('arquivados') === 'sim',
    page: Math.max(1, whole(query.get('pagina'))),
    size: pageSizes.find((size) => size === whole(query.get('por'))) ?? USUAL_PAGE_SIZE,
  };
}

/** The address of a view: only what is not usual. */
export function writeListView({ search, field, owner, isArchived, page, size }: ListView): URLSearchParams {
  return new URLSearchParams({
    ...(search && { busca: search }),
    ...(field !== 'ALL' && { campo: field }),
    ...(owner && { responsavel: owner }),
    ...(isArchived && { arquivados: 'sim' }),
    ...(page > 1 && { pagina: String(page) }),
    ...(size !== USUAL_PAGE_SIZE && { por: String(size) }),
  });
}

/** Is anything narrowed, so that finding nothing says nothing about the account? */
export const isNarrowed = ({ search, owner, isArchived }: ListView): boolean =>
  search !== '' || owner !== '' || isArchived;

/** What a choice in the list holds for: over its pages. */
export const lookedFor = ({ search, field, owner, isArchived }: ListView): string =>
  JSON.stringify([search, field, owner, isArchived]);

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

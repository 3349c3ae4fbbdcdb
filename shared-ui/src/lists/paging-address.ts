import { DEFAULT_ROWS_PER_PAGE, pageSizes } from './Pager';

/** Page and page size of a list. */
export interface Paging {
  /** From 1. */
  page: number;
  size: number;
}

const wholeNumber = (text: string | null): number => (text && /^\d{1,5}$/.test(text) ? Number(text) : 0);

/**
 * Reads the page and the page size of a list from the query of the address (`pagina`, `por`); invalid values
 * become the defaults.
 */
export const readPaging = (query: URLSearchParams): Paging => ({
  page: Math.max(1, wholeNumber(query.get('pagina'))),
  size: pageSizes.find((size) => size === wholeNumber(query.get('por'))) ?? DEFAULT_ROWS_PER_PAGE,
});

/** Converts a page and page size to query parameters of the address, leaving out the defaults. */
export const toPagingParameters = ({ page, size }: Paging): Record<string, string> => ({
  ...(page > 1 && { pagina: String(page) }),
  ...(size !== DEFAULT_ROWS_PER_PAGE && { por: String(size) }),
});

/** Reads the search text of a list from the query of the address (`busca`), at most 120 characters. */
export const readSearch = (query: URLSearchParams): string => (query.get('busca') ?? '').slice(0, 120);

import { pageSizes, USUAL_PAGE_SIZE } from './Pager';

/** Which part of a list is looked at. */
export interface Paging {
  /** From 1. */
  page: number;
  size: number;
}

const wholeNumber = (text: string | null): number => (text && /^\d{1,5}$/.test(text) ? Number(text) : 0);

/** The part of a list that an address asks for; whatever makes no sense in it is the usual. */
export const readPaging = (query: URLSearchParams): Paging => ({
  page: Math.max(1, wholeNumber(query.get('pagina'))),
  size: pageSizes.find((size) => size === wholeNumber(query.get('por'))) ?? USUAL_PAGE_SIZE,
});

/** What an address says of the part that is looked at: only what is not usual. */
export const writePaging = ({ page, size }: Paging): Record<string, string> => ({
  ...(page > 1 && { pagina: String(page) }),
  ...(size !== USUAL_PAGE_SIZE && { por: String(size) }),
});

/** What is searched for in a list, as an address says it. */
export const readSearch = (query: URLSearchParams): string => (query.get('busca') ?? '').slice(0, 120);

import type { Answer, Params, RouteKey } from '@girassol/shared-domain/contract';
import type { ApiOptions } from '../api/client';
import { call, type RequestOptions } from '../api/request';

/** Calls that answer a list page by page: `multiplier` counts the pages from 1. */
export type PagedKey = {
  [K in RouteKey]: Params<K> extends { multiplier: unknown }
    ? Answer<K> extends { hasMoreItems: boolean }
      ? K
      : never
    : never;
}[RouteKey];

type PagedOptions<K extends PagedKey> = Omit<ApiOptions<K>, 'params' | 'signal' | 'idempotencyKey'> & {
  params?: Omit<Params<K>, 'multiplier'>;
};

interface ApiPages<Page> {
  initialPageParam: number;
  queryFn: (context: { pageParam: number; signal: AbortSignal }) => Promise<Page>;
  getNextPageParam: (
    page: { hasMoreItems: boolean },
    pages: unknown,
    multiplier: number,
  ) => number | undefined;
}

/**
 * A list of the contract as an infinite query, page by page. Silent unless told otherwise:
 * `useInfiniteQuery({ queryKey, ...apiPages('GET /proposals/customer/:cid/:multiplier', { params: { cid } }) })`.
 */
export function apiPages<K extends PagedKey>(key: K, options: PagedOptions<K>): ApiPages<Answer<K>>;
export function apiPages(key: string, { params, ...options }: RequestOptions): ApiPages<unknown> {
  return {
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(key, { silent: true, ...options, params: { ...params, multiplier: pageParam }, signal }),
    getNextPageParam: (page, _pages, multiplier) => (page.hasMoreItems ? multiplier + 1 : undefined),
  };
}

/** All of a list that was loaded page by page: what slid to the next page while it was loading stands there once. */
export function onceEach<Item extends { _id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item._id, item])).values()];
}

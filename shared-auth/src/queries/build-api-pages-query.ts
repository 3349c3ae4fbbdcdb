import type { RequestParams, ResponseBody, RouteKey } from '@girassol/shared-domain/contract';
import type { ApiOptions } from '../api/client';
import { callApi, type RequestOptions } from '../api/request';

/** Key of a call that answers a list page by page: `multiplier` counts the pages from 1. */
export type PagedRouteKey = {
  [K in RouteKey]: RequestParams<K> extends { multiplier: unknown }
    ? ResponseBody<K> extends { hasMoreItems: boolean }
      ? K
      : never
    : never;
}[RouteKey];

type PagedOptions<K extends PagedRouteKey> = Omit<ApiOptions<K>, 'params' | 'signal' | 'idempotencyKey'> & {
  params?: Omit<RequestParams<K>, 'multiplier'>;
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
 * Returns the options of an infinite query for a call of the contract that answers a list page by page. Shows
 * no error dialog by default: `useInfiniteQuery(buildApiPagesQuery('GET
 * /proposals/customer/:cid/:multiplier', { params: { cid } }))`.
 */
export function buildApiPagesQuery<K extends PagedRouteKey>(
  key: K,
  options: PagedOptions<K>,
): ApiPages<ResponseBody<K>>;
export function buildApiPagesQuery(key: string, { params, ...options }: RequestOptions): ApiPages<unknown> {
  return {
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      callApi(key, { silent: true, ...options, params: { ...params, multiplier: pageParam }, signal }),
    getNextPageParam: (page, _pages, multiplier) => (page.hasMoreItems ? multiplier + 1 : undefined),
  };
}

/**
 * Returns the items of a list loaded page by page without duplicates, which appear when an item moves to the next page
 * meanwhile.
 */
export function removeDuplicateItems<Item extends { _id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item._id, item])).values()];
}

import type { Answer, RouteKey } from '@girassol/shared-domain/contract';
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ApiOptions } from '../api/client';
import { call, type RequestOptions } from '../api/request';

type QueryApiOptions<K extends RouteKey> = Omit<ApiOptions<K>, 'signal' | 'idempotencyKey'>;

/** Key of a call in the cache: what was asked, not how. `apiQueryKey('GET /x')` alone matches all its calls. */
export function apiQueryKey<K extends RouteKey>(
  key: K,
  options?: Partial<QueryApiOptions<K>>,
): readonly unknown[];
export function apiQueryKey(key: string, options?: RequestOptions): readonly unknown[] {
  if (!options) return [key];
  const { params = null, query = null, body = null } = options;
  return [key, { params, query, body }];
}

interface ApiQuery<Data> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
}

/** A call of the contract as a query, for `prefetchQuery`, `setQueryData` and the like. Silent unless told otherwise. */
export function apiQuery<K extends RouteKey>(key: K, options: QueryApiOptions<K>): ApiQuery<Answer<K>>;
export function apiQuery(key: RouteKey, options: RequestOptions): ApiQuery<unknown> {
  const { params = null, query = null, body = null } = options;
  return {
    queryKey: [key, { params, query, body }],
    // The signal is the query's own: a call nobody waits for any more is cancelled (shell-015).
    queryFn: ({ signal }) => call(key, { silent: true, ...options, signal }),
  };
}

/**
 * Loads from the product API:
 * `useApiQuery('GET /sales/single/:saleId', { params: { saleId } }, { enabled: isOpen })`.
 * Failures show no dialog (the screen has its error state) unless `silent: false`.
 */
export function useApiQuery<K extends RouteKey, Data = Answer<K>>(
  key: K,
  options: QueryApiOptions<K>,
  queryOptions?: Omit<UseQueryOptions<Answer<K>, Error, Data, readonly unknown[]>, 'queryKey' | 'queryFn'>,
): UseQueryResult<Data, Error> {
  return useQuery({ ...queryOptions, ...apiQuery(key, options) });
}

import type { ResponseBody, RouteKey } from '@girassol/shared-domain/contract';
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ApiOptions } from '../api/client';
import { callApi, type RequestOptions } from '../api/request';

type QueryApiOptions<K extends RouteKey> = Omit<ApiOptions<K>, 'signal' | 'idempotencyKey'>;

/**
 * Returns the query cache key of a call: its method, address and content, without the options of sending.
 * `buildApiQueryKey('GET /x')` without options matches all calls of that address.
 */
export function buildApiQueryKey<K extends RouteKey>(
  key: K,
  options?: Partial<QueryApiOptions<K>>,
): readonly unknown[];
export function buildApiQueryKey(key: string, options?: RequestOptions): readonly unknown[] {
  if (!options) return [key];
  const { params = null, query = null, body = null } = options;
  return [key, { params, query, body }];
}

interface ApiQuery<Data> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
}

/**
 * Returns the query options (key and function) of a call of the contract, for `prefetchQuery`, `setQueryData`
 * and similar. Shows no error dialog by default.
 */
export function buildApiQuery<K extends RouteKey>(
  key: K,
  options: QueryApiOptions<K>,
): ApiQuery<ResponseBody<K>>;
export function buildApiQuery(key: RouteKey, options: RequestOptions): ApiQuery<unknown> {
  const { params = null, query = null, body = null } = options;
  return {
    queryKey: [key, { params, query, body }],
    // The signal is the query's own: a call nobody waits for any more is cancelled (shell-015).
    queryFn: ({ signal }) => callApi(key, { silent: true, ...options, signal }),
  };
}

/**
 * Loads the answer of an API call into the query cache: `useApiQuery('GET /sales/single/:saleId', { params: {
 * saleId } }, { enabled: isOpen })`. Shows no error dialog unless `silent: false`, since the screen shows an
 * error state.
 */
export function useApiQuery<K extends RouteKey, Data = ResponseBody<K>>(
  key: K,
  options: QueryApiOptions<K>,
  queryOptions?: Omit<
    UseQueryOptions<ResponseBody<K>, Error, Data, readonly unknown[]>,
    'queryKey' | 'queryFn'
  >,
): UseQueryResult<Data, Error> {
  return useQuery({ ...queryOptions, ...buildApiQuery(key, options) });
}

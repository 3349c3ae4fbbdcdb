import type { Answer, Body, Contract, Params, Query, RouteKey } from '@girassol/shared-domain/contract';
import { call, type RequestOptions } from './request';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : undefined extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };

type FileOf<K extends RouteKey> = Contract[K] extends { upload: 'required' }
  ? File
  : Contract[K] extends { upload: 'optional' }
    ? File | null
    : undefined;

type Content<K extends RouteKey> = Part<'params', Params<K>> &
  Part<'query', Query<K>> &
  Part<'body', Body<K>> &
  Part<'file', FileOf<K>>;

/** What a call of the contract needs: its parameters, query and body as the contract has them, and how to send it. */
export type ApiOptions<K extends RouteKey> = RequestOptions & Content<K>;

/** Options may be left out where nothing is required. */
export type ApiArguments<K extends RouteKey> =
  Record<never, never> extends Content<K> ? [options?: ApiOptions<K>] : [options: ApiOptions<K>];

/**
 * Calls the product API: `api('GET /sales/single/:saleId', { params: { saleId } })`.
 * Rejects with `ApiError` when the call is refused or does not arrive, after the ERRO dialog was asked for (unless
 * `silent`), and with an AbortError when `signal` cancelled it.
 */
export function api<K extends RouteKey>(key: K, ...options: ApiArguments<K>): Promise<Answer<K>>;
export function api(key: string, options?: RequestOptions): Promise<unknown> {
  return call(key, options);
}

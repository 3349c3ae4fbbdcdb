import type { QueuedCall } from '@girassol/shared-domain';
import type {
  ApiContract,
  RequestBody,
  RequestParams,
  RequestQuery,
  ResponseBody,
  RouteKey,
} from '@girassol/shared-domain/contract';
import { callApiOrQueue, type WriteDescription } from './call-or-queue';
import { callApi, type RequestOptions } from './request';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : undefined extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };

type FileOption<K extends RouteKey> = ApiContract[K] extends { maxFiles: number }
  ? undefined
  : ApiContract[K] extends { upload: 'required' }
    ? File
    : ApiContract[K] extends { upload: 'optional' }
      ? File | null
      : undefined;

/** Pictures and the like of a call that takes several: none is as good as left out. */
type FilesOption<K extends RouteKey> = ApiContract[K] extends { maxFiles: number } ? File[] : undefined;

type Content<K extends RouteKey> = Part<'params', RequestParams<K>> &
  Part<'query', RequestQuery<K>> &
  Part<'body', RequestBody<K>> &
  Part<'file', FileOption<K>> &
  Part<'files', FilesOption<K>>;

/** Options of a call: its parameters, query and body as the contract has them, and how the call is sent. */
export type ApiOptions<K extends RouteKey> = RequestOptions & Content<K>;

/** Arguments after the key of a call: the options, optional where nothing is required. */
export type ApiArguments<K extends RouteKey> =
  Record<never, never> extends Content<K> ? [options?: ApiOptions<K>] : [options: ApiOptions<K>];

/**
 * Calls the product API: `api('GET /sales/single/:saleId', { params: { saleId } })`. Rejects with `ApiError` when the
 * call is refused or does not arrive, after requesting the ERRO dialog (unless `silent`), and with an AbortError when
 * `signal` cancels the call.
 */
export function api<K extends RouteKey>(key: K, ...options: ApiArguments<K>): Promise<ResponseBody<K>>;
export function api(key: string, options?: RequestOptions): Promise<unknown> {
  return callApi(key, options);
}

/**
 * Calls the product API to write something that may wait for a signal: resolves with the answer, or with `'waiting'` if none
 * came and the write is stored on this device, to be sent once when there is a signal. Rejects like `api` otherwise.
 */
export function apiOrQueue<K extends QueuedCall>(
  key: K,
  options: ApiOptions<K>,
  description: WriteDescription,
): Promise<ResponseBody<K> | 'waiting'>;
export function apiOrQueue(
  key: string,
  options: RequestOptions,
  description: WriteDescription,
): Promise<unknown> {
  return callApiOrQueue(key, options, description);
}

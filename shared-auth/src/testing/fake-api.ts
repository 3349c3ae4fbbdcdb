import type {
  AccountLiveEvent,
  RequestBody,
  RequestParams,
  ResponseBody,
  RouteKey,
} from '@girassol/shared-domain/contract';
import { createFakeEventStreams } from './event-streams';
import { createFakeXhr } from './fake-xhr';
import { FakeReply } from './replies';
import { buildTestSettings } from './samples';

/** API call as the fake API received it. */
export interface FakeCall<K extends RouteKey = RouteKey> {
  key: K;
  params: RequestParams<K>;
  body: RequestBody<K>;
  /** The file of a form. */
  file: File | null;
  query: URLSearchParams;
  headers: Headers;
}

type Plain<K extends RouteKey> = ResponseBody<K> | FakeReply;
type Reply<K extends RouteKey> = Plain<K> | ((call: FakeCall<K>) => Plain<K> | Promise<Plain<K>>);

/**
 * Replies of the fake API by call of the contract: an answer, `replyRefused(...)`, or a function that
 * receives the call.
 */
export type FakeRoutes = { [K in RouteKey]?: Reply<K> | undefined };

export interface FakeApi {
  /** The calls of one kind so far, oldest first. */
  calls<K extends RouteKey>(key: K): FakeCall<K>[];
  /** All calls so far, by name. */
  readonly log: string[];
  /** Changes or adds answers. */
  answer(routes: FakeRoutes): void;
  /** Sends an event of the account to whoever listens (a text goes as it stands). */
  emit(event: AccountLiveEvent | string): void;
  /** Ends the open event streams, as a server that restarts. */
  dropEvents(): void;
  /** Number of open event streams. */
  readonly eventStreams: number;
}

interface LooseCall {
  key: string;
  params: Record<string, string>;
  body: unknown;
  file: File | null;
  query: URLSearchParams;
  headers: Headers;
}

const alwaysThere: FakeRoutes = {
  'GET /health': { status: 'ok', version: 'test' },
  'POST /users/logout': {},
  'GET /settings/user/:userId': () => ({ settings: buildTestSettings() }),
};

const realFetch = globalThis.fetch;
const realXhr = globalThis.XMLHttpRequest;

/** Puts the browser's own `fetch` back in place of the fake API. Called automatically after every test. */
export function removeFakeApi(): void {
  globalThis.fetch = realFetch;
  globalThis.XMLHttpRequest = realXhr;
}

/** Returns the JSON body of a request, or the fields of a form. */
function parseBody(body: unknown): unknown {
  if (typeof body === 'string') return JSON.parse(body);
  if (!(body instanceof FormData)) return undefined;
  return Object.fromEntries([...body].filter(([, value]) => typeof value === 'string'));
}

function getFile(body: unknown): File | null {
  const file = body instanceof FormData ? body.get('file') : null;
  return file instanceof File ? file : null;
}

function matchRoute(key: string, method: string, path: string): Record<string, string> | null {
  const [routeMethod, pattern = ''] = key.split(' ');
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (routeMethod !== method || wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = decodeURIComponent(given[index] ?? '');
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}

function findRoute(keys: string[], method: string, path: string) {
  const matches = keys.flatMap((key) => {
    const params = matchRoute(key, method, path);
    return params ? [{ key, params }] : [];
  });
  // Of two that match, the more literal one.
  return matches.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}

const aborted = () => new DOMException('The call was aborted.', 'AbortError');

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(aborted())));
}

async function respond(reply: unknown, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!(reply instanceof FakeReply)) return Response.json(reply);
  if (reply.kind === 'unreachable') throw new TypeError('Failed to fetch');
  if (reply.kind === 'pending') return untilAborted(signal);
  const body = reply.error ? JSON.stringify(reply.error) : '';
  return new Response(body, { status: reply.status });
}

/**
 * Puts a fake server behind `fetch` until the end of the test:
 *
 *     const server = fakeApi({ 'GET /sales/single/:saleId': ({ params }) => ({ sale: saleOf(params.saleId) }) });
 *     ...
 *     expect(server.calls('PUT /kanbans/single/item/order/:kid/:itemId')[0]?.body.order).toBe(2);
 *
 * Health, logout, settings and the event stream answer by themselves. A call nobody prepared is refused with 501.
 */
export function fakeApi(routes?: FakeRoutes): FakeApi;
export function fakeApi(given: Record<string, unknown> = {}): FakeApi {
  const routes: Record<string, unknown> = { ...alwaysThere, ...given };
  const received: LooseCall[] = [];
  const streams = createFakeEventStreams();

  async function fakeFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    const { method = 'GET', signal } = init;
    if (signal?.aborted) throw aborted();
    const path = url.pathname.replace(/^\/api/, '');
    const found = findRoute([...Object.keys(routes), 'GET /events'], method, path);
    const call: LooseCall = {
      key: found?.key ?? `${method} ${path}`,
      params: found?.params ?? {},
      body: parseBody(init.body),
      file: getFile(init.body),
      query: url.searchParams,
      headers: new Headers(init.headers),
    };
    received.push(call);
    if (call.key === 'GET /events' && routes[call.key] === undefined) return streams.open(signal);
    const reply = found
      ? routes[found.key]
      : new FakeReply('refusal', 501, { message: `fakeApi: ${call.key}?` });
    const answer: unknown = typeof reply === 'function' ? reply(call) : reply;
    return Promise.race([
      Promise.resolve(answer).then((settled) => respond(settled, signal)),
      untilAborted(signal),
    ]);
  }

  function calls<K extends RouteKey>(key: K): FakeCall<K>[];
  function calls(key: string): unknown[] {
    return received.filter((call) => call.key === key);
  }

  globalThis.fetch = fakeFetch;
  globalThis.XMLHttpRequest = createFakeXhr(fakeFetch);
  return {
    calls,
    get log() {
      return received.map((call) => call.key);
    },
    answer: (more: Record<string, unknown>) => void Object.assign(routes, more),
    emit: streams.send,
    dropEvents: streams.end,
    get eventStreams() {
      return streams.size;
    },
  };
}

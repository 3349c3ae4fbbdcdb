import type { AccountEvent, Answer, Body, Params, RouteKey } from '@girassol/shared-domain/contract';
import { createEventStreams } from './event-streams';
import { fakeXhr } from './fake-xhr';
import { Special } from './replies';
import { testSettings } from './samples';

/** A call as the fake server got it. */
export interface FakeCall<K extends RouteKey = RouteKey> {
  key: K;
  params: Params<K>;
  body: Body<K>;
  /** The file of a form. */
  file: File | null;
  query: URLSearchParams;
  headers: Headers;
}

type Plain<K extends RouteKey> = Answer<K> | Special;
type Reply<K extends RouteKey> = Plain<K> | ((call: FakeCall<K>) => Plain<K> | Promise<Plain<K>>);

/** What the fake server answers, by call of the contract: an answer, `refuse(...)`, or a function of the call. */
export type FakeRoutes = { [K in RouteKey]?: Reply<K> };

export interface FakeApi {
  /** The calls of one kind so far, oldest first. */
  calls<K extends RouteKey>(key: K): FakeCall<K>[];
  /** All calls so far, by name. */
  readonly log: string[];
  /** Changes or adds answers. */
  answer(routes: FakeRoutes): void;
  /** Sends an event of the account to whoever listens (a text goes as it stands). */
  emit(event: AccountEvent | string): void;
  /** Ends the open event streams, as a server that restarts. */
  dropEvents(): void;
  /** How many event streams are open. */
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
  'GET /settings/user/:userId': () => ({ settings: testSettings() }),
};

const realFetch = globalThis.fetch;
const realXhr = globalThis.XMLHttpRequest;

/** Gives the browser its own `fetch` back. Runs by itself after every test. */
export function removeFakeApi(): void {
  globalThis.fetch = realFetch;
  globalThis.XMLHttpRequest = realXhr;
}

/** What was sent as JSON, or the fields of a form. */
function bodyOf(body: unknown): unknown {
  if (typeof body === 'string') return JSON.parse(body);
  if (!(body instanceof FormData)) return undefined;
  return Object.fromEntries([...body].filter(([, value]) => typeof value === 'string'));
}

function fileOf(body: unknown): File | null {
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
  if (!(reply instanceof Special)) return Response.json(reply);
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
  const streams = createEventStreams();

  async function fakeFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    const { method = 'GET', signal } = init;
    if (signal?.aborted) throw aborted();
    const path = url.pathname.replace(/^\/api/, '');
    const found = findRoute([...Object.keys(routes), 'GET /events'], method, path);
    const call: LooseCall = {
      key: found?.key ?? `${method} ${path}`,
      params: found?.params ?? {},
      body: bodyOf(init.body),
      file: fileOf(init.body),
      query: url.searchParams,
      headers: new Headers(init.headers),
    };
    received.push(call);
    if (call.key === 'GET /events' && routes[call.key] === undefined) return streams.open(signal);
    const reply = found
      ? routes[found.key]
      : new Special('refusal', 501, { message: `fakeApi: ${call.key}?` });
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
  globalThis.XMLHttpRequest = fakeXhr(fakeFetch);
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

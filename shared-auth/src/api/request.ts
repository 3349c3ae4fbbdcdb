import {
  isReadOnlyCall,
  needsIdempotencyKey,
  READ_PRIMARY_HEADER,
  SESSION_STORAGE_HEADER,
  type Session,
  toBlockerSafeApiUrl,
} from '@girassol/shared-domain';
import {
  getConnectionStatus,
  probeConnection,
  reportReachable,
  reportUnreachable,
} from '../connection/connection-status';
import { hasRecentChange } from '../events/recent-change';
import { createId } from '../new-id';
import {
  forgetStoredAnswer,
  loadStoredAnswer,
  type StoredCall,
  storeAnswer,
} from '../offline/stored-answers';
import { getStoreOfCall } from '../offline/stored-calls';
import { updateServerTime } from '../session/server-clock';
import { getSession } from '../session/store';
import { buildCallAddress, type CallValues } from './address';
import { ApiError } from './api-error';
import { describeUnanswered } from './describe-unanswered';
import { forgetIdempotencyKey, getIdempotencyKeyOfAction } from './intentions';
import { type CallContext, handleRefusal, logOutIfAnswerDemands } from './refusals';
import { buildFormData, sendFormData } from './send-form-data';
import { tabId } from './tab-id';

/** Options of how a call is sent. `ApiOptions` adds the contract's types of `params`, `query` and `body`. */
export interface RequestOptions {
  params?: CallValues | undefined;
  query?: CallValues | undefined;
  body?: unknown;
  /** The file of a call that carries one; null where it may come without. */
  file?: File | null | undefined;
  /** The files of a call that takes several, in the order in which they are sent. */
  files?: File[] | undefined;
  /** Told how much of a file has left, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Cancels the call; it then rejects with an AbortError and shows nothing. */
  signal?: AbortSignal | undefined;
  /**
   * True: a failure shows no dialog. For loads in the background, and for screens that show a refusal where it belongs. A
   * write that is answered "Acesso proibido" shows its dialog all the same: it ends the session.
   */
  silent?: boolean | undefined;
  /**
   * The same key makes a repeated call answer the first result instead of acting twice. Every POST that acts has one by
   * itself, good for another try within two minutes; a form that keeps a draft gives one that lasts as long.
   */
  idempotencyKey?: string | undefined;
  /**
   * Version of the record on which a write that waited for a signal was made (`If-Match`). The server refuses the write if the
   * record has another version by now, and answers what it is (`ApiError.current`).
   */
  baseVersion?: string | undefined;
  /** The session that is answered goes into a cookie, where the browser has any: no script can read what opens it. */
  keepsSession?: boolean | undefined;
  /** Another token than the session's; null sends none. Only logins need it. */
  token?: string | null | undefined;
}

/** A second press, or another try right after an answer was lost. Later the same content may be meant anew. */
const SAME_INTENTION_MS = 2 * 60_000;

function getIdempotencyKey(
  key: string,
  url: string,
  { idempotencyKey, body, file, files, token }: RequestOptions,
): string | undefined {
  const person = token === undefined ? getSession()?.userId : undefined;
  if (idempotencyKey !== undefined || !person || !needsIdempotencyKey(key)) return idempotencyKey;
  const describeFile = ({ name, size, lastModified }: File) => [name, size, lastModified];
  const content = [url, body, file && describeFile(file), ...(files ?? []).map(describeFile)];
  return getIdempotencyKeyOfAction(`${person} ${key}`, content, SAME_INTENTION_MS);
}

const isForm = ({ file, files }: RequestOptions): boolean => file !== undefined || files !== undefined;

function buildHeaders(
  requestId: string,
  token: string | null,
  options: RequestOptions,
): Record<string, string> {
  return {
    'x-request-id': requestId,
    'x-client-id': tabId,
    ...(token !== null && { authorization: `Bearer ${token}` }),
    // Of a form the browser writes the type itself, with its boundary.
    ...(options.body !== undefined && !isForm(options) && { 'content-type': 'application/json' }),
    ...(options.keepsSession && navigator.cookieEnabled && { [SESSION_STORAGE_HEADER]: 'cookie' }),
    ...(hasRecentChange() && { [READ_PRIMARY_HEADER]: '1' }),
    ...(options.idempotencyKey !== undefined && { 'idempotency-key': options.idempotencyKey }),
    ...(options.baseVersion !== undefined && { 'if-match': `"${options.baseVersion}"` }),
  };
}

/** A blocker has stopped a call at its usual address: those that have a second one go there from then on. */
let isBlocked = false;

/** Fetches at the usual address of a call, and at its second one where a blocker in the browser stops the first. */
async function fetchPastBlockers(url: string, init: RequestInit): Promise<Response> {
  const second = toBlockerSafeApiUrl(url);
  if (second === null) return fetch(url, init);
  if (isBlocked) return fetch(second, init);
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    const response = await fetch(second, init);
    isBlocked = true;
    return response;
  }
}

/** An aborted call concerns nobody any more: it rejects with the browser's AbortError and shows nothing (shell-015). */
const isAborted = (error: unknown, signal: AbortSignal | undefined) =>
  signal?.aborted === true || (error instanceof Error && error.name === 'AbortError');

const aborted = () => new DOMException('The call was aborted.', 'AbortError');

function unreachable(circumstances: CallContext, options: { isUnstored?: boolean }): ApiError {
  reportUnreachable();
  return handleRefusal({ status: 0, body: describeUnanswered(circumstances.call, options) }, circumstances);
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    // A page of a proxy, for instance.
    return undefined;
  }
}

interface Exchange {
  response: Response;
  circumstances: CallContext;
  /** The answer as JSON; undefined when it is none. */
  read: () => Promise<unknown>;
}

/** Rejection of a call that got no answer, before anybody has heard of it. */
export class UnansweredCall extends Error {
  constructor(readonly circumstances: CallContext) {
    super('The call got no answer.');
  }
}

/**
 * Reports a call that got no answer, and returns the error to throw; returns any other error as it is. `isUnstored`: the call may
 * wait on a device, and this one could not store it.
 */
export const reportUnanswered = (error: unknown, options: { isUnstored?: boolean } = {}): unknown =>
  error instanceof UnansweredCall ? unreachable(error.circumstances, options) : error;

/**
 * Sends an API call and returns the successful response with its body unread. Handles a refusal with
 * `handleRefusal` and rejects with its error.
 */
export async function sendRequest(key: string, options: RequestOptions = {}): Promise<Exchange> {
  try {
    return await exchange(key, options);
  } catch (error) {
    throw reportUnanswered(error);
  }
}

async function exchange(key: string, options: RequestOptions): Promise<Exchange> {
  const { method, url } = buildCallAddress(key, options.params, options.query);
  const { signal } = options;
  const requestId = createId();
  const session = options.token === undefined ? getSession() : null;
  const token = options.token === undefined ? (session?.token ?? null) : options.token;
  const circumstances: CallContext = {
    call: key,
    requestId,
    token,
    session,
    silent: options.silent === true,
    isWrite: session !== null && !isReadOnlyCall(key),
  };
  const guarded = async <Result>(part: Promise<Result>): Promise<Result> => {
    try {
      return await part;
    } catch (error) {
      throw isAborted(error, signal) ? aborted() : new UnansweredCall(circumstances);
    }
  };

  const idempotencyKey = getIdempotencyKey(key, url, options);
  const headers = buildHeaders(requestId, token, { ...options, idempotencyKey });
  const { body, onProgress } = options;
  const response = await guarded(
    isForm(options)
      ? sendFormData(url, { method, headers, body: buildFormData(body, options), signal, onProgress })
      : fetchPastBlockers(url, {
          method,
          headers,
          ...(body !== undefined && { body: JSON.stringify(body) }),
          ...(signal && { signal }),
        }),
  );
  // Not of an answer that may come out of a cache.
  if (method !== 'GET') updateServerTime(response.headers.get('date'));
  const read = async () => {
    const content = await guarded(readJson(response));
    // Whatever the server said is said; a proxy that gave up knows nothing.
    if (idempotencyKey !== undefined && response.status < 500) forgetIdempotencyKey(idempotencyKey);
    return content;
  };
  if (!response.ok) throw handleRefusal({ status: response.status, body: await read() }, circumstances);
  reportReachable();
  return { response, circumstances, read };
}

/** Sends a call and returns the parsed answer. Rejects with `UnansweredCall` if none comes. */
export async function readAnswer(key: string, options: RequestOptions): Promise<unknown> {
  const { response, circumstances, read } = await exchange(key, options);
  const answer = await read();
  if (answer === undefined) throw handleRefusal({ status: response.status, body: undefined }, circumstances);
  logOutIfAnswerDemands(answer, circumstances);
  return answer;
}

/** Refusals that say that a record is gone, or the right to it. */
const GONE_STATUSES: readonly number[] = [403, 404, 410];

/**
 * Sends a call whose answers are stored on this device. Returns the stored answer if none comes; a refusal is an answer
 * (shell.offline-001).
 */
async function readAnswerOrStored(
  key: string,
  options: RequestOptions,
  session: Session,
  call: StoredCall,
): Promise<unknown> {
  try {
    const answer = await readAnswer(key, options);
    storeAnswer(session, call, answer);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && GONE_STATUSES.includes(error.status)) forgetStoredAnswer(session, call);
    if (!(error instanceof UnansweredCall)) throw error;
    // One call may break off while the connection stays: nobody would say that what is shown is old.
    if (getConnectionStatus() === 'ONLINE') await probeConnection();
    if (getConnectionStatus() === 'ONLINE') return readAnswer(key, options);
    const stored = await loadStoredAnswer(session, call);
    if (stored === undefined) throw error;
    return stored;
  }
}

/** Sends a call and returns the parsed answer: from the server, or the last stored one if no answer comes. */
export async function callApi(key: string, options: RequestOptions = {}): Promise<unknown> {
  const store = getStoreOfCall(key);
  const session = options.token === undefined ? getSession() : null;
  try {
    if (!store || !session) return await readAnswer(key, options);
    const { method, url } = buildCallAddress(key, options.params, options.query);
    const call = { store, request: `${method} ${url}`, body: options.body };
    return await readAnswerOrStored(key, options, session, call);
  } catch (error) {
    throw reportUnanswered(error);
  }
}

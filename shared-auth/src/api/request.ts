import { isDoneOnce, KEEP_HEADER } from '@girassol/shared-domain';
import { reportSuccess, reportUnreachable } from '../connection/connection';
import { newId } from '../new-id';
import { getSession } from '../session/store';
import { addressOf, type Values } from './address';
import { type ApiError, messages } from './api-error';
import { clientId } from './client-id';
import { intentionKey, settleIntention } from './intentions';
import { actOnFlag, actOnRefusal, type Circumstances } from './refusals';
import { formOf, sendForm } from './send-form';

/** How a call is sent. `ApiOptions` adds what the contract says of `params`, `query` and `body`. */
export interface RequestOptions {
  params?: Values | undefined;
  query?: Values | undefined;
  body?: unknown;
  /** The file of a call that carries one; null where it may come without. */
  file?: File | null | undefined;
  /** Told how much of a file has left, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Cancels the call; it then rejects with an AbortError and shows nothing. */
  signal?: AbortSignal | undefined;
  /** True: a failure shows no dialog. For loads in the background; what a person started is not silent. */
  silent?: boolean | undefined;
  /**
   * The same key makes a repeated call answer the first result instead of acting twice. Every POST that acts has one by
   * itself, good for another try within two minutes; a form that keeps a draft gives one that lasts as long.
   */
  idempotencyKey?: string | undefined;
  /** The session that is answered goes into a cookie, where the browser has any: no script can read what opens it. */
  keepsSession?: boolean | undefined;
  /** Another token than the session's; null sends none. Only logins need it. */
  token?: string | null | undefined;
}

/** A second press, or another try right after an answer was lost. Later the same content may be meant anew. */
const SAME_INTENTION_MS = 2 * 60_000;

function keyOf(
  key: string,
  url: string,
  { idempotencyKey, body, file, token }: RequestOptions,
): string | undefined {
  const person = token === undefined ? getSession()?.userId : undefined;
  if (idempotencyKey !== undefined || !person || !isDoneOnce(key)) return idempotencyKey;
  const content = [url, body, file && [file.name, file.size, file.lastModified]];
  return intentionKey(`${person} ${key}`, content, SAME_INTENTION_MS);
}

function headersOf(requestId: string, token: string | null, options: RequestOptions): Record<string, string> {
  return {
    'x-request-id': requestId,
    'x-client-id': clientId,
    ...(token !== null && { authorization: `Bearer ${token}` }),
    // Of a form the browser writes the type itself, with its boundary.
    ...(options.body !== undefined && options.file === undefined && { 'content-type': 'application/json' }),
    ...(options.keepsSession && navigator.cookieEnabled && { [KEEP_HEADER]: 'cookie' }),
    ...(options.idempotencyKey !== undefined && { 'idempotency-key': options.idempotencyKey }),
  };
}

/** An aborted call concerns nobody any more: it rejects with the browser's AbortError and shows nothing (shell-015). */
const isAborted = (error: unknown, signal: AbortSignal | undefined) =>
  signal?.aborted === true || (error instanceof Error && error.name === 'AbortError');

const aborted = () => new DOMException('The call was aborted.', 'AbortError');

function unreachable(circumstances: Circumstances): ApiError {
  reportUnreachable();
  return actOnRefusal({ status: 0, body: { message: messages.unreachable } }, circumstances);
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
  circumstances: Circumstances;
  /** The answer as JSON; undefined when it is none. */
  read: () => Promise<unknown>;
}

/**
 * Sends a call and gives back a successful response, its body not yet read. Refusals act (`actOnRefusal`) and reject.
 */
export async function request(key: string, options: RequestOptions = {}): Promise<Exchange> {
  const { method, url } = addressOf(key, options.params, options.query);
  const { signal } = options;
  const requestId = newId();
  const session = options.token === undefined ? getSession() : null;
  const token = options.token === undefined ? (session?.token ?? null) : options.token;
  const circumstances: Circumstances = { requestId, token, session, silent: options.silent === true };
  const guarded = async <Result>(part: Promise<Result>): Promise<Result> => {
    try {
      return await part;
    } catch (error) {
      throw isAborted(error, signal) ? aborted() : unreachable(circumstances);
    }
  };

  const idempotencyKey = keyOf(key, url, options);
  const headers = headersOf(requestId, token, { ...options, idempotencyKey });
  const { file, body, onProgress } = options;
  const response = await guarded(
    file === undefined
      ? fetch(url, {
          method,
          headers,
          ...(body !== undefined && { body: JSON.stringify(body) }),
          ...(signal && { signal }),
        })
      : sendForm(url, { method, headers, body: formOf(body, file), signal, onProgress }),
  );
  const read = async () => {
    const content = await guarded(readJson(response));
    // Whatever the server said is said; a proxy that gave up knows nothing.
    if (idempotencyKey !== undefined && response.status < 500) settleIntention(idempotencyKey);
    return content;
  };
  if (!response.ok) throw actOnRefusal({ status: response.status, body: await read() }, circumstances);
  reportSuccess();
  return { response, circumstances, read };
}

/** Sends a call and reads its answer. */
export async function call(key: string, options: RequestOptions = {}): Promise<unknown> {
  const { response, circumstances, read } = await request(key, options);
  const answer = await read();
  if (answer === undefined) throw actOnRefusal({ status: response.status, body: undefined }, circumstances);
  actOnFlag(answer, circumstances);
  return answer;
}

import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { BankRefusalError, BankUnavailableError } from '../bank-provider';
import { computeMd5, signToken } from './token';

/** Longer nobody waits for an answer. */
const CALL_TIMEOUT_MS = 10_000;
/** More is no answer to anything that is asked. */
const MAX_RESPONSE_LENGTH = 5 * 1024 * 1024;

/**
 * Settings of the HTTP client of the bank QI: address, key of the API, private key and timeout in
 * milliseconds.
 */
export interface QiClientSettings {
  url: string;
  apiKey: string;
  privateKey: KeyObject;
  patienceMs?: number;
}

interface Call<A extends z.ZodType> {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: Record<string, unknown>;
  /** A file instead of a body: what is signed are its bytes. */
  file?: { name: string; contentType: string; bytes: Buffer };
  answer: A;
  signal?: AbortSignal | undefined;
}

/** Function that sends one signed call to the bank QI and returns the validated response. */
export type QiClient = <A extends z.ZodType>(call: Call<A>) => Promise<z.output<A>>;

/** Words that are for people, where it says any. */
const complaint = z.object({ translation: z.string().max(300) });

/**
 * Creates the HTTP client of the bank QI, which signs every call. Throws `BankUnavailableError` for errors,
 * timeouts and unreadable responses, after which the call may be attempted again, and `BankRefusalError` for
 * final refusals. Raw responses are never shown or logged.
 */
export function createQiClient({
  url,
  apiKey,
  privateKey,
  patienceMs = CALL_TIMEOUT_MS,
}: QiClientSettings): QiClient {
  return async ({ method, path, body, file, answer, signal }) => {
    const bytes = file?.bytes ?? Buffer.from(body ? JSON.stringify(body) : '');
    const token = signToken(
      { payload_md5: computeMd5(bytes), timestamp: new Date().toISOString(), method, uri: path },
      privateKey,
    );
    const until = AbortSignal.any([AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])]);
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${url}${path}`, {
        method,
        redirect: 'error',
        signal: until,
        headers: {
          'api-client-key': apiKey,
          authorization: token,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: bytes.toString() }),
        ...(file && { body: buildUploadForm(file) }),
      });
      text = await response.text();
    } catch {
      throw new BankUnavailableError('O banco não respondeu.');
    }
    if (text.length > MAX_RESPONSE_LENGTH) throw notUnderstood();
    if (response.ok) {
      const { data } = answer.safeParse(parseJson(text));
      if (data === undefined) throw notUnderstood();
      return data;
    }
    throw toBankError(response.status, text);
  };
}

const notUnderstood = () => new BankUnavailableError('O banco respondeu algo que não se entende.');

/**
 * Converts a failed response to an error. A response that another attempt cannot change is a refusal; errors of our key
 * and its limits are not.
 */
function toBankError(status: number, text: string): Error {
  if (status === 401 || status === 403)
    return new BankUnavailableError('O banco não reconheceu a chave desta instalação.');
  const isForGood = status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429;
  if (!isForGood) return new BankUnavailableError(`O banco respondeu com o erro ${status}.`);
  const { data } = complaint.safeParse(parseJson(text));
  return new BankRefusalError(data?.translation ?? 'O banco não aceitou o pedido.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function buildUploadForm({
  name,
  contentType,
  bytes,
}: {
  name: string;
  contentType: string;
  bytes: Buffer;
}): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: contentType }), name);
  return form;
}

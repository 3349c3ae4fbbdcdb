import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { BankRefusal, BankUnavailable } from '../bank-provider';
import { md5, signToken } from './token';

/** Longer nobody waits for an answer. */
const PATIENCE_MS = 10_000;
/** More is no answer to anything that is asked. */
const LONGEST_ANSWER = 5 * 1024 * 1024;

export interface ClientSettings {
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

export type QiClient = <A extends z.ZodType>(call: Call<A>) => Promise<z.output<A>>;

/** Words that are for people, where it says any. */
const complaint = z.object({ translation: z.string().max(300) });

/**
 * Calls of the bank, each signed. It may answer with an error, slowly, with garbage or not at all: that is
 * `BankUnavailable`, to be tried again; what it refuses for good is `BankRefusal`. What it answers is never shown nor
 * logged as it came.
 */
export function qiClient({ url, apiKey, privateKey, patienceMs = PATIENCE_MS }: ClientSettings): QiClient {
  return async ({ method, path, body, file, answer, signal }) => {
    const bytes = file?.bytes ?? Buffer.from(body ? JSON.stringify(body) : '');
    const token = signToken(
      { payload_md5: md5(bytes), timestamp: new Date().toISOString(), method, uri: path },
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
        ...(file && { body: formOf(file) }),
      });
      text = await response.text();
    } catch {
      throw new BankUnavailable('O banco não respondeu.');
    }
    if (text.length > LONGEST_ANSWER) throw notUnderstood();
    if (response.ok) {
      const { data } = answer.safeParse(jsonOf(text));
      if (data === undefined) throw notUnderstood();
      return data;
    }
    throw errorOf(response.status, text);
  };
}

const notUnderstood = () => new BankUnavailable('O banco respondeu algo que não se entende.');

/** What another try would not mend is a refusal. Our key and its limits are mended by somebody, or by waiting. */
function errorOf(status: number, text: string): Error {
  if (status === 401 || status === 403)
    return new BankUnavailable('O banco não reconheceu a chave desta instalação.');
  const isForGood = status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429;
  if (!isForGood) return new BankUnavailable(`O banco respondeu com o erro ${status}.`);
  const { data } = complaint.safeParse(jsonOf(text));
  return new BankRefusal(data?.translation ?? 'O banco não aceitou o pedido.');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function formOf({
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

import { z } from 'zod';
import { ProviderRefusal, ProviderUnavailable } from '../provider-errors';

/** Longer nobody waits for an answer. */
const CALL_TIMEOUT_MS = 20_000;
/** More is no answer to anything that is asked; a sealed file may be larger than what was sent. */
const MAX_RESPONSE_BYTES = 60 * 1024 * 1024;
const JSON_API = 'application/vnd.api+json';

/** Address and API token for calls to Clicksign, with an optional timeout in milliseconds. */
export interface ClicksignClientSettings {
  /** `https://app.clicksign.com`, or the sandbox. */
  url: string;
  token: string;
  patienceMs?: number;
}

interface Call<A extends z.ZodType> {
  method: 'GET' | 'POST' | 'PATCH';
  /** After `/api/v3`. */
  path: string;
  data?: Record<string, unknown>;
  answer: A;
  signal?: AbortSignal | undefined;
}

/** HTTP client of Clicksign that calls the API and downloads files. */
export interface ClicksignClient {
  call<A extends z.ZodType>(call: Call<A>): Promise<z.output<A>>;
  /** A file that an answer names. */
  download(url: string, signal?: AbortSignal): Promise<Buffer>;
}

/** Words of the provider about what it does not take. */
const complaint = z.object({ errors: z.array(z.object({ detail: z.string().max(300) })).min(1) });

/**
 * Creates a client of Clicksign's JSON:API. Throws `ProviderUnavailable` for errors, timeouts and unreadable responses,
 * which may be attempted again, and `ProviderRefusal` for final refusals.
 */
export function createClicksignClient({
  url,
  token,
  patienceMs = CALL_TIMEOUT_MS,
}: ClicksignClientSettings): ClicksignClient {
  const within = (signal?: AbortSignal) =>
    AbortSignal.any([AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])]);
  const origin = new URL(url).origin;

  return {
    async call({ method, path, data, answer, signal }) {
      const { status, bytes } = await ask(`${url}/api/v3${path}`, {
        method,
        redirect: 'error',
        signal: within(signal),
        headers: { authorization: token, accept: JSON_API, ...(data && { 'content-type': JSON_API }) },
        ...(data && { body: JSON.stringify({ data }) }),
      });
      const text = bytes.toString('utf8');
      if (status < 200 || status > 299) throw toProviderError(status, text);
      const parsed = answer.safeParse(text === '' ? {} : parseJson(text));
      if (!parsed.success) throw notUnderstood();
      return parsed.data;
    },
    async download(address, signal) {
      const target = new URL(address);
      // The token is for the provider itself: its files lie in stores of others, under addresses that are signed.
      const isOwn = target.origin === origin;
      if (target.protocol !== 'https:' && !isOwn) throw notUnderstood();
      const { status, bytes } = await ask(target.href, {
        signal: within(signal),
        ...(isOwn && { headers: { authorization: token } }),
      });
      if (status !== 200 || bytes.subarray(0, 5).toString('latin1') !== '%PDF-') throw notUnderstood();
      return bytes;
    },
  };
}

async function ask(address: string, init: RequestInit): Promise<{ status: number; bytes: Buffer }> {
  try {
    const response = await fetch(address, init);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.length > MAX_RESPONSE_BYTES) throw notUnderstood();
    return { status: response.status, bytes };
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    throw new ProviderUnavailable('O provedor de assinaturas não respondeu.');
  }
}

const notUnderstood = () =>
  new ProviderUnavailable('O provedor de assinaturas respondeu algo que não se entende.');

/**
 * Converts a failed response to an error. A response that another attempt cannot change is a refusal; errors of our
 * token and its limits are not.
 */
function toProviderError(status: number, text: string): Error {
  if (status === 401 || status === 403)
    return new ProviderUnavailable('O provedor de assinaturas não reconheceu a chave desta instalação.');
  const isForGood = status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429;
  if (!isForGood) return new ProviderUnavailable(`O provedor de assinaturas respondeu com o erro ${status}.`);
  const { data } = complaint.safeParse(parseJson(text));
  return new ProviderRefusal(data?.errors[0]?.detail ?? 'O provedor de assinaturas não aceitou o pedido.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { z } from 'zod';
import { MessengerError } from '../messenger-error';
import { describeWhatsappError, isTemporaryWhatsappError } from './describe-error';

const TIMEOUT_MS = 20_000;
const UNREACHABLE = 'O WhatsApp não respondeu.';
const TOO_MANY_REQUESTS = 429;

const failure = z.object({ error: z.object({ code: z.number().int() }) });

interface CloudApiCall<T extends z.ZodType> {
  method: 'GET' | 'POST';
  path: string;
  accessToken: string;
  body?: Record<string, unknown> | FormData;
  answer: T;
  signal: AbortSignal;
}

/** Function that calls the Cloud API of WhatsApp and parses its answer. Throws `MessengerError`. */
export type CloudApi = <T extends z.ZodType>(call: CloudApiCall<T>) => Promise<z.output<T>>;

/** Creates the client of the Cloud API of WhatsApp. `url` includes the version and no slash at its end. */
export const createCloudApi =
  (url: string): CloudApi =>
  async ({ method, path, accessToken, body, answer, signal }) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    }).catch((): never => {
      signal.throwIfAborted();
      throw new MessengerError(UNREACHABLE, { isUnknown: true });
    });
    const content: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw toError(response, content);
    const { data } = answer.safeParse(content);
    // It said yes, in a shape that is not known: whether it took the message nobody knows.
    if (data === undefined) throw new MessengerError(UNREACHABLE, { isUnknown: true });
    return data;
  };

function toError({ status, headers }: Response, content: unknown): MessengerError {
  const code = failure.safeParse(content).data?.error.code;
  const retryAfter = Number(headers.get('retry-after')) || undefined;
  if (code !== undefined) {
    const isTemporary = isTemporaryWhatsappError(code) || status === TOO_MANY_REQUESTS;
    return new MessengerError(describeWhatsappError(code), { isTemporary, retryAfter });
  }
  if (status === TOO_MANY_REQUESTS)
    return new MessengerError(describeWhatsappError(4), { isTemporary: true, retryAfter });
  return status >= 500
    ? new MessengerError(UNREACHABLE, { isUnknown: true, retryAfter })
    : new MessengerError(`O WhatsApp recusou a mensagem (resposta ${status}).`);
}

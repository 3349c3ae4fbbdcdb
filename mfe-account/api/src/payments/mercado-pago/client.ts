import type { z } from 'zod';
import { PaymentProviderError } from '../payment-provider-error';
import type { MercadoPagoSettings } from '../payment-settings';

const TIMEOUT_MS = 15_000;
const TOO_MANY_REQUESTS = 429;

interface MercadoPagoCall<T extends z.ZodType> {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: Record<string, unknown>;
  /** Sent as `X-Idempotency-Key`: the same key is done once. */
  idempotencyKey?: string;
  answer: T;
}

/** Function that calls the API of Mercado Pago and parses the answer. Throws `PaymentProviderError`. */
export type MercadoPagoClient = <T extends z.ZodType>(call: MercadoPagoCall<T>) => Promise<z.output<T>>;

/** Creates the client of the API of Mercado Pago. */
export const createMercadoPagoClient =
  ({ url, accessToken }: MercadoPagoSettings): MercadoPagoClient =>
  async ({ method, path, body, idempotencyKey, answer }) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        ...(idempotencyKey !== undefined && { 'x-idempotency-key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    if (!response || response.status >= 500 || response.status === TOO_MANY_REQUESTS)
      throw new PaymentProviderError(
        'bankUnavailable',
        'O Mercado Pago não respondeu. Tente de novo mais tarde.',
      );
    if (response.status === 404)
      throw new PaymentProviderError('notFound', 'O Mercado Pago não conhece este registro.');
    if (!response.ok)
      throw new PaymentProviderError('rejected', `O Mercado Pago recusou o pedido (${response.status}).`);
    const parsed = answer.safeParse(await response.json().catch(() => undefined));
    if (!parsed.success)
      throw new PaymentProviderError('bankUnavailable', 'A resposta do Mercado Pago não pôde ser lida.');
    return parsed.data;
  };

import { brazilianStates } from '@girassol/shared-domain';
import { z } from 'zod';
import type { PostalCodeAnswer, PostalCodeService } from './postal-codes';

const TIME_LIMIT_MS = 1_500;
const TRIES = 2;
/** After a failure the service is left alone for a while, so that a form never waits twice for what is away. */
const REST_MS = 30_000;

/** https://viacep.com.br: `erro` is true, or "true", for a code that does not exist. */
const answerSchema = z.union([
  z.object({ erro: z.union([z.literal(true), z.literal('true')]) }),
  z.object({
    logradouro: z.string().max(200),
    bairro: z.string().max(200),
    localidade: z.string().min(1).max(200),
    uf: z.enum(brazilianStates.map(({ uf }) => uf)),
  }),
]);

interface ViaCepOptions {
  /** Scheme and host, without a slash at the end. */
  url: string;
  fetch?: typeof fetch;
  now?: () => number;
  /** Told of each failure, in a few words. */
  onFailure?: (why: string) => void;
}

/**
 * Creates the client of the public service ViaCEP: 1.5 s per try, two tries, and half a minute without calls after a
 * failure.
 */
export function createViaCepService({
  url,
  fetch: send = fetch,
  now = Date.now,
  onFailure = () => undefined,
}: ViaCepOptions): PostalCodeService {
  let restsUntil = 0;

  async function ask(cep: string): Promise<PostalCodeAnswer> {
    const response = await send(`${url}/ws/${cep}/json/`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    // 400 is its word for a code that cannot be.
    if (response.status === 400) return { outcome: 'unknown' };
    if (!response.ok) throw new Error(`status ${response.status}`);
    const answer = answerSchema.parse(await response.json());
    if ('erro' in answer) return { outcome: 'unknown' };
    const { uf, localidade: city, bairro: district, logradouro: street } = answer;
    return { outcome: 'found', address: { uf, city, district, street } };
  }

  return {
    async find(cep) {
      if (now() < restsUntil) return { outcome: 'away' };
      for (let tried = 1; tried <= TRIES; tried += 1) {
        try {
          return await ask(cep);
        } catch (error) {
          onFailure(error instanceof Error ? error.message.slice(0, 200) : 'unknown failure');
        }
      }
      restsUntil = now() + REST_MS;
      return { outcome: 'away' };
    },
  };
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal';
import { setBodyDigest } from './idempotency';
import { MAX_JSON_DEPTH, readLargeJson } from './large-json';

const LARGE = 1024 * 1024;
const NUL = '\0';
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Registers the parser of JSON request bodies. An empty body counts as no body; text that PostgreSQL cannot
 * store (NUL, half a surrogate pair) is refused for every route.
 */
export function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('bodyDigest', null);
  app.removeAllContentTypeParsers();
  const parseText = (request: FastifyRequest, text: string): Promise<unknown> =>
    new Promise((resolve, reject) =>
      parse(request, text, (error, value) =>
        error ? reject(new Refusal(400, 'O conteúdo enviado não é um JSON válido.')) : resolve(value),
      ),
    );
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (body.length === 0) return undefined;
      await setBodyDigest(request, body);
      // Few calls take more than that: those that bring a file in base64.
      const value =
        body.length > LARGE
          ? await readLargeJson(body, (text) => parseText(request, text))
          : await parseText(request, body.toString());
      const problem = findProblem(value, []);
      if (problem) throw new Refusal(400, problem.message, { fields: [problem] });
      return value;
    },
  );
}

interface Problem {
  /** Names that lead to the field, joined by dots. */
  path: string;
  message: string;
}

function findProblem(value: unknown, path: readonly string[]): Problem | undefined {
  const problem = (message: string): Problem => ({ path: path.join('.'), message });
  if (typeof value === 'string')
    return isStorableText(value) ? undefined : problem('O texto enviado contém caracteres inválidos.');
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length === MAX_JSON_DEPTH) return problem('O conteúdo enviado tem níveis demais.');
  for (const [key, part] of Object.entries(value)) {
    const found = findProblem(key, path) ?? findProblem(part, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

/** Checks whether PostgreSQL can store a text: it stores neither NUL nor half a surrogate pair. */
export const isStorableText = (text: string): boolean => !text.includes(NUL) && !LONE_SURROGATE.test(text);

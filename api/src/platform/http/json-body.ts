import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusals/refusal';
import { digestBody } from './idempotency';

/** Deeper than anything the contract names; deeper bodies are an attack on whoever walks them. */
const DEEPEST = 32;
const NUL = '\0';
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Reads JSON bodies: an empty one is no body, and text that PostgreSQL cannot store (NUL, half a surrogate pair) is refused
 * here for every route.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('bodyDigest', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) return done(null, undefined);
    digestBody(request, text.toString());
    parse(request, text.toString(), (error, value) => {
      if (error) return done(new Refusal(400, 'O conteúdo enviado não é um JSON válido.'));
      const problem = problemOf(value, []);
      done(problem ? new Refusal(400, problem.message, { fields: [problem] }) : null, value);
    });
  });
}

interface Problem {
  /** Names that lead to the field, joined by dots. */
  path: string;
  message: string;
}

function problemOf(value: unknown, path: readonly string[]): Problem | undefined {
  const problem = (message: string): Problem => ({ path: path.join('.'), message });
  if (typeof value === 'string')
    return isStorable(value) ? undefined : problem('O texto enviado contém caracteres inválidos.');
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length === DEEPEST) return problem('O conteúdo enviado tem níveis demais.');
  for (const [key, part] of Object.entries(value)) {
    const found = problemOf(key, path) ?? problemOf(part, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

/** PostgreSQL cannot store NUL, nor half a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes(NUL) && !LONE_SURROGATE.test(text);

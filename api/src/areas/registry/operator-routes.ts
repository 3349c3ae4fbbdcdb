import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { guardAnswers } from '../../platform/http/answer-headers';
import { handleError } from '../../platform/http/errors';
import { readJsonBodies } from '../../platform/http/json-body';
import { type Operator, operatorOf, requireRemote } from './operator';
import { RegistryRefusal } from './registry-refusal';

/** Of every call of the registry: they are no part of the product's contract. */
export const hidden = { schema: { hide: true } };

/**
 * Opens a part of `/federation` that only operators reach. Who it is is asked before a byte of the body is read; a team's
 * token is refused where the address names another team's remote.
 */
export function operatorRoutes(app: FastifyInstance, define: Define<Operator>): void {
  guardedRoutes(
    app,
    async (request) => {
      const operator = await operatorOf(request);
      const { remote } = paramsOf(request);
      if (remote) requireRemote(operator, remote);
      return operator;
    },
    define,
  );
}

type Define<Who> = (routes: FastifyInstance, who: (request: FastifyRequest) => Who) => void | Promise<void>;

/** Opens a part of `/federation` for whom `identify` does not refuse: asked before a byte of the body is read. */
export function guardedRoutes<Who>(
  app: FastifyInstance,
  identify: (request: FastifyRequest) => Promise<Who>,
  define: Define<Who>,
): void {
  void app.register(async (routes) => {
    guardAnswers(routes);
    answerRefusals(routes);
    readJsonBodies(routes);
    const known = new WeakMap<FastifyRequest, { who: Who }>();
    routes.addHook('onRequest', async (request) => void known.set(request, { who: await identify(request) }));
    await define(routes, (request) => {
      const found = known.get(request);
      if (!found) throw new Error('the hook lets nobody through without one');
      return found.who;
    });
  });
}

export const paramsOf = (request: FastifyRequest): Record<string, string> =>
  z.record(z.string(), z.string()).catch({}).parse(request.params);

/** What was sent, in its shape. Throws GF-510 with the names of the fields that are not. */
export function parseOrder<T>(schema: z.ZodType<T>, value: unknown): T {
  const { data, error } = schema.safeParse(value);
  if (data !== undefined) return data;
  const fields = error?.issues.map(wrongField).filter(Boolean) ?? [];
  const named = fields.length > 0 ? `: ${[...new Set(fields)].join(', ')}` : '';
  throw new RegistryRefusal(400, 'GF-510', {
    pt: `Há dados inválidos no pedido${named}.`,
    en: `The order has invalid fields${named}.`,
  });
}

/** `why (>= 3)`: a field, and the size it must have where that is what is wrong. */
function wrongField(issue: z.core.$ZodIssue): string {
  const field = issue.path.join('.');
  if (issue.code === 'too_small') return `${field} (>= ${issue.minimum})`;
  return issue.code === 'too_big' ? `${field} (<= ${issue.maximum})` : field;
}

/** Refusals of the registry carry their code, for the command and for the page in `docs/errors.md`. */
function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = error instanceof RegistryRefusal ? error : cutShort(error);
    if (!refusal) return handleError(error, request, reply);
    const { status, code, words, findings, cause } = refusal;
    const message = /^en\b/i.test(request.headers['accept-language'] ?? '') ? words.en : words.pt;
    if (cause) request.log.error({ err: cause }, code);
    // What is still on its way is read and forgotten, so that the sender gets to hear the refusal.
    if (request.isMultipart?.()) request.raw.unpipe().resume();
    return reply.code(status).send({ code, message, ...(findings && { findings }) });
  });
}

/** What the form parser says of a publication that ended in the middle, or is larger than any release. */
function cutShort({ code }: FastifyError): RegistryRefusal | undefined {
  if (/^FST_(FILES|PARTS|FIELDS)_LIMIT$/.test(code))
    return new RegistryRefusal(413, 'GF-501', {
      pt: 'A publicação tem arquivos demais.',
      en: 'The publication has too many files.',
    });
  return undefined;
}

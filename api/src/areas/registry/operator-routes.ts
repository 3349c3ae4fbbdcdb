import { registerNoStoreHeader } from '@girassol/api-platform/http/answer-headers';
import { handleError } from '@girassol/api-platform/http/errors';
import { registerJsonParser } from '@girassol/api-platform/http/json-body';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Operator, requireOperator, requireRemoteAccess } from './operator';
import { RegistryRefusal } from './registry-refusal';

/**
 * Route options that exclude a route from the published API contract of the product. All routes of the
 * registry use them.
 */
export const hiddenRouteOptions = { schema: { hide: true } };

/**
 * Registers routes under `/federation` for operators only. The operator is identified before the body is
 * read. Throws GF-513 if a deploy token of one team is used for another team's remote.
 */
export function registerOperatorRoutes(app: FastifyInstance, define: Define<Operator>): void {
  registerGuardedRoutes(
    app,
    async (request) => {
      const operator = await requireOperator(request);
      const { remote } = parsePathParams(request);
      if (remote) requireRemoteAccess(operator, remote);
      return operator;
    },
    define,
  );
}

type Define<Who> = (routes: FastifyInstance, who: (request: FastifyRequest) => Who) => void | Promise<void>;

/**
 * Registers routes under `/federation` for callers whom the function `identify` accepts. The caller is
 * identified before the body is read.
 */
export function registerGuardedRoutes<Who>(
  app: FastifyInstance,
  identify: (request: FastifyRequest) => Promise<Who>,
  define: Define<Who>,
): void {
  void app.register(async (routes) => {
    registerNoStoreHeader(routes);
    answerRefusals(routes);
    registerJsonParser(routes);
    const known = new WeakMap<FastifyRequest, { who: Who }>();
    routes.addHook('onRequest', async (request) => void known.set(request, { who: await identify(request) }));
    await define(routes, (request) => {
      const found = known.get(request);
      if (!found) throw new Error('the hook lets nobody through without one');
      return found.who;
    });
  });
}

/** Returns the path parameters of a request as strings, or no parameters if they cannot be parsed. */
export const parsePathParams = (request: FastifyRequest): Record<string, string> =>
  z.record(z.string(), z.string()).catch({}).parse(request.params);

/** Parses a value by a schema. Throws GF-510 with the names of the invalid fields. */
export function parseOrRefuse<T>(schema: z.ZodType<T>, value: unknown): T {
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
    const refusal = error instanceof RegistryRefusal ? error : toUploadRefusal(error);
    if (!refusal) return handleError(error, request, reply);
    const { status, code, words, findings, cause } = refusal;
    const message = /^en\b/i.test(request.headers['accept-language'] ?? '') ? words.en : words.pt;
    if (cause) request.log.error({ err: cause }, code);
    // The rest of the body is read and discarded, so that the sender receives the refusal.
    if (request.isMultipart?.()) request.raw.unpipe().resume();
    return reply.code(status).send({ code, message, ...(findings && { findings }) });
  });
}

/** Converts an error of the form parser about too many files to a refusal. */
function toUploadRefusal({ code }: FastifyError): RegistryRefusal | undefined {
  if (/^FST_(FILES|PARTS|FIELDS)_LIMIT$/.test(code))
    return new RegistryRefusal(413, 'GF-501', {
      pt: 'A publicação tem arquivos demais.',
      en: 'The publication has too many files.',
    });
  return undefined;
}

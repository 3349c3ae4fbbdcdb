import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * On every answer of the server: no browser guesses what it is, and one that came over TLS (here, or at a proxy that is
 * trusted) comes over nothing else for a year. Not for subdomains: they may be a partner's.
 */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => secure(request, reply));
}

/** The same for an answer that no hook sees. */
export function secure(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-content-type-options', 'nosniff');
  if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
}

/** Answers hold what belongs to an account: nobody on the way keeps them. */
export function guardAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}

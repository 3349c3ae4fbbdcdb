import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Registers the security headers of every answer: no content sniffing, and HSTS for a year where this server
 * or a trusted proxy uses TLS. HSTS excludes subdomains, which may belong to a partner.
 */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => setSecurityHeaders(request, reply));
}

/** Sets the security headers on an answer that is sent outside Fastify's hooks. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-content-type-options', 'nosniff');
  if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
}

/** Registers `cache-control: no-store` on every answer, because answers hold data of an account. */
export function registerNoStoreHeader(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}

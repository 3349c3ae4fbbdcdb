import type { FastifyInstance } from 'fastify';

/** Hosts of an account's own. */
export function domainRoutes(_app: FastifyInstance): void {}

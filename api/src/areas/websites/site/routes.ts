import type { FastifyInstance } from 'fastify';

/** What is written, published and counted of a site. */
export function websiteRoutes(_app: FastifyInstance): void {}

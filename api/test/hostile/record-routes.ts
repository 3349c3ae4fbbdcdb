import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** Route that the server under test serves: method, and path with parameters (`:name`, `*`). */
export interface ServedRoute {
  method: string;
  path: string;
}

/**
 * Records the routes of every server that a test builds until `stop` is called, so that tests also cover new
 * routes.
 */
export function recordRoutes(): { routes: ServedRoute[]; stop(): void } {
  const routes: ServedRoute[] = [];
  const record = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }; // what Fastify publishes on this channel
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') routes.push({ method: one, path: url });
    });
  };
  diagnostics.subscribe('fastify.initialization', record);
  return { routes, stop: () => void diagnostics.unsubscribe('fastify.initialization', record) };
}

import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** A route as the server knows it, with its parameters (`:name`, `*`) in the path. */
export interface ServedRoute {
  method: string;
  path: string;
}

/** Records the routes of every server that is built from now on, until `stop`: a new one is listed by itself. */
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

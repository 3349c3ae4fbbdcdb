import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Is the process about to stop? It answers as before, but readiness says no and no connection is kept. */
    isDraining(): boolean;
    /** Begins to drain: proxies that read readiness send nothing new here. */
    drain(): void;
  }
}

/**
 * Registers the state in which a process answers everything and keeps no connection, before it stops and while it does:
 * each connection is closed after its answer. Otherwise browsers would keep connections open and delay the stop.
 */
export function registerDraining(app: FastifyInstance): void {
  let isDraining = false;
  const drain = () => {
    isDraining = true;
  };
  app.decorate('isDraining', () => isDraining);
  app.decorate('drain', drain);
  app.addHook('preClose', async () => drain());
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
}

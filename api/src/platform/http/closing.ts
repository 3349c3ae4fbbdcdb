import type { FastifyInstance } from 'fastify';

/**
 * While the process stops, each answer ends its connection: otherwise a browser would keep it open, and the stop would wait
 * for it.
 */
export function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}

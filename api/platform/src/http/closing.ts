import type { FastifyInstance } from 'fastify';

/**
 * Makes the server close each connection after its answer while the process stops; otherwise browsers would
 * keep connections open and delay the stop.
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

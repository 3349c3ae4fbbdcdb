import type { FastifyInstance } from 'fastify';

/** Answers hold what belongs to an account: nobody on the way keeps them, no browser guesses what they are. */
export function guardAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  });
}

import Fastify, { type FastifyInstance } from 'fastify';

/** What whoever watches over processes asks: figures, and whether it is alive and can work. */
const addresses = ['/metrics', '/api/health', '/api/health/ready'];

/** Answers on a port how a process is that serves nobody: these addresses of it, and nothing else. Closes with it. */
export async function tellStatus(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
): Promise<FastifyInstance> {
  const status = Fastify({ forceCloseConnections: true });
  for (const url of addresses)
    status.get(url, async ({ headers: { authorization } }, reply) => {
      const answer = await app.inject({ url, headers: authorization ? { authorization } : {} });
      const type = answer.headers['content-type'];
      return reply
        .code(answer.statusCode)
        .type(typeof type === 'string' ? type : 'text/plain')
        .send(answer.rawPayload);
    });
  app.addHook('onClose', () => status.close());
  await status.listen({ port, host });
  return status;
}

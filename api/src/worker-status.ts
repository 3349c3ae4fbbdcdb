import Fastify, { type FastifyInstance } from 'fastify';

/** Paths for monitoring: metrics, and whether the process is alive and can work. */
const statusPaths = ['/metrics', '/api/health', '/api/health/ready'];

/**
 * Serves the status paths of a process that runs only jobs on a port, and no other paths. Closes together
 * with the app.
 */
export async function serveWorkerStatus(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
): Promise<FastifyInstance> {
  const status = Fastify({ forceCloseConnections: true });
  for (const url of statusPaths)
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

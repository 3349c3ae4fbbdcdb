import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveWorkerStatus } from './worker-status';

let app: FastifyInstance;
afterEach(() => app.close());

test('a worker answers how it is, asks for the token that figures ask for, and nothing else', async () => {
  app = Fastify();
  app.get('/metrics', async ({ headers }, reply) =>
    headers.authorization === 'Bearer certo' ? 'girassol_jobs 1' : reply.code(401).send('Informe o token.'),
  );
  app.get('/api/health/ready', async (_request, reply) =>
    reply.code(503).send({ message: 'O disco está cheio.' }),
  );
  app.get('/api/sales', async () => 'vendas');
  const status = await serveWorkerStatus(app, { port: 0, host: '127.0.0.1' });
  const { port } = status.server.address() as AddressInfo;
  const ask = async (path: string, headers = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return [answer.status, await answer.text()];
  };

  expect(await ask('/metrics', { authorization: 'Bearer certo' })).toEqual([200, 'girassol_jobs 1']);
  expect((await ask('/metrics'))[0]).toBe(401);
  expect(await ask('/api/health/ready')).toEqual([503, '{"message":"O disco está cheio."}']);
  expect((await ask('/api/sales'))[0]).toBe(404);
  await app.close();
  await expect(ask('/metrics')).rejects.toThrow();
});

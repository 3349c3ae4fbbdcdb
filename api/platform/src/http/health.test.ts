import Fastify from 'fastify';
import { apiContract } from '../../../src/modules';
import { databaseWithoutSites } from '../../../test/no-database';
import { registerDraining } from './draining';
import { registerErrorHandler } from './errors';
import { registerHealthRoutes } from './health';
import { registerContractValidation } from './validation';

function createApp(freeBytes: (folder: string) => Promise<number | undefined>) {
  const app = Fastify();
  registerDraining(app);
  app.decorate('contract', apiContract);
  app.decorate('database', databaseWithoutSites);
  registerContractValidation(app);
  registerErrorHandler(app);
  registerHealthRoutes(app, { dataDir: '/dados', freeBytes });
  return app;
}

async function readiness(freeBytes: (folder: string) => Promise<number | undefined>) {
  const { statusCode } = await createApp(freeBytes).inject('/health/ready');
  return statusCode;
}

test('a server whose disk is full is not ready; one whose disk nobody can tell is', async () => {
  expect(await readiness(async (folder) => (folder === '/dados' ? 1024 : undefined))).toBe(503);
  expect(await readiness(async () => 10 * 1024 ** 3)).toBe(200);
  expect(await readiness(async () => undefined)).toBe(200);
});

test('a server that drains is not ready, answers everything else, and keeps no connection', async () => {
  const app = createApp(async () => undefined);
  expect((await app.inject('/health/ready')).headers.connection).not.toBe('close');
  app.drain();
  const ready = await app.inject('/health/ready');
  expect([ready.statusCode, ready.headers.connection]).toEqual([503, 'close']);
  const alive = await app.inject('/health');
  expect([alive.statusCode, alive.headers.connection]).toEqual([200, 'close']);
});

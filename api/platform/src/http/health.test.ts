import Fastify from 'fastify';
import { apiContract } from '../../../src/modules';
import { databaseWithoutSites } from '../../../test/no-database';
import { registerErrorHandler } from './errors';
import { registerHealthRoutes } from './health';
import { registerContractValidation } from './validation';

async function readiness(freeBytes: (folder: string) => Promise<number | undefined>) {
  const app = Fastify();
  app.decorate('contract', apiContract);
  app.decorate('database', databaseWithoutSites);
  registerContractValidation(app);
  registerErrorHandler(app);
  registerHealthRoutes(app, { dataDir: '/dados', freeBytes });
  const { statusCode } = await app.inject('/health/ready');
  return statusCode;
}

test('a server whose disk is full is not ready; one whose disk nobody can tell is', async () => {
  expect(await readiness(async (folder) => (folder === '/dados' ? 1024 : undefined))).toBe(503);
  expect(await readiness(async () => 10 * 1024 ** 3)).toBe(200);
  expect(await readiness(async () => undefined)).toBe(200);
});

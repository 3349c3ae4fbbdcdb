import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../src/app';
import { parseConfig } from '../../../src/config';
import { databaseWithoutSites } from '../../../test/no-database';

const apps: FastifyInstance[] = [];
afterAll(async () => {
  for (const app of apps) await app.close();
});

async function serverWith(variables: NodeJS.ProcessEnv): Promise<FastifyInstance> {
  const app = await buildApp({
    database: databaseWithoutSites,
    config: parseConfig({ DEMO: 'off', ...variables }),
  });
  apps.push(app);
  return app;
}

test('every answer says that its type is not to be guessed, and over TLS that it stays there', async () => {
  const app = await serverWith({ TRUST_PROXY: '127.0.0.1', NODE_ENV: 'test' });
  const overTls = { 'x-forwarded-proto': 'https' };
  const undecodable = await app.inject({ url: '/api/%ZZ' });
  expect(undecodable.headers['x-content-type-options']).toBe('nosniff');
  for (const url of ['/', '/api/health', '/api/nada', '/metrics', '/assets/nada.js', '/api/docs/']) {
    const plain = await app.inject({ url });
    expect([url, plain.headers['x-content-type-options']]).toEqual([url, 'nosniff']);
    expect([url, plain.headers['strict-transport-security']]).toEqual([url, undefined]);
    const secured = await app.inject({ url, headers: overTls });
    expect([url, secured.headers['strict-transport-security']]).toEqual([url, 'max-age=31536000']);
  }
});

test('what no trusted proxy says of TLS is not believed', async () => {
  const app = await serverWith({ NODE_ENV: 'test' });
  const { headers } = await app.inject({ url: '/api/health', headers: { 'x-forwarded-proto': 'https' } });
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('figures and the description of the API are closed in production, unless opened', async () => {
  const closed = await serverWith({ NODE_ENV: 'production' });
  for (const url of ['/metrics', '/api/docs', '/api/docs/', '/api/docs/json'])
    expect([url, (await closed.inject({ url, headers: { accept: 'application/json' } })).statusCode]).toEqual(
      [url, 404],
    );

  const METRICS_TOKEN = 'um-token-de-metricas';
  const opened = await serverWith({ NODE_ENV: 'production', METRICS_TOKEN, API_DOCS: 'on' });
  expect((await opened.inject('/metrics')).statusCode).toBe(401);
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  expect((await opened.inject({ url: '/metrics', headers })).statusCode).toBe(200);
  expect((await opened.inject('/api/docs/json')).statusCode).toBe(200);
});

test('/api/docs leads to its page with the slash, without which it stays blank', async () => {
  const app = await serverWith({ NODE_ENV: 'test' });
  const answer = await app.inject('/api/docs');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/api/docs/']);
});

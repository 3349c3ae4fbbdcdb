import { Writable } from 'node:stream';
import { pino } from 'pino';
import { buildApp } from '../../../src/app';
import { parseConfig } from '../../../src/config';
import { databaseWithoutSites } from '../../../test/no-database';
import { buildLoggerOptions } from './request-log';

async function appWithLog(variables: NodeJS.ProcessEnv = {}) {
  const lines: string[] = [];
  const out = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const config = parseConfig({ DEMO: 'off', ...variables });
  const app = await buildApp({
    database: databaseWithoutSites,
    config,
    logger: pino(buildLoggerOptions(config), out),
  });
  await app.ready();
  lines.length = 0; // what the start had to say
  return { app, lines };
}

test('a request is one line, with its id and its route, and without what is secret', async () => {
  const { app, lines } = await appWithLog();
  await app.inject({
    method: 'POST',
    url: '/api/updates/updated?token=segredo',
    headers: { authorization: 'Bearer segredo', 'x-request-id': 'pedido-7' },
    payload: { clientVersion: '1.0.0' },
  });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    request: 'pedido-7',
    method: 'POST',
    route: '/api/updates/updated',
    status: 200,
    ms: expect.any(Number),
  });
  expect(lines[0]).not.toContain('segredo');
  await app.close();
});

test('the trace that a proxy gave a request is in its line, and nothing that only looks like one', async () => {
  const { app, lines } = await appWithLog();
  const send = async (traceparent: string) => {
    lines.length = 0;
    await app.inject({ url: '/api/health', headers: { traceparent } });
    const { trace, span } = JSON.parse(lines.at(-1) ?? '{}');
    return { trace, span };
  };
  expect(await send('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01')).toEqual({
    trace: '4bf92f3577b34da6a3ce929d0e0e4736',
    span: '00f067aa0ba902b7',
  });
  for (const other of ['', '00-4bf9-00f0-01', '00-4BF92F3577B34DA6A3CE929D0E0E473Z-00f067aa0ba902b7-01'])
    expect(await send(other)).toEqual({});
  await app.close();
});

const TOKEN = 'q3vK9dJ0xYb1LrT7mZs2Ew5uNcHf8AoPgI4DqV6kXjR';

test('no address that is logged has a token in it, whether or not a route knows it', async () => {
  const { app, lines } = await appWithLog();
  for (const url of [
    `/assinar/${TOKEN}/`,
    `/assinar/${TOKEN}/nada/`,
    `/enviar/${TOKEN}/nada`,
    `/nova-senha/${TOKEN}`,
    `/${TOKEN}`,
    `/proposta/final/sol/12/abcde/nada?a=${TOKEN}`,
    `/api/nada/${TOKEN}`,
    `/assinar%2F${TOKEN}`,
    `/%ff/${TOKEN}`,
  ])
    await app.inject({ url, headers: { accept: 'text/html', referer: `http://localhost/assinar/${TOKEN}` } });
  await app.inject({
    method: 'POST',
    url: '/federation/reports',
    payload: [
      {
        ...{ kind: 'load', remote: 'mfe-a', version: '1', team: null, code: null },
        message: `http://localhost/assinar/${TOKEN} falhou`,
        path: `/assinar/${TOKEN}`,
      },
    ],
  });
  await app.inject({
    method: 'POST',
    url: '/federation/csp-reports',
    headers: { 'content-type': 'application/csp-report' },
    payload: JSON.stringify({ 'csp-report': { 'document-uri': `http://localhost/assinar/${TOKEN}` } }),
  });
  const figures = await app.inject('/metrics');
  await app.close();
  expect(lines.length).toBeGreaterThan(9);
  expect(lines.join('') + figures.body).not.toContain(TOKEN);
  expect(lines.join('')).not.toContain('abcde');
  expect(lines.join('')).toContain('"route":"/nova-senha/…"');
});

test('an error that is logged has no token in it, wherever it carries one', async () => {
  const { app, lines } = await appWithLog();
  const cause = new Error(`fetch of http://localhost/assinar/${TOKEN} failed`);
  const facts = { detail: `Key (token)=(${TOKEN}) exists`, input: `http://[${TOKEN}`, of: { path: [TOKEN] } };
  app.log.error({ err: Object.assign(new Error(`not a uuid: "${TOKEN}"`, { cause }), facts) }, 'failed');
  app.log.warn({ err: new AggregateError([cause], TOKEN) }, 'failed');
  await app.close();
  expect(lines.join('')).toContain('not a uuid: \\"…\\"');
  expect(lines.join('')).not.toContain(TOKEN);
});

test('an address with a slash at its end is the one without it', async () => {
  const { app, lines } = await appWithLog();
  await app.inject(`/assinar/${TOKEN}/`);
  await app.close();
  const routes = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(routes.map(({ route }) => route)).toEqual(['/assinar/:token']);
});

test('a failure is answered without its details, which are in the log', async () => {
  const { app, lines } = await appWithLog();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/users/login',
    payload: { email: 'a@b.co', password: 'Segredo2026' },
    headers: { 'x-request-id': 'pedido-8' },
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { message: 'Algo deu errado, por favor tente novamente.' },
  ]);
  const failure = lines.map((line) => JSON.parse(line)).find((line) => line.msg === 'unexpected failure');
  expect(failure).toMatchObject({ request: 'pedido-8', err: { message: 'no database' } });
  expect(lines.join('')).not.toContain('Segredo2026');
  await app.close();
});

test('figures may be kept behind a token', async () => {
  const { app } = await appWithLog({ METRICS_TOKEN: 'um-token-bem-comprido' });
  const ask = async (authorization?: string) =>
    (await app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } }))
      .statusCode;
  expect(await ask()).toBe(401);
  expect(await ask('Bearer outro-token-bem-comp')).toBe(401);
  expect(await ask('Bearer um-token-bem-comprido')).toBe(200);
  await app.close();
});

test('who a proxy speaks for is believed only of the proxies that are named', async () => {
  const getAddress = async (variables: NodeJS.ProcessEnv) => {
    const { app, lines } = await appWithLog(variables);
    await app.inject({
      url: '/api/health',
      remoteAddress: '10.1.2.3',
      headers: { 'x-forwarded-for': '200.1.1.1' },
    });
    await app.close();
    return JSON.parse(lines[0] ?? '').ip;
  };
  expect(await getAddress({})).toBe('10.1.2.3');
  expect(await getAddress({ TRUST_PROXY: '192.168.0.0/16' })).toBe('10.1.2.3');
  expect(await getAddress({ TRUST_PROXY: '10.0.0.0/8' })).toBe('200.1.1.1');
});

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Database } from '@girassol/api-platform/database';
import type { PageData, RemoteManifest, ShellManifest } from '@girassol/federation/registry';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { defaultTestDatabases, type TestDatabase } from '../../../test/databases';
import { waitUntil } from '../../../test/wait-until';
import { buildApp } from '../../app';
import { parseConfig } from '../../config';
import { saveLiveRelease } from '../registry/live/registry-store';

const html = { accept: 'text/html', host: 'localhost:8080' };
const computeHash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const shell: ShellManifest = {
  version: '1.0.0',
  scripts: ['react.js', 'shell.js'],
  fonts: ['sans.woff2'],
  integrity: { 'react.js': computeHash('react'), 'shell.js': computeHash('shell') },
  parts: {},
  shared: {},
};

function buildManifest(version: string, builtAt: string): RemoteManifest {
  return {
    name: 'mfe-boards',
    version,
    title: 'Quadros </script><script>alert(1)</script>',
    team: 'crm',
    routes: [{ path: '/vendas/funil/:uid' }],
    slots: [],
    exposes: ['./lifecycles'],
    requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
    entry: 'entry.js',
    container: 'boards',
    integrity: { 'entry.js': computeHash('entry') },
    preload: { './lifecycles': { files: [], shared: [] } },
    builtAt,
  };
}

describe.each(defaultTestDatabases)('hosting on $name', ({ open }) => {
  let buildDir: string;
  let opened: TestDatabase;
  let app: FastifyInstance;

  function write(path: string, text: string) {
    const file = join(buildDir, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }

  function addRelease(version: string, builtAt: string) {
    write(`releases/mfe-boards/${version}/entry.js`, 'entry');
    write(`releases/mfe-boards/${version}/remote.json`, JSON.stringify(buildManifest(version, builtAt)));
  }

  const start = (variables: NodeJS.ProcessEnv = {}, database = opened.database) =>
    buildApp({
      database,
      config: parseConfig({ BUILD_DIR: buildDir, DEMO: 'off', ...variables }),
    });

  async function pageAt(path: string, headers: Record<string, string> = {}) {
    const answer = await app.inject({ url: path, headers: { ...html, ...headers } });
    const [, json = '{}'] = answer.body.match(/id="girassol-page"[^>]*>(.*?)<\/script>/) ?? [];
    const data: PageData = JSON.parse(json);
    return { answer, data, version: data.registry.remotes[0]?.version };
  }

  beforeEach(async () => {
    buildDir = mkdtempSync(join(tmpdir(), 'girassol-hosting-'));
    write('shell/shell.json', JSON.stringify(shell));
    write('shell/assets/react.js', 'react');
    writeFileSync(join(buildDir, 'shell/assets/react.js.br'), brotliCompressSync('react'));
    write('secret.txt', 'not for anybody');
    addRelease('1.0.0', '2026-01-01T00:00:00.000Z');
    opened = await open();
    app = await start({ PRODUCT_HOSTS: 'girassol.com.br' });
  });
  afterEach(async () => {
    await app.close();
    await opened.drop();
    rmSync(buildDir, { recursive: true, force: true });
  });

  test('the page carries the registry, and no text of a manifest becomes markup', async () => {
    const { answer, data, version } = await pageAt('/vendas/funil/1');
    expect(answer.statusCode).toBe(200);
    expect(version).toBe('1.0.0');
    expect(data.registry.remotes[0]?.title).toContain('<script>');
    expect(answer.body).not.toContain('<script>alert');
  });

  test.each(['/constructor', '/__proto__', '/toString', '/hasOwnProperty'])(
    'an address that names what every object has (%s) is a page like any other',
    async (path) => {
      for (const visitor of ['5.', '5.0199ecd3-2582-7066-921d-438916cf9f91'])
        expect((await pageAt(path, { cookie: `girassol_visitor=${visitor}` })).answer.statusCode).toBe(200);
    },
  );

  test('the page says that it is Portuguese, and is not translated by browsers', async () => {
    const { answer } = await pageAt('/vendas/funil/1');
    expect(answer.body).toContain('<html lang="pt-BR" translate="no">');
    expect(answer.body).toContain('<meta name="google" content="notranslate">');
  });

  test('monitors and previews get the page as browsers do; calls and files that are not there do not', async () => {
    const getStatus = async (url: string, headers: Record<string, string>) =>
      (await app.inject({ url, headers: { host: 'localhost:8080', ...headers } })).statusCode;
    for (const headers of [{ accept: '*/*' }, {}, { accept: 'text/html' }] as Record<string, string>[])
      for (const url of ['/', '/login', '/vendas/funil/1']) expect(await getStatus(url, headers)).toBe(200);
    const head = {
      method: 'HEAD' as const,
      url: '/login',
      headers: { host: 'localhost:8080', accept: '*/*' },
    };
    expect((await app.inject(head)).statusCode).toBe(200);
    for (const url of ['/api/nothing', '/assets/nothing.js', '/wp-login.php'])
      expect(await getStatus(url, { accept: '*/*' })).toBe(404);
    expect(await getStatus('/login', { accept: 'application/json' })).toBe(404);
    expect(await getStatus('/login', { accept: '*/*', 'sec-fetch-dest': 'script' })).toBe(404);
  });

  test('every script of the page carries its hash, and its nonce is new every time', async () => {
    const first = await pageAt('/');
    const second = await pageAt('/');
    for (const name of shell.scripts)
      expect(first.answer.body).toContain(
        `<script defer src="/assets/${name}" integrity="${shell.integrity[name]}" crossorigin></script>`,
      );
    const policies = [first, second].map(({ answer }) => String(answer.headers['content-security-policy']));
    expect(policies[0]).toMatch(/script-src localhost:8080\/assets\/ localhost:8080\/releases\/;/);
    expect(policies[0]).toContain("require-trusted-types-for 'script'");
    expect(policies[0]).not.toContain('unsafe');
    expect(policies[0]).not.toBe(policies[1]);
    expect(first.answer.headers).toMatchObject({
      'integrity-policy': 'blocked-destinations=(script), endpoints=(integrity)',
      'reporting-endpoints': 'integrity="/federation/csp-reports"',
    });
  });

  test('parts of an area that import each other are in an import map, which the policy allows by its hash', async () => {
    const manifest = { ...buildManifest('2.0.0', '2026-02-01T00:00:00.000Z'), entryType: 'module' };
    write('releases/mfe-boards/2.0.0/remote.json', JSON.stringify(manifest));
    await app.close();
    app = await start();
    const { answer } = await pageAt('/vendas/funil/1');
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(answer.body) ?? [];
    const scripts = Object.entries(manifest.integrity).filter(([name]) => name.endsWith('.js'));
    expect(JSON.parse(map).integrity).toMatchObject(
      Object.fromEntries(scripts.map(([name, hash]) => [`/releases/mfe-boards/2.0.0/${name}`, hash])),
    );
    const hash = createHash('sha256').update(map).digest('base64');
    expect(String(answer.headers['content-security-policy'])).toMatch(
      new RegExp(`script-src [^;]*'sha256-${hash.replaceAll(/[+/]/g, '\\$&')}'`),
    );
    expect((await pageAt('/')).answer.body).toContain('importmap');
  });

  test('the schema of remote.json is answered where a manifest says', async () => {
    const { statusCode, headers, body } = await app.inject({
      url: '/federation/schemas/remote-v1.json',
      headers: { host: 'localhost:8080' },
    });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('application/schema+json');
    expect(JSON.parse(body)).toMatchObject({ $id: '/federation/schemas/remote-v1.json', type: 'object' });
  });

  test('the page says that its address is left out of a distribution, to who is signed in, and nothing else', async () => {
    const cookie = 'girassol_visitor=5.0199ecd3-2582-7066-921d-438916cf9f91';
    const at = async (host: string, address: string, headers = {}) =>
      (await pageAt(address, { host, ...headers })).data.isLeftOut;
    const aurora = 'aurora.localhost:8080';
    expect(await at(aurora, '/vendas/funil/1', { cookie })).toBe(true);
    expect(await at(aurora, '/vendas/funil/1')).toBeUndefined();
    expect(await at(aurora, '/nao-existe', { cookie })).toBeUndefined();
    expect(await at('localhost:8080', '/vendas/funil/1', { cookie })).toBeUndefined();
    expect((await pageAt('/vendas/funil/1', { host: aurora, cookie })).answer.body).not.toContain(
      'mfe-boards',
    );
  });

  test('a host name that is none does not get into the policy', async () => {
    const headers = { host: "evil.test; script-src 'unsafe-inline'", accept: 'text/html' };
    const { statusCode, headers: answered } = await app.inject({ url: '/', headers });
    expect(statusCode).toBe(400);
    expect(String(answered['content-security-policy'])).not.toMatch(/unsafe-inline|evil/);
  });

  test('hosts outside the product are told apart', async () => {
    expect((await pageAt('/', { host: 'app.girassol.com.br' })).data.host.isProduct).toBe(true);
    expect((await pageAt('/', { host: '127.0.0.1:9000' })).data.host.isProduct).toBe(true);
    const other = (await pageAt('/', { host: 'Solar-da-Maria.com.br' })).data.host;
    expect(other).toEqual({ name: 'solar-da-maria.com.br', isProduct: false, siteId: null });
  });

  test('the SERRANA distribution answers on its hosts with its own brand', async () => {
    expect((await pageAt('/', { host: 'serrana.girassol.com.br' })).data.distribution).toMatchObject({
      key: 'SERRANA',
      brand: { name: 'Serrana Solar' },
    });
  });

  test('files are served for ever and as they were compressed; what is not there is no page', async () => {
    const file = await app.inject({ url: '/assets/react.js', headers: { 'accept-encoding': 'br, gzip' } });
    expect(file.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    for (const url of [
      '/assets/gone.js',
      '/releases/mfe-boards/9.9.9/entry.js',
      '/assets/..%2f..%2fsecret.txt',
      '/federation/nada',
    ]) {
      const answer = await app.inject({ url, headers: html });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.body).not.toMatch(/<html|not for anybody/);
    }
  });

  describe('service worker', () => {
    const restart = async (variables: NodeJS.ProcessEnv = {}) => {
      write('shell/shell.json', JSON.stringify({ ...shell, serviceWorker: 'service-worker.1.js' }));
      write('shell/assets/service-worker.1.js', 'the worker');
      await app.close();
      app = await start(variables);
    };
    const getWorker = (host = 'localhost:8080') => app.inject({ url: '/sw.js', headers: { host } });

    test('is asked for with every page, and may fetch from this server only', async () => {
      await restart();
      const { body, headers } = await getWorker();
      expect(body).toBe('the worker');
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      });
      expect((await pageAt('/inicio')).data.serviceWorker).toBe('run');
    });

    test('is not on the domain of a customer, nor in a build without one', async () => {
      expect((await pageAt('/inicio')).data).not.toHaveProperty('serviceWorker');
      await restart();
      expect((await getWorker('solar-da-maria.com.br')).statusCode).toBe(404);
      const { data } = await pageAt('/', { host: 'solar-da-maria.com.br' });
      expect(data).not.toHaveProperty('serviceWorker');
    });

    test('removes itself everywhere once it is switched off', async () => {
      await restart({ SERVICE_WORKER: 'off' });
      expect((await getWorker()).body).toContain('registration.unregister()');
      expect((await pageAt('/inicio')).data.serviceWorker).toBe('remove');
    });
  });

  test('a new release of the build goes live; the old one stays there', async () => {
    addRelease('1.1.0', '2026-02-01T00:00:00.000Z');
    await app.close();
    app = await start();
    const { data, version } = await pageAt('/');
    expect(version).toBe('1.1.0');
    expect(data.registry.remotes[0]?.previous?.version).toBe('1.0.0');
    expect((await app.inject('/releases/mfe-boards/1.0.0/entry.js')).statusCode).toBe(200);
  });

  test('an open page can ask cheaply whether something else is live by now', async () => {
    const ask = async () => (await app.inject('/federation/revision')).json();
    const { data } = await pageAt('/');
    expect(await ask()).toEqual({ revision: data.registry.revision, shell: '1.0.0' });
    addRelease('1.1.0', '2026-02-01T00:00:00.000Z');
    await app.close();
    app = await start();
    expect((await ask()).revision).toBe('mfe-boards@1.1.0');
  });

  test('what an operator made live outlives a restart, and every change is written down', async () => {
    addRelease('1.1.0', '2026-02-01T00:00:00.000Z');
    await app.close();
    app = await start();
    await opened.database.asSystem((tx) =>
      saveLiveRelease(tx, {
        environment: 'development',
        line: { remote: 'mfe-boards', version: '1.0.0', scope: 'all', target: '', share: 100, isLive: true },
        by: 'ana',
        why: 'quadro travado na 1.1.0',
      }),
    );
    await app.close();
    app = await start();
    expect((await pageAt('/')).version).toBe('1.0.0');

    const changes = await opened.database.asSystem((tx) =>
      tx
        .selectFrom('remote_live_changes')
        .select(['by', 'why', 'version_before', 'version'])
        .orderBy('id')
        .execute(),
    );
    expect(changes.at(-1)).toEqual({
      by: 'ana',
      why: 'quadro travado na 1.1.0',
      version_before: '1.1.0',
      version: '1.0.0',
    });
    await expect(
      opened.database.asSystem((tx) => tx.deleteFrom('remote_live_changes').execute()),
    ).rejects.toThrow();
  });

  test(
    'without its database the server goes on with the registry it knows, and catches up by itself',
    async () => {
      addRelease('1.1.0', '2025-12-01T00:00:00.000Z');
      let isGone = false;
      let missed = 0;
      const gone = () => {
        missed += 1;
        return Promise.reject(new Error('the database is gone'));
      };
      const { database } = opened;
      const unsteady: Database = {
        ...database,
        asSystem: (use) => (isGone ? gone() : database.asSystem(use)),
        asAccount: (scope, use) => (isGone ? gone() : database.asAccount(scope, use)),
        lookUp: (query) => (isGone ? gone() : database.lookUp(query)),
      };
      await app.close();
      app = await start({}, unsteady);
      isGone = true;
      await waitUntil(() => missed > 0);
      expect((await pageAt('/')).version).toBe('1.0.0');
      expect((await app.inject('/federation/registry')).json().remotes).toHaveLength(1);
      expect((await app.inject('/federation/revision')).statusCode).toBe(200);
      expect((await app.inject('/releases/mfe-boards/1.0.0/entry.js')).body).toBe('entry');

      isGone = false;
      const line = { remote: 'mfe-boards', version: '1.1.0', scope: 'all', target: '', share: 100 } as const;
      await database.asSystem((tx) =>
        saveLiveRelease(tx, {
          environment: 'development',
          line: { ...line, isLive: true },
          by: 'ana',
          why: 'de volta',
        }),
      );
      await waitUntil(async () => (await pageAt('/')).version === '1.1.0');
    },
    TEST_TIMEOUTS_MS.process,
  );

  test('a rollout tells browsers apart and keeps each where it is', async () => {
    addRelease('1.1.0', '2025-12-01T00:00:00.000Z');
    await app.close();
    app = await start();
    await opened.database.asSystem((tx) =>
      saveLiveRelease(tx, {
        environment: 'development',
        line: { remote: 'mfe-boards', version: '1.1.0', scope: 'all', target: '', share: 30, isLive: true },
        by: 'ana',
        why: 'piloto',
      }),
    );
    await app.close();
    app = await start();
    const { answer } = await pageAt('/');
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^girassol_visitor=\d{1,2}\.;.*HttpOnly; SameSite=Lax/,
    );
    const seen = await Promise.all(
      ['29.', '30.'].map(
        async (value) => (await pageAt('/', { cookie: `girassol_visitor=${value}` })).version,
      ),
    );
    const all = (await pageAt('/', { cookie: 'girassol_visitor=99.' })).version;
    expect(seen).toEqual(['1.1.0', all]);
    expect(all).toBe('1.0.0');
  });

  test('the area of the address is announced only to a browser somebody works in', async () => {
    const entry = '<link rel="preload" as="script" href="/releases/mfe-boards/1.0.0/entry.js"';
    expect((await pageAt('/vendas/funil/1')).answer.body).not.toContain(entry);
    const known = { cookie: 'girassol_visitor=5.0199ecd3-2582-7066-921d-438916cf9f91' };
    expect((await pageAt('/vendas/funil/1', known)).answer.body).toContain(entry);
  });

  test('the top bar is painted before a script has come, where somebody works and the page has one', async () => {
    const cookie = 'girassol_visitor=5.0199ecd3-2582-7066-921d-438916cf9f91';
    const hasEmptyBar = async (path: string, headers: Record<string, string> = { cookie }) =>
      (await app.inject({ url: path, headers: { ...html, ...headers } })).body.includes('#root:empty');
    expect(await hasEmptyBar('/vendas/funil/1')).toBe(true);
    expect(await hasEmptyBar('/')).toBe(true);
    expect(await hasEmptyBar('/vendas/funil/1', {})).toBe(false);
    expect(await hasEmptyBar('/vendas/funil/1', { cookie, host: 'energia-do-cliente.com.br' })).toBe(false);
    for (const path of ['/login', '/chat-solicitacao-teste', '/proposta/final/1'])
      expect(await hasEmptyBar(path)).toBe(false);
  });

  test('failures of browsers are counted per release; names that were never released are not', async () => {
    const report = {
      kind: 'load',
      remote: 'mfe-boards',
      version: '1.0.0',
      team: 'crm',
      code: 'GF-202',
      message: 'x',
      path: '/',
    };
    const send = (payload: object) => app.inject({ method: 'POST', url: '/federation/reports', payload });
    expect((await send([report, { ...report, remote: 'mfe-inventado' }])).statusCode).toBe(204);
    expect((await send([{ ...report, kind: 'qualquer' }])).statusCode).toBe(400);
    const figures = (await app.inject('/metrics')).body;
    expect(figures).toContain(
      'girassol_remote_failures_total{remote="mfe-boards",version="1.0.0",kind="load",code="GF-202"} 1',
    );
    expect(figures).not.toContain('mfe-inventado');
  });

  test('violations of the policy are counted for the remote whose file caused them', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/federation/csp-reports',
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify({
        'csp-report': {
          'violated-directive': 'style-src-elem',
          'source-file': 'http://localhost:8080/releases/mfe-boards/1.0.0/entry.js',
        },
      }),
    });
    expect(answer.statusCode).toBe(204);
    expect((await app.inject('/metrics')).body).toContain(
      'girassol_csp_violations_total{remote="mfe-boards",version="1.0.0",directive="style-src-elem"} 1',
    );
  });

  test('a script that was asked for without a hash is counted for the release it lies in', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/federation/csp-reports',
      headers: { 'content-type': 'application/reports+json' },
      payload: JSON.stringify([
        {
          type: 'integrity-violation',
          body: {
            blockedURL: 'http://localhost:8080/releases/mfe-boards/1.0.0/chunk.js',
            destination: 'script',
          },
        },
      ]),
    });
    expect(answer.statusCode).toBe(204);
    expect(await app.metrics.metrics()).toContain(
      'girassol_csp_violations_total{remote="mfe-boards",version="1.0.0",directive="integrity-policy"} 1',
    );
  });

  test('a violation is logged without what stands behind the path of an address', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
    const config = parseConfig({ BUILD_DIR: buildDir, DEMO: 'off' });
    const talking = await buildApp({ database: opened.database, config, logger });
    await talking.inject({
      method: 'POST',
      url: '/federation/csp-reports',
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify({
        'csp-report': {
          'violated-directive': 'img-src',
          'document-uri': 'http://localhost:8080/login?email=a@b.co&psd=Segredo123#x',
          referrer: 'http://localhost:8080/login?psd=Segredo123',
        },
      }),
    });
    await talking.close();
    expect(lines.join('')).toContain('http://localhost:8080/login');
    expect(lines.join('')).not.toContain('Segredo123');
  });

  test('a database that does not answer takes no page away: the newest releases serve', async () => {
    await app.close();
    const asSystem = () => Promise.reject(new Error('no connection'));
    app = await buildApp({
      database: { ...opened.database, asSystem },
      config: parseConfig({ BUILD_DIR: buildDir, DEMO: 'off' }),
    });
    expect((await pageAt('/vendas/funil/1')).version).toBe('1.0.0');
  });
});

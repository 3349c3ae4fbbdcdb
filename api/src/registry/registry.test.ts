import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CHECKS_HEADER,
  type RegistryStatus,
  type RemoteStatusReport,
  type ShellManifest,
} from '@girassol/federation/registry';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type TestDatabase, testDatabases } from '../../test/databases';
import { type TestPeople, testPeople } from '../../test/people';
import {
  releaseForm,
  type SampleRelease,
  sampleChecks,
  sampleRelease,
  sampleShell,
} from '../../test/release';
import { buildApp } from '../app';
import { readConfig } from '../config';

const shell: ShellManifest = {
  ...sampleShell,
  version: '1.4.0-abc',
  provides: { shell: '1.4.0', 'shared-ui': '1.2.0', 'shared-auth': '1.0.0', api: '1.0.0', react: '19.3.1' },
};

/** One server for the whole file: each test works on a remote of its own. */
describe.each(testDatabases)('the registry on $name', ({ open }) => {
  const folder = mkdtempSync(join(tmpdir(), 'girassol-registry-'));
  let opened: TestDatabase;
  let app: FastifyInstance;
  let people: TestPeople;
  let admin: string;

  const start = () =>
    buildApp({
      database: opened.database,
      config: readConfig({
        BUILD_DIR: join(folder, 'build'),
        DATA_DIR: join(folder, 'data'),
        DEMO: 'off',
        TRUST_PROXY: 'loopback',
        RELEASE_ERROR_OPENS: '4',
        RELEASE_ERROR_ADDRESSES: '2',
      }),
    });

  beforeAll(async () => {
    mkdirSync(join(folder, 'build', 'shell'), { recursive: true });
    writeFileSync(join(folder, 'build', 'shell', 'shell.json'), JSON.stringify(shell));
    opened = await open();
    app = await start();
    people = await testPeople(opened.database);
    await opened.query('update users set is_admin = true where id = $1', [people.owner.userId]);
    admin = people.owner.token;
  }, 60_000);

  afterAll(async () => {
    await app?.close();
    await opened?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function send(options: InjectOptions, token: string | null = admin) {
    const headers = { ...options.headers, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await app.inject({ ...options, headers });
    return { status: answer.statusCode, body: answer.body ? answer.json() : undefined };
  }
  const publish = (
    release: SampleRelease,
    {
      token = admin,
      form = releaseForm(release),
    }: { token?: string; form?: ReturnType<typeof releaseForm> } = {},
  ) => {
    const { name, version } = release.manifest;
    return send({ method: 'PUT', url: `/federation/releases/${name}/${version}`, ...form }, token);
  };
  const statusOf = async (remote: string): Promise<RemoteStatusReport | undefined> => {
    const { body }: { body: RegistryStatus } = await send({ url: '/federation/status' });
    return body.remotes.find((found) => found.remote === remote);
  };
  const change = async (remote: string, what: string, order: object, token = admin) => {
    const expected = (await statusOf(remote))?.revision ?? 0;
    return send(
      {
        method: 'POST',
        url: `/federation/remotes/${remote}/${what}`,
        payload: { why: 'teste do registro', expected, ...order },
      },
      token,
    );
  };
  /** The version a browser gets, undefined where the area is absent. */
  const servedTo = async (remote: string, { host = 'localhost', visitor = '50.' } = {}) => {
    const answer = await app.inject({
      url: '/federation/registry',
      headers: { host, cookie: `girassol_visitor=${visitor}` },
    });
    return answer.json().remotes.find((found: { name: string }) => found.name === remote)?.version;
  };
  const newToken = async (remote: string): Promise<{ id: string; token: string }> =>
    (await send({ method: 'POST', url: '/federation/tokens', payload: { remote, name: `CI ${remote}` } }))
      .body;

  /** Two versions of a remote, the first of them live. */
  async function twoVersions(remote: string) {
    await publish(sampleRelease(remote, '1.0.0'));
    await publish(sampleRelease(remote, '1.1.0', { builtAt: '2026-02-01T00:00:00.000Z' }));
    await change(remote, 'rollout', { version: '1.0.0' });
  }

  describe('publishing', () => {
    test('what it was put through before is written down; what was not tried is told', async () => {
      const tried = sampleRelease('mfe-provada', '1.0.0');
      await publish(tried);
      const untried = sampleRelease('mfe-provada', '1.1.0');
      for (const said of ['', 'nada', '{"browser":{"rounds":"muitas"}}']) {
        const form = releaseForm(untried);
        const headers = { ...form.headers, [CHECKS_HEADER]: said };
        const { status, body } = await publish(untried, { form: { ...form, headers } });
        expect({ status, findings: body.findings }).toMatchObject({
          status: 200,
          findings: [{ code: 'GF-611', severity: 'warning' }],
        });
      }
      const releases = (await statusOf('mfe-provada'))?.releases;
      const checksIn = (version: string) => releases?.find((release) => release.version === version)?.checks;
      expect(checksIn('1.0.0')).toEqual(sampleChecks);
      expect(checksIn('1.1.0')).toEqual({ browser: null, contract: null });
    });

    test('a style sheet that reaches out of the area is refused, and nothing of it stays', async () => {
      const release = sampleRelease('mfe-larga', '1.0.0', {}, { 'a.css': '.mfe-larga p{} body{margin:0}' });
      const { status, body } = await publish(release);
      expect({ status, findings: body.findings }).toMatchObject({
        status: 422,
        findings: [{ code: 'GF-609', what: expect.stringContaining('a.css styles body') }],
      });
      expect(await statusOf('mfe-larga')).toBeUndefined();
    });

    test('a published release is served compressed and is live for nobody until it is rolled out', async () => {
      const release = sampleRelease('mfe-nova', '1.0.0');
      expect(await publish(release)).toEqual({
        status: 200,
        body: { remote: 'mfe-nova', version: '1.0.0', isNew: true, findings: [] },
      });
      expect(await servedTo('mfe-nova')).toBeUndefined();
      const file = await app.inject({
        url: '/releases/mfe-nova/1.0.0/entry.js',
        headers: { 'accept-encoding': 'br' },
      });
      expect(file.statusCode).toBe(200);
      expect(file.headers['content-encoding']).toBe('br');
      await change('mfe-nova', 'rollout', { version: '1.0.0' });
      expect(await servedTo('mfe-nova')).toBe('1.0.0');
    });

    test('the same bytes again change nothing; other bytes under a known version are refused', async () => {
      const release = sampleRelease('mfe-mesma', '1.0.0');
      await publish(release);
      const rebuilt = { ...release, manifest: { ...release.manifest, builtAt: '2026-05-05T00:00:00.000Z' } };
      expect((await publish(rebuilt)).body).toMatchObject({ isNew: false });
      const other = sampleRelease('mfe-mesma', '1.0.0', { title: 'Outra' });
      expect(await publish(other)).toMatchObject({ status: 409, body: { code: 'GF-502' } });
      expect((await statusOf('mfe-mesma'))?.releases).toHaveLength(1);
    });

    test('two who publish the same release at once enter it once', async () => {
      const answers = await Promise.all([1, 2].map(() => publish(sampleRelease('mfe-dupla', '1.0.0'))));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers.filter(({ body }) => body.isNew)).toHaveLength(1);
    });

    test('a publication that is cut, incomplete, changed or out of place leaves nothing', async () => {
      const release = sampleRelease('mfe-cortada', '1.0.0');
      const { manifest, files } = release;
      const head: [string, string] = ['remote.json', JSON.stringify(manifest)];
      const whole = releaseForm(release);
      const cases: [string, ReturnType<typeof releaseForm>, number][] = [
        ['cut', { ...whole, payload: whole.payload.slice(0, -60) }, 400],
        ['incomplete', releaseForm(release, [head, ['entry.js', files['entry.js'] ?? '']]), 422],
        ['changed', releaseForm(release, [head, ['entry.js', 'alert(1)'], ['app.js', '// 1.0.0']]), 422],
        ['a file nobody named', releaseForm(release, [head, ['extra.js', '1']]), 422],
        ['a path', releaseForm(release, [head, ['../../x.js', '1']]), 422],
        ['no manifest', releaseForm(release, [['entry.js', '1']]), 400],
        ['garbage for a manifest', releaseForm(release, [['remote.json', '{"name":1}']]), 422],
        ['no parts', releaseForm(release, []), 400],
      ];
      for (const [name, form, status] of cases)
        expect({ name, ...(await publish(release, { form })) }).toMatchObject({ name, status });
      expect(await statusOf('mfe-cortada')).toBeUndefined();
      expect(readdirSync(join(folder, 'data', 'releases', 'mfe-cortada'))).toEqual([]);
      expect((await publish(release)).status).toBe(200);
    });

    test('the gate says what does not fit and how to mend it, and lets nothing in', async () => {
      await twoVersions('mfe-porta');
      const breaking = sampleRelease('mfe-porta', '1.2.0', {
        routes: [{ path: '/outra' }],
        requires: { shell: '^2.0.0', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
        shares: { react: '^18.0.0' },
      });
      const { status, body } = await publish(breaking);
      expect(status).toBe(422);
      expect(body.findings.map(({ code }: { code: string }) => code)).toEqual(['GF-602', 'GF-603', 'GF-606']);
      for (const { what, how } of body.findings) expect(`${what}${how}`).not.toBe('');

      const squatter = sampleRelease('mfe-posseira', '1.0.0', { routes: [{ path: '/mfe-porta' }] });
      expect((await publish(squatter)).body.findings[0]).toMatchObject({ code: 'GF-604' });
      expect(await statusOf('mfe-posseira')).toBeUndefined();
    });
  });

  describe('who may', () => {
    const calls: [InjectOptions['method'], string][] = [
      ['GET', '/federation/status'],
      ['PUT', '/federation/releases/mfe-x/1.0.0'],
      ['POST', '/federation/remotes/mfe-x/check'],
      ['POST', '/federation/remotes/mfe-x/rollout'],
      ['POST', '/federation/remotes/mfe-x/rollback'],
      ['POST', '/federation/remotes/mfe-x/pause'],
      ['GET', '/federation/tokens'],
      ['POST', '/federation/tokens'],
      ['DELETE', '/federation/tokens/0199ecd3-2582-7066-921d-438916cf9f91'],
    ];

    test.each(calls)('%s %s is refused to whoever is no operator', async (method, url) => {
      const refused = async (token: string | null) => {
        const { status, body } = await send({ method, url }, token);
        expect(body.message).not.toBe('');
        return [status, body.code];
      };
      expect(await refused(null)).toEqual([401, 'GF-511']);
      expect(await refused('desconhecido')).toEqual([401, 'GF-511']);
      expect(await refused('gdt_inventado')).toEqual([401, 'GF-511']);
      expect(await refused(people.vendor.token)).toEqual([403, 'GF-512']);
    });

    test('a token publishes and rolls out its own remote, and nothing of another team', async () => {
      await twoVersions('mfe-alheia');
      const { token } = await newToken('mfe-propria');
      expect((await publish(sampleRelease('mfe-propria', '1.0.0'), { token })).status).toBe(200);
      expect((await change('mfe-propria', 'rollout', { version: '1.0.0' }, token)).status).toBe(200);
      expect((await statusOf('mfe-propria'))?.history[0]?.by).toBe('token CI mfe-propria');

      for (const refused of [
        await publish(sampleRelease('mfe-alheia', '9.0.0'), { token }),
        await change('mfe-alheia', 'rollback', {}, token),
      ])
        expect(refused).toMatchObject({ status: 403, body: { code: 'GF-513' } });
      const { body } = await send({ url: '/federation/status' }, token);
      expect(body.remotes.map(({ remote }: RemoteStatusReport) => remote)).toEqual(['mfe-propria']);
      expect((await send({ url: '/federation/tokens' }, token)).status).toBe(403);
    });

    test('a revoked token is worth nothing, and no token is kept as it is', async () => {
      const { id, token } = await newToken('mfe-fim');
      expect((await send({ url: '/federation/status' }, token)).status).toBe(200);
      const stored = await opened.query('select * from deploy_tokens');
      expect(JSON.stringify(stored)).not.toContain(token);
      const url = `/federation/tokens/${id}`;
      expect((await send({ method: 'DELETE', url })).status).toBe(200);
      expect((await send({ url: '/federation/status' }, token)).status).toBe(401);
      expect((await send({ method: 'DELETE', url })).status).toBe(404);
    });

    test('nonsense is refused in words', async () => {
      for (const order of [
        { version: '1.0.0', share: 0 },
        { version: '1.0.0', share: 'tudo' },
        { version: '1.0.0', why: '' },
        { version: '1.0.0', scope: 'host' },
        { version: '1.0.0', scope: 'all', target: 'x' },
        { version: '1.0.0', expected: -1 },
        { version: null },
      ])
        expect(await change('mfe-porta', 'rollout', order)).toMatchObject({
          status: 400,
          body: { code: 'GF-510' },
        });
      expect(await change('mfe-porta', 'rollout', { version: '7.7.7' })).toMatchObject({ status: 404 });
    });
  });

  describe('what is live', () => {
    test('of two who change the same state, one does and the other is told', async () => {
      await twoVersions('mfe-corrida');
      const expected = (await statusOf('mfe-corrida'))?.revision;
      const answers = await Promise.all(
        ['1.1.0', '1.0.0'].map((version) => change('mfe-corrida', 'rollout', { version, expected })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('GF-524');
    });

    test('a rollout by share is sticky, and the whole rollout leaves no share behind', async () => {
      await twoVersions('mfe-parte');
      await change('mfe-parte', 'rollout', { version: '1.1.0', share: 30 });
      expect(await servedTo('mfe-parte', { visitor: '29.' })).toBe('1.1.0');
      expect(await servedTo('mfe-parte', { visitor: '30.' })).toBe('1.0.0');
      await change('mfe-parte', 'rollout', { version: '1.1.0' });
      await publish(sampleRelease('mfe-parte', '1.2.0'));
      await change('mfe-parte', 'rollout', { version: '1.2.0' });
      expect(await servedTo('mfe-parte', { visitor: '29.' })).toBe('1.2.0');
    });

    test('scopes: an account, a host, a distribution; a step back follows the wider one again', async () => {
      await twoVersions('mfe-alcance');
      const account = people.owner.accountId;
      const scopes = [
        [{ scope: 'distribution', target: 'SERRANA' }, { host: 'serrana.localhost' }],
        [{ scope: 'host', target: 'app.localhost' }, { host: 'app.localhost' }],
        [{ scope: 'account', target: account }, { visitor: `50.${account}` }],
      ] as const;
      for (const [scope, visitor] of scopes) {
        await change('mfe-alcance', 'rollout', { version: '1.1.0', ...scope });
        expect(await servedTo('mfe-alcance', visitor)).toBe('1.1.0');
        expect(await servedTo('mfe-alcance')).toBe('1.0.0');
        await change('mfe-alcance', 'rollback', scope);
        expect(await servedTo('mfe-alcance', visitor)).toBe('1.0.0');
      }
      const status = await statusOf('mfe-alcance');
      expect(status?.live).toHaveLength(1);
      expect(status?.history).toHaveLength(7);
    });

    test('one step back ends a share first, then goes to the version before, and never in a circle', async () => {
      await twoVersions('mfe-volta');
      await change('mfe-volta', 'rollout', { version: '1.1.0', share: 10 });
      await change('mfe-volta', 'rollback', {});
      expect(await servedTo('mfe-volta', { visitor: '0.' })).toBe('1.0.0');
      await change('mfe-volta', 'rollout', { version: '1.1.0' });
      await change('mfe-volta', 'rollback', { why: 'quadro travado' });
      expect(await servedTo('mfe-volta')).toBe('1.0.0');
      expect(await change('mfe-volta', 'rollback', {})).toMatchObject({
        status: 409,
        body: { code: 'GF-522' },
      });
      expect((await statusOf('mfe-volta'))?.history[0]).toMatchObject({
        action: 'rollback',
        by: people.owner.email,
        why: 'quadro travado',
        before: { version: '1.1.0' },
        after: { version: '1.0.0' },
      });
    });

    test('a paused area is absent, and comes back as it was', async () => {
      await twoVersions('mfe-pausa');
      const serrana = { scope: 'distribution', target: 'SERRANA' };
      await change('mfe-pausa', 'pause', { isPaused: true, ...serrana });
      expect(await servedTo('mfe-pausa', { host: 'serrana.localhost' })).toBeUndefined();
      expect(await servedTo('mfe-pausa')).toBe('1.0.0');
      expect((await change('mfe-pausa', 'pause', { isPaused: true, ...serrana })).body.code).toBe('GF-523');
      await change('mfe-pausa', 'pause', { isPaused: false, ...serrana });
      expect(await servedTo('mfe-pausa', { host: 'serrana.localhost' })).toBe('1.0.0');
      expect((await statusOf('mfe-pausa'))?.live).toHaveLength(1);
    });
  });

  describe('a release that fails', () => {
    const report = (remote: string, kind: string, address: string) =>
      app.inject({
        method: 'POST',
        url: '/federation/reports',
        headers: { 'x-forwarded-for': address },
        payload: [
          {
            kind,
            remote,
            version: '1.1.0',
            team: 'teste',
            code: kind === 'open' ? null : 'GF-206',
            message: '',
            path: '/',
            ms: 120,
          },
        ],
      });
    const settled = async (check: () => Promise<boolean>) => {
      for (let tries = 0; tries < 50 && !(await check()); tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 40));
      return check();
    };

    test('is taken back by itself when too many of its opens fail, and the history says why', async () => {
      await twoVersions('mfe-quebra');
      await change('mfe-quebra', 'rollout', { version: '1.1.0' });
      for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) await report('mfe-quebra', 'open', address);
      for (const address of ['10.0.0.4', '10.0.0.5']) await report('mfe-quebra', 'render', address);
      expect(await settled(async () => (await servedTo('mfe-quebra')) === '1.0.0')).toBe(true);
      expect((await statusOf('mfe-quebra'))?.history[0]).toMatchObject({
        action: 'return',
        by: 'retorno automático',
        why: expect.stringContaining('2 de 5 aberturas'),
      });
      expect((await app.inject('/metrics')).body).toContain(
        'girassol_remote_returns_total{remote="mfe-quebra",version="1.1.0"} 1',
      );
    });

    test('for one person only stays where it is, however often it is told', async () => {
      await twoVersions('mfe-uma');
      await change('mfe-uma', 'rollout', { version: '1.1.0' });
      for (let round = 0; round < 10; round += 1) await report('mfe-uma', 'render', '10.0.1.1');
      for (const address of ['10.0.1.2', '10.0.1.3', '10.0.1.4']) await report('mfe-uma', 'open', address);
      expect(await servedTo('mfe-uma')).toBe('1.1.0');
    });
  });

  test('how a release feels is counted by release, for the operator and for /metrics, without words of people', async () => {
    await twoVersions('mfe-sente');
    const of = {
      remote: 'mfe-sente',
      version: '1.0.0',
      team: 'outra',
      code: null,
      message: 'TypeError',
      path: '/',
    };
    const felt = [100, 200, 300, 2000].map((value) => ({ ...of, kind: 'vital', vital: 'INP', value }));
    const answer = await app.inject({
      method: 'POST',
      url: '/federation/reports',
      payload: [
        ...felt,
        { ...of, kind: 'vital', vital: 'CLS', value: 0.1 },
        { ...of, kind: 'long-task', count: 7 },
        { ...of, kind: 'error' },
        { ...of, kind: 'error', remote: 'shell', version: shell.version },
        { ...of, kind: 'vital', vital: 'LCP', value: 900, remote: 'shell', version: '0.0.1-nunca' },
      ],
    });
    expect(answer.statusCode).toBe(204);
    await app.close();
    app = await start();
    const { body }: { body: RegistryStatus } = await send({ url: '/federation/status' });
    const figures = body.remotes
      .find(({ remote }) => remote === 'mfe-sente')
      ?.releases.find(({ version }) => version === '1.0.0')?.figures;
    expect(figures).toMatchObject({ errors: 1, longTasks: 7, opens: 0, failures: 0 });
    // Three of four: 300 ms, kept in a bucket at most 5 % away.
    expect(Math.abs((figures?.vitals.INP ?? 0) - 300)).toBeLessThan(15);
    expect(Math.abs((figures?.vitals.CLS ?? 0) - 0.1)).toBeLessThan(0.006);
    expect(body.shell?.figures).toMatchObject({ errors: 1, vitals: {} });
    const again = { method: 'POST' as const, url: '/federation/reports', payload: felt };
    await app.inject(again);
    expect((await app.inject('/metrics')).body).toContain(
      'girassol_web_vital_milliseconds_count{remote="mfe-sente",version="1.0.0",vital="INP"} 4',
    );
    const wrong = [{ ...of, kind: 'vital', vital: 'FID', value: 1 }];
    expect((await app.inject({ ...again, payload: wrong })).statusCode).toBe(400);
  });

  test('a remote.json that was tampered with in the store takes its release out, and the one before serves', async () => {
    await twoVersions('mfe-mexida');
    await change('mfe-mexida', 'rollout', { version: '1.1.0' });
    const path = join(folder, 'data', 'releases', 'mfe-mexida', '1.1.0', 'remote.json');
    const evil = sampleRelease('mfe-mexida', '1.1.0', { title: 'Outra coisa' });
    writeFileSync(path, JSON.stringify(evil.manifest));
    await app.close();
    app = await start();
    expect(await servedTo('mfe-mexida')).toBe('1.0.0');
  });

  test('releases, lines and history outlive a restart; what was left half received is gone', async () => {
    await twoVersions('mfe-fica');
    const before = await statusOf('mfe-fica');
    const left = join(folder, 'data', 'releases', 'mfe-fica', '.abandonada');
    mkdirSync(left);
    const yesterday = new Date(Date.now() - 86_400_000);
    utimesSync(left, yesterday, yesterday);
    await app.close();
    app = await start();
    expect(await statusOf('mfe-fica')).toEqual(before);
    expect(await servedTo('mfe-fica')).toBe('1.0.0');
    expect(existsSync(left)).toBe(false);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageData } from '@girassol/federation/registry';
import { DAY_MS } from '@girassol/shared-domain';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import type { InjectOptions } from 'fastify';
import { defaultTestDatabases, type TestDatabase } from '../../../test/databases';
import { buildReleaseForm, buildSampleRelease, sampleShell } from '../../../test/release';
import { createTestPeople, type TestPeople } from '../../../test/test-people';
import { buildApp } from '../../app';
import { parseConfig } from '../../config';

const REMOTE = 'mfe-trocada';

describe.each(defaultTestDatabases)('overrides of one browser on $name', ({ open }) => {
  const folder = mkdtempSync(join(tmpdir(), 'girassol-overrides-'));
  let opened: TestDatabase;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let people: TestPeople;
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    mkdirSync(join(folder, 'build', 'shell'), { recursive: true });
    writeFileSync(join(folder, 'build', 'shell', 'shell.json'), JSON.stringify(sampleShell));
    const { manifest } = buildSampleRelease(REMOTE, '9.0.0-dev');
    server = createServer((_request, response) => response.end(JSON.stringify(manifest)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    opened = await open();
    app = await buildApp({
      database: opened.database,
      config: parseConfig({
        BUILD_DIR: join(folder, 'build'),
        DATA_DIR: join(folder, 'data'),
        DEMO: 'off',
        OVERRIDE_ORIGINS: `${origin},http://127.0.0.1:9`,
      }),
    });
    people = await createTestPeople(opened.database);
    await opened.query('update users set is_admin = true where id = $1', [people.owner.userId]);
    for (const version of ['1.0.0', '1.1.0']) {
      const release = buildSampleRelease(REMOTE, version);
      await send({
        method: 'PUT',
        url: `/federation/releases/${REMOTE}/${version}`,
        ...buildReleaseForm(release),
      });
    }
    const payload = { version: '1.0.0', why: 'primeira', expected: 0 };
    await send({ method: 'POST', url: `/federation/remotes/${REMOTE}/rollout`, payload });
  }, TEST_TIMEOUTS_MS.process);
  afterAll(async () => {
    server.close();
    await app?.close();
    await opened?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function send(options: InjectOptions, token: string | null = people.owner.token) {
    const headers = { ...options.headers, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await app.inject({ ...options, headers });
    return {
      status: answer.statusCode,
      body: answer.json(),
      cookie: String(answer.headers['set-cookie'] ?? ''),
    };
  }
  const override = (order: object, token?: string | null) =>
    send(
      {
        method: 'POST',
        url: '/federation/overrides',
        payload: { remote: REMOTE, why: 'ver de perto', ...order },
      },
      token,
    );
  const getCookie = async (order: object) => (await override(order)).cookie.split(';')[0] ?? '';
  async function pageWith(cookie: string) {
    const answer = await app.inject({
      url: '/',
      headers: { accept: 'text/html', host: 'localhost', cookie },
    });
    const [, json = '{}'] = answer.body.match(/id="girassol-page"[^>]*>(.*?)<\/script>/) ?? [];
    const page: PageData = JSON.parse(json);
    const remote = page.registry.remotes.find(({ name }) => name === REMOTE);
    return { page, remote, policy: String(answer.headers['content-security-policy']) };
  }

  test('one browser gets the version it was pointed at, without one to fall back to; the others what is live', async () => {
    const cookie = await getCookie({ version: '1.1.0' });
    const { page, remote } = await pageWith(cookie);
    expect(remote?.version).toBe('1.1.0');
    expect(remote?.previous).toBeUndefined();
    expect(page.override).toMatchObject({ remote: REMOTE, version: '1.1.0', origin: null });
    expect((await pageWith('')).remote?.version).toBe('1.0.0');
    const forged = cookie.replace(/\.[^.]*$/, '.AAAA');
    expect((await pageWith(forged)).remote?.version).toBe('1.0.0');
  });

  test('an allowed development server serves the area in that browser, and its page alone lets it', async () => {
    const { page, remote, policy } = await pageWith(await getCookie({ origin }));
    expect(remote).toMatchObject({ version: '9.0.0-dev', baseUrl: `${origin}/` });
    expect(page.override).toMatchObject({ origin, version: null });
    expect(policy).toContain(origin);
    expect((await pageWith('')).policy).not.toContain(origin);
  });

  test('a development server that does not answer takes no page away, and the page says so', async () => {
    const { page, remote } = await pageWith(await getCookie({ origin: 'http://127.0.0.1:9' }));
    expect(remote?.version).toBe('1.0.0');
    expect(page.override?.problem).toBe('unreachable');
  });

  test('every use is written down, also the way back, and nobody can change it', async () => {
    const cookie = await getCookie({ version: '1.1.0' });
    const left = await send({ method: 'DELETE', url: '/federation/override', headers: { cookie } }, null);
    expect(left.cookie).toContain('girassol_override=; Path=/; Max-Age=0');
    const { body } = await send({ url: '/federation/overrides' });
    expect(body.recent.slice(0, 2)).toMatchObject([
      { by: people.owner.email, remote: REMOTE, version: null, origin: null },
      { by: people.owner.email, remote: REMOTE, version: '1.1.0', why: 'ver de perto' },
    ]);
    await expect(opened.query('delete from browser_overrides')).rejects.toThrow();
  });

  test('refused: nobody, a person of an account, a token of another team, other origins, versions that are none', async () => {
    const { body } = await send({
      method: 'POST',
      url: '/federation/tokens',
      payload: { remote: 'mfe-outra', name: 'CI de outra' },
    });
    for (const [order, token, status, code] of [
      [{ version: '1.1.0' }, null, 401, 'GF-511'],
      [{ version: '1.1.0' }, people.vendor.token, 403, 'GF-542'],
      [{ version: '1.1.0' }, body.token, 403, 'GF-513'],
      [{ origin: 'https://evil.test' }, undefined, 403, 'GF-541'],
      [{ version: '7.7.7' }, undefined, 404, 'GF-521'],
      [{ remote: 'mfe-nada', version: '1.0.0' }, undefined, 404, 'GF-521'],
      [{}, undefined, 400, 'GF-510'],
      [{ version: '1.1.0', origin }, undefined, 400, 'GF-510'],
      [{ version: '1.1.0', why: '' }, undefined, 400, 'GF-510'],
    ] as const) {
      const answer = await override(order, token);
      expect([answer.status, answer.body.code, answer.cookie]).toEqual([status, code, '']);
    }
    expect((await send({ url: '/federation/overrides' }, people.vendor.token)).status).toBe(403);
  });

  describe('people who are no admins', () => {
    const permit = (order: object = {}, token?: string | null) =>
      send(
        {
          method: 'POST',
          url: '/federation/override-permissions',
          payload: {
            email: people.vendor.email,
            remotes: [REMOTE],
            until: Date.now() + DAY_MS,
            why: 'testa o funil novo',
            ...order,
          },
        },
        token,
      );
    const end = (id: string, token?: string | null) =>
      send({ method: 'DELETE', url: `/federation/override-permissions/${id}` }, token);
    const choices = (token: string | null) => send({ url: '/federation/overrides/choices' }, token);

    test('who is permitted sees and chooses what was permitted, and nothing else', async () => {
      const other = buildSampleRelease('mfe-alheia', '2.0.0');
      await send({ method: 'PUT', url: '/federation/releases/mfe-alheia/2.0.0', ...buildReleaseForm(other) });
      expect((await choices(people.vendor.token)).body.code).toBe('GF-542');
      const { body: permission } = await permit();
      expect(permission).toMatchObject({ email: people.vendor.email, by: people.owner.email, ended: null });

      expect(await choices(people.vendor.token)).toMatchObject({
        status: 200,
        body: { remotes: [{ remote: REMOTE }], until: permission.until },
      });
      expect((await choices(people.owner.token)).body).toMatchObject({
        remotes: [{ remote: 'mfe-alheia', versions: ['2.0.0'] }, { remote: REMOTE }],
        until: null,
      });
      const made = await override({ version: '1.1.0' }, people.vendor.token);
      expect((await pageWith(made.cookie.split(';')[0] ?? '')).remote?.version).toBe('1.1.0');
      expect((await override({ origin }, people.vendor.token)).status).toBe(200);
      for (const [order, status, code] of [
        [{ remote: 'mfe-alheia', version: '2.0.0' }, 403, 'GF-542'],
        [{ origin: 'https://evil.test' }, 403, 'GF-541'],
        [{ version: '7.7.7' }, 404, 'GF-521'],
      ] as const)
        expect(await override(order, people.vendor.token)).toMatchObject({
          status,
          body: { code },
          cookie: '',
        });
      const { body } = await send({ url: '/federation/overrides' });
      expect(body.recent[0]).toMatchObject({ by: people.vendor.email, why: 'ver de perto' });
      await end(permission.id);
    });

    test('a permission is one person’s: no colleague, no neighbour, no calculator has it too', async () => {
      const { body: permission } = await permit({ remotes: null });
      const others = [people.colleague, people.neighbour, people.neighbourVendor, people.calculator];
      for (const { token } of others) {
        expect(await choices(token)).toMatchObject({ status: 403, body: { code: 'GF-542' } });
        expect(await override({ version: '1.1.0' }, token)).toMatchObject({ status: 403, cookie: '' });
      }
      expect((await choices(null)).status).toBe(401);
      await end(permission.id);
    });

    test('when it is taken back, or over, what runs under it ends', async () => {
      const cookieUnder = async () =>
        (await override({ version: '1.1.0' }, people.vendor.token)).cookie.split(';')[0] ?? '';
      const { body: permission } = await permit();
      const cookie = await cookieUnder();
      expect((await end(permission.id)).status).toBe(200);
      const { page, remote } = await pageWith(cookie);
      expect([remote?.version, page.override]).toEqual(['1.0.0', undefined]);
      expect((await override({ version: '1.1.0' }, people.vendor.token)).body.code).toBe('GF-542');
      expect((await end(permission.id)).body.code).toBe('GF-544');

      // A new permission does not bring back what ran under the old one.
      const { body: second } = await permit();
      expect((await pageWith(cookie)).remote?.version).toBe('1.0.0');
      const running = await cookieUnder();
      expect((await pageWith(running)).remote?.version).toBe('1.1.0');
      await opened.query(`update override_permissions set expires_at = now() where id = $1`, [second.id]);
      await end(second.id);
      expect((await choices(people.vendor.token)).body.code).toBe('GF-542');
      const { body } = await send({ url: '/federation/override-permissions' });
      const first = body.permissions.find(({ id }: { id: string }) => id === permission.id);
      expect(first).toMatchObject({ why: 'testa o funil novo', ended: { by: people.owner.email } });
    });

    test('the browser forgets it when the permission ends, if that is sooner', async () => {
      const { body: permission } = await permit({ until: Date.now() + 60_000 });
      const { cookie } = await override({ version: '1.1.0' }, people.vendor.token);
      expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeLessThanOrEqual(60);
      await end(permission.id);
    });

    test('only an admin permits and takes back; what makes no sense is refused', async () => {
      const { body } = await send({
        method: 'POST',
        url: '/federation/tokens',
        payload: { remote: '*', name: 'CI de todas' },
      });
      for (const [token, status, code] of [
        [null, 401, 'GF-511'],
        [people.vendor.token, 403, 'GF-512'],
        [body.token, 403, 'GF-512'],
      ] as const) {
        const told = { status, body: { code } };
        expect(await permit({}, token)).toMatchObject(told);
        expect(await end('0199ecd3-2582-7066-921d-438916cf9f91', token)).toMatchObject(told);
        expect(await send({ url: '/federation/override-permissions' }, token)).toMatchObject(told);
      }
      for (const [order, status, code] of [
        [{ email: 'ninguem@exemplo.test' }, 404, 'GF-543'],
        [{ remotes: ['mfe-nada'] }, 404, 'GF-521'],
        [{ remotes: [] }, 400, 'GF-510'],
        [{ until: Date.now() - 1 }, 400, 'GF-510'],
        [{ until: Date.now() + 181 * DAY_MS }, 400, 'GF-510'],
        [{ until: '2030-01-01' }, 400, 'GF-510'],
        [{ why: ' ' }, 400, 'GF-510'],
        [{ email: 7 }, 400, 'GF-510'],
      ] as const)
        expect(await permit(order)).toMatchObject({ status, body: { code } });
      expect(await end('nada')).toMatchObject({ status: 400, body: { code: 'GF-510' } });
    });
  });

  test('a version that one browser tries out is not judged by what happens there', async () => {
    const cookie = await getCookie({ version: '1.0.0' });
    const report = {
      kind: 'render',
      remote: REMOTE,
      version: '1.0.0',
      team: 't',
      code: 'GF-206',
      message: '',
      path: '/',
    };
    const tell = (headers: Record<string, string>) =>
      app.inject({ method: 'POST', url: '/federation/reports', headers, payload: [report] });
    await tell({ cookie });
    await tell({});
    await app.close();
    const rows = await opened.query('select failures from remote_figures where remote = $1', [REMOTE]);
    expect(rows).toEqual([{ failures: 1 }]);
  });
});

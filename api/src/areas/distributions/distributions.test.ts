import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageData } from '@girassol/federation/registry';
import type { InjectOptions } from 'fastify';
import { describeApi } from '../../../test/harness';
import { buildReleaseForm, buildSampleRelease, sampleShell } from '../../../test/release';

const buildDir = mkdtempSync(join(tmpdir(), 'girassol-distributions-'));
mkdirSync(join(buildDir, 'shell'));
writeFileSync(join(buildDir, 'shell', 'shell.json'), JSON.stringify(sampleShell));
afterAll(() => rmSync(buildDir, { recursive: true, force: true }));

const boreal = {
  key: 'BOREAL',
  hosts: ['boreal.localhost'],
  brand: {
    name: 'Boreal',
    title: 'Boreal Solar',
    description: 'Energia do norte.',
    colors: { leaf: '#123456' },
  },
  texts: { 'boreal.localhost': { title: 'Boreal em casa' } },
  remotes: ['mfe-quadros'],
  suppressed: [{ remote: 'mfe-quadros', slot: 'home.card/v1', id: 'ganhos' }],
  hiddenMenus: ['kits'],
};

describeApi(
  'distributions',
  (api) => {
    let admin: string;

    beforeAll(async () => {
      admin = api.people.owner.token;
      await api.query('update users set is_admin = true where id = $1', [api.people.owner.userId]);
      const slot = { slot: 'home.card/v1', id: 'ganhos', title: 'G', order: 1, module: './x' } as const;
      for (const release of [
        buildSampleRelease('mfe-quadros', '1.0.0', { slots: [slot], exposes: ['./lifecycles', './x'] }),
        buildSampleRelease('mfe-financas', '1.0.0', {
          menus: [
            {
              id: 'kits',
              label: 'Kits',
              group: 'catalogo',
              order: 10,
              to: '/mfe-financas',
              hideable: true,
            },
          ],
        }),
      ]) {
        const { name, version } = release.manifest;
        await send({
          method: 'PUT',
          url: `/federation/releases/${name}/${version}`,
          ...buildReleaseForm(release),
        });
        const expected = 0;
        await send({
          method: 'POST',
          url: `/federation/remotes/${name}/rollout`,
          payload: { version, why: 'primeira', expected },
        });
      }
    });

    async function send(options: InjectOptions, token: string | null = admin) {
      const headers = { ...options.headers, ...(token && { authorization: `Bearer ${token}` }) };
      const answer = await api.send({ ...options, headers });
      return {
        status: answer.statusCode,
        body: answer.json(),
        cookie: String(answer.headers['set-cookie'] ?? ''),
      };
    }
    const getRevision = async (key: string): Promise<number> => {
      const { body } = await send({ url: '/federation/distributions' });
      return body.distributions.find((report: { key: string }) => report.key === key)?.revision ?? 0;
    };
    const publish = async (document: object, { key = 'BOREAL', expected = -1, token = admin } = {}) =>
      send(
        {
          method: 'PUT',
          url: `/federation/distributions/${key}`,
          payload: {
            document,
            why: 'parceria nova',
            expected: expected < 0 ? await getRevision(key) : expected,
          },
        },
        token,
      );
    const back = async (key: string) =>
      send({
        method: 'POST',
        url: `/federation/distributions/${key}/back`,
        payload: { why: 'marca errada', expected: await getRevision(key) },
      });
    async function pageAt(host: string, cookie = ''): Promise<PageData> {
      const { body } = await api.send({ url: '/', headers: { accept: 'text/html', host, cookie } });
      const [, json = '{}'] = body.match(/id="girassol-page"[^>]*>(.*?)<\/script>/) ?? [];
      return JSON.parse(json);
    }

    test('those that came with the server are there, with a first line of history', async () => {
      const { body } = await send({ url: '/federation/distributions' });
      expect(body.distributions).toMatchObject([
        { key: 'AURORA', live: { version: 1 }, history: [{ action: 'start', after: 1 }] },
        { key: 'SERRANA', live: { version: 1, document: { brand: { name: 'Serrana Solar' } } } },
      ]);
      expect((await pageAt('serrana.localhost')).distribution.brand.colors).toEqual({
        leaf: '#1F5673',
        sun: '#E4572E',
      });
    });

    test('one that is published is on its hosts at once: brand, areas, what is left out', async () => {
      expect(await publish(boreal)).toMatchObject({
        status: 200,
        body: { isNew: true, live: { version: 1 } },
      });
      const page = await pageAt('boreal.localhost');
      expect(page.distribution).toEqual({
        key: 'BOREAL',
        brand: { ...boreal.brand, title: 'Boreal em casa' },
        remotes: ['mfe-quadros'],
        hiddenMenus: ['kits'],
      });
      expect(page.registry.remotes.map(({ name, slots }) => ({ name, slots }))).toEqual([
        { name: 'mfe-quadros', slots: [] },
      ]);
      expect((await pageAt('www.boreal.localhost')).distribution.brand.title).toBe('Boreal Solar');
      const other = await pageAt('localhost');
      expect(other.distribution.key).toBe('girassol');
      expect(other.registry.remotes).toHaveLength(2);
    });

    test('a host of its own is the product too, as long as the distribution is live', async () => {
      const own = { ...boreal, key: 'PROPRIA', hosts: ['energia.exemplo'], texts: {} };
      expect((await pageAt('www.energia.exemplo')).host.isProduct).toBe(false);
      await publish(own, { key: 'PROPRIA' });
      expect(await pageAt('www.energia.exemplo')).toMatchObject({
        host: { isProduct: true },
        distribution: { key: 'PROPRIA' },
      });
      await back('PROPRIA');
      expect((await pageAt('www.energia.exemplo')).host.isProduct).toBe(false);
    });

    test('the same document again is no new version; steps back go further back, down to none', async () => {
      await publish(boreal);
      expect((await publish(boreal)).body.isNew).toBe(false);
      const second = { ...boreal, brand: { ...boreal.brand, name: 'Boreal 2' } };
      expect((await publish(second)).body).toMatchObject({ isNew: true, live: { version: 2 } });
      expect((await back('BOREAL')).body.live).toMatchObject({
        version: 1,
        document: { brand: { name: 'Boreal' } },
      });
      expect((await back('BOREAL')).body).toMatchObject({
        live: null,
        history: [{ action: 'back', after: null }, {}, {}, {}],
      });
      expect((await pageAt('boreal.localhost')).distribution.key).toBe('girassol');
      expect(await back('BOREAL')).toMatchObject({ status: 409, body: { code: 'GF-531' } });
      expect((await publish(second)).body.live.version).toBe(3);
      await expect(api.query('delete from distribution_changes')).rejects.toThrow();
    });

    test('of two who change the same state, the second is told', async () => {
      expect(await publish(boreal, { expected: 999 })).toMatchObject({
        status: 409,
        body: { code: 'GF-532' },
      });
    });

    test('what does not fit is refused with all that is to be mended', async () => {
      const getCodes = async (document: unknown) => {
        const { body } = await send({
          method: 'POST',
          url: '/federation/distributions/check',
          payload: { document },
        });
        return body.findings.map(
          ({ code, severity }: { code: string; severity: string }) => `${severity} ${code}`,
        );
      };
      expect(await getCodes(boreal)).toEqual([]);
      expect(
        await getCodes({ ...boreal, hosts: ['serrana'], remotes: ['mfe-nada'], hiddenMenus: ['x'] }),
      ).toEqual(['error GF-622', 'error GF-621', 'warning GF-624', 'warning GF-625']);
      expect(await getCodes({ ...boreal, hosts: ['localhost'] })).toContain('error GF-622');
      expect(
        await getCodes({
          ...boreal,
          suppressed: [{ remote: 'mfe-quadros', slot: 'home.card/v1', id: 'nada' }],
        }),
      ).toEqual(['warning GF-623']);
      for (const wrong of [null, 1, 'x', [], {}, { ...boreal, marca: 1 }, { ...boreal, hosts: ['EVIL'] }])
        expect(await getCodes(wrong)).toContain('error GF-620');
      const evil = { ...boreal, brand: { ...boreal.brand, logoUrl: 'https://evil.test/x.svg' } };
      expect(await publish(evil)).toMatchObject({
        status: 422,
        body: { code: 'GF-610', findings: [{ code: 'GF-620' }] },
      });
      expect(await publish(boreal, { key: 'OUTRA' })).toMatchObject({
        status: 400,
        body: { code: 'GF-510' },
      });
    });

    test('a preview is seen only by the browser an operator opened it in, and ends when it is left', async () => {
      const document = { ...boreal, key: 'PREVIA', hosts: ['previa.localhost'], texts: {} };
      const { body } = await send({ method: 'POST', url: '/federation/previews', payload: { document } });
      expect((await pageAt('previa.localhost')).distribution.key).toBe('girassol');

      const url = `/federation/previews/${body.id}/open`;
      for (const [token, status] of [
        [null, 401],
        [api.people.vendor.token, 403],
      ] as const)
        expect((await send({ method: 'POST', url }, token)).status).toBe(status);
      const { cookie } = await send({ method: 'POST', url });
      expect(cookie).toMatch(/^girassol_preview=.*HttpOnly; SameSite=Lax/);
      const [value = ''] = cookie.split(';');

      const seen = await pageAt('localhost', value);
      expect(seen).toMatchObject({ distribution: { key: 'PREVIA' }, preview: { until: expect.any(Number) } });
      const forged = value.replace(/\.[^.]*$/, '.AAAA');
      for (const other of ['', forged, 'girassol_preview=lixo', 'girassol_preview=e30.AAAA'])
        expect((await pageAt('localhost', other)).preview).toBeUndefined();

      const left = await send({ method: 'DELETE', url: '/federation/preview' }, null);
      expect(left.cookie).toContain('girassol_preview=; Path=/; Max-Age=0');
      expect(await send({ method: 'POST', url: '/federation/previews/nada/open' })).toMatchObject({
        status: 404,
        body: { code: 'GF-533' },
      });
    });

    test('limits hold for the accounts of the distribution, whatever was agreed with them', async () => {
      await api.query(
        `update accounts set whitelabel = 'BOREAL', active_modules = '{Marketplace,website}' where id = $1`,
        [api.people.neighbour.accountId],
      );
      await publish({ ...boreal, limits: { plan: 'CRM', modules: ['website'] } });
      const { userId } = api.people.neighbour;
      const { user: _user, ...general } = await api.call('GET /users/general-data/:userId', {
        as: api.people.neighbour,
        params: { userId },
      });
      expect(general).toMatchObject({ activeModules: ['website'], whitelabel: 'BOREAL' });
      const session = await api.call('POST /users/token-login', { as: api.people.neighbour });
      expect(session.signupPlan).toBe('CRM');
    });

    test('who looks at a preview has no more than its limits, at every call; nobody else is touched', async () => {
      const limits = { plan: 'CRM', modules: ['website'] };
      const document = { ...boreal, key: 'ESTREITA', hosts: ['estreita.localhost'], texts: {}, limits };
      const { body } = await send({ method: 'POST', url: '/federation/previews', payload: { document } });
      const { cookie } = await send({ method: 'POST', url: `/federation/previews/${body.id}/open` });
      const getSession = async (person: { token: string }, sent: string) => {
        const { signupPlan, activeModules } = await api.call('POST /users/token-login', {
          as: person,
          headers: { cookie: sent },
        });
        return { signupPlan, activeModules };
      };
      const { owner, basic } = api.people;
      await api.query(`update accounts set active_modules = '{Marketplace,website}' where id = $1`, [
        owner.accountId,
      ]);
      const [inPreview = ''] = cookie.split(';');
      expect(await getSession(owner, inPreview)).toEqual({ signupPlan: 'CRM', activeModules: ['website'] });
      expect(await getSession(basic, inPreview)).toEqual({ signupPlan: 'BASIC', activeModules: [] });
      for (const other of ['', inPreview.replace(/\.[^.]*$/, '.AAAA')])
        expect(await getSession(owner, other)).toEqual({
          signupPlan: 'ENTERPRISE',
          activeModules: ['Marketplace', 'website'],
        });
    });

    describe('who may', () => {
      test.each([
        ['GET', '/federation/distributions'],
        ['POST', '/federation/distributions/check'],
        ['PUT', '/federation/distributions/BOREAL'],
        ['POST', '/federation/distributions/BOREAL/back'],
        ['POST', '/federation/previews'],
        ['GET', '/federation/previews/0199ecd3-2582-7066-921d-438916cf9f91'],
        ['POST', '/federation/previews/0199ecd3-2582-7066-921d-438916cf9f91/open'],
      ] as const)('%s %s is refused to whoever is no operator', async (method, url) => {
        const refused = async (token: string | null) => {
          const { status, body } = await send({ method, url }, token);
          return [status, body.code];
        };
        expect(await refused(null)).toEqual([401, 'GF-511']);
        expect(await refused(api.people.vendor.token)).toEqual([403, 'GF-512']);
        const getToken = async (remote: string) =>
          (
            await send({
              method: 'POST',
              url: '/federation/tokens',
              payload: { remote, name: `CI ${remote}` },
            })
          ).body.token;
        expect(await refused(await getToken('mfe-quadros'))).toEqual([403, 'GF-513']);
        expect((await refused(await getToken('*')))[0]).not.toBe(403);
      });
    });
  },
  { BUILD_DIR: buildDir },
);

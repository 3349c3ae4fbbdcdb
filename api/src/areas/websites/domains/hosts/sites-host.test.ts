import { describeApi } from '../../../../../test/harness';
import { createPhonePhoto } from '../../../../../test/pictures';
import { publishSiteWithSimulator } from '../../../../../test/simulations';

const HOST = 'sites.exemplo.com.br';
const OWN = 'www.solnascente.com.br';

describeApi(
  'a domain of its own for all sites',
  (api) => {
    const at = (host: string, url: string, headers = {}) => api.send({ url, headers: { host, ...headers } });
    const owner = () => api.people.owner;
    beforeAll(async () => {
      await publishSiteWithSimulator(api, owner(), 'sol-nascente');
      await publishSiteWithSimulator(api, api.people.neighbour, 'vizinha');
    });

    test('shows every site and the simulators that sellers hand out, without a cookie', async () => {
      for (const path of [
        '/institucional/sol-nascente',
        '/institucional/vizinha/privacidade',
        '/institucional/sol-nascente/simulador',
        `/simulador/${owner().userId}`,
      ]) {
        const { statusCode, headers } = await at(HOST, path, { cookie: 'girassol=1' });
        expect([path, statusCode, headers['set-cookie']]).toEqual([path, 200, undefined]);
      }
    });

    test('and nothing of the product', async () => {
      const headers = { authorization: `Bearer ${owner().token}`, cookie: `girassol=${owner().token}` };
      for (const path of [
        '/',
        '/login',
        '/api/health',
        '/api/websites/draft/x',
        '/%61pi/health',
        '/API/health',
        '//api/health',
        '/institucional/../api/health',
        '/assets/x.js',
        '/federation/registry',
        '/proposta/x',
        '/metrics',
        '/internal/certificate-permission?domain=x',
      ]) {
        const { statusCode, body } = await at(HOST, path, headers);
        expect([path, statusCode]).toEqual([path, 404]);
        expect(body).not.toContain(owner().userId);
      }
      const preview = await api.call('POST /websites/preview/:userId', {
        as: owner(),
        params: { userId: owner().userId },
        body: { content: (await draft()).draft },
      });
      expect((await at('localhost', preview.url)).statusCode).toBe(200);
    });

    test('and leads from an unknown site to no home page, for it has none', async () => {
      const { statusCode, body } = await at(HOST, '/institucional/ninguem');
      expect(statusCode).toBe(404);
      expect(body).toContain('Não há site aqui');
      expect(body).not.toContain('href="/"');
    });

    const draft = async () => {
      const { website } = await api.call('GET /websites/draft/:userId', {
        as: owner(),
        params: { userId: owner().userId },
      });
      if (!website) throw new Error('no site');
      return website;
    };

    test('a host that nobody proved shows no site, and none is canonical there', async () => {
      for (const path of ['/institucional/sol-nascente', `/simulador/${owner().userId}`]) {
        const { body, headers } = await at('www.sem-prova.com.br', path, { accept: 'text/html' });
        expect(body).not.toContain('Sol Nascente');
        expect(headers.location).toBeUndefined();
      }
    });

    test('is where the product sends readers, and what editors and search engines are told', async () => {
      for (const path of ['/institucional/sol-nascente?a=1', '/simulador/sol-nascente']) {
        const { statusCode, headers } = await at('localhost', path);
        expect([statusCode, headers.location]).toEqual([308, `https://${HOST}${path}`]);
      }
      expect((await draft()).url).toBe(`https://${HOST}/institucional/sol-nascente`);
      const { body } = await at(HOST, '/institucional/sol-nascente');
      expect(body).toContain(`<link rel="canonical" href="https://${HOST}/institucional/sol-nascente"/>`);
    });

    test('pictures stay where the editor shows them, and are on the domain as well', async () => {
      const { image } = await api.call('POST /websites/user/:userId/image', {
        as: owner(),
        params: { userId: owner().userId },
        file: { name: 'obra.jpg', content: await createPhonePhoto() },
      });
      for (const host of ['localhost', HOST])
        expect((await at(host, image.sizes[0]?.url ?? '')).statusCode).toBe(200);
    });

    describe('beside a host of an account’s own', () => {
      const accountId = () => owner().accountId;
      beforeAll(async () => {
        await api.query(
          `insert into website_domains (account_id, id, host, token, state, claimed_by, verified_at)
           values ($1, gen_random_uuid(), $2, 'prova', 'ATIVO', $3, now())`,
          [accountId(), OWN, owner().userId],
        );
        await api.app.siteHosts.refresh();
        api.app.sites.forget(accountId());
      });

      test('[shell.access-015] [website-004] its root is the page, at the address that search engines keep', async () => {
        const { statusCode, body, headers } = await at(OWN, '/?utm_source=x');
        expect(statusCode).toBe(200);
        expect(body).toContain(`<link rel="canonical" href="https://${OWN}/"/>`);
        expect(headers['x-robots-tag']).toBeUndefined();
        expect((await at(OWN, '/robots.txt')).body).toContain(`Sitemap: https://${OWN}/sitemap.xml`);
        const sitemap = (await at(OWN, '/sitemap.xml')).body;
        expect(sitemap).toContain(`<loc>https://${OWN}/</loc>`);
        expect(sitemap).toContain(`<loc>https://${OWN}/institucional/sol-nascente/simulador</loc>`);
        for (const path of ['/qualquer', '/institucional/vizinha'])
          expect((await at(OWN, path)).headers.location).toBe('/institucional/sol-nascente');
        expect((await draft()).url).toBe(`https://${OWN}/`);
        // Also where it is read elsewhere.
        expect((await at(HOST, '/institucional/sol-nascente')).body).toContain(`href="https://${OWN}/"`);
      });

      test('[website-007] no host is told of another, and none of a customer gets to make a call', async () => {
        const domains = async (host: string) => (await at(host, '/api/websites/domains')).json();
        expect(await domains('localhost')).toEqual({ domains: [] });
        expect((await at(OWN, '/api/websites/domains')).statusCode).toBe(404);
        // The dot that ends a name leads nowhere else.
        expect((await at(`${OWN}.`, '/api/health')).statusCode).toBe(404);
      });

      test('[website-007] a host leads to the user and slug of its site without a login, and other hosts to nothing', async () => {
        const BY_HOST = 'GET /websites/by-host/:host';
        const site = { userId: owner().userId, slug: 'sol-nascente' };
        for (const host of [OWN, OWN.toUpperCase(), `${OWN}.`, `${OWN}:443`])
          expect(await api.call(BY_HOST, { params: { host } })).toEqual(site);
        for (const host of [HOST, 'localhost', `a.${OWN}`, 'www.sem-prova.com.br'])
          expect((await api.refused(BY_HOST, { params: { host } })).status).toBe(404);
      });

      test('its simulator works there, with nothing but plain forms', async () => {
        const asked = await at(OWN, '/institucional/sol-nascente/simulador?conta=450&uf=SP&cidade=Campinas');
        expect(asked.body).toContain('action="/institucional/sol-nascente/simulador#aviso"');
        const sent = await api.send({
          method: 'POST',
          url: '/institucional/sol-nascente/simulador',
          headers: { host: OWN, origin: 'null', 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'conta=&kwh=500&uf=SP&cidade=Campinas&classe=Residencial&distribuidora=NAO_SEI',
        });
        expect(sent.statusCode).toBe(303);
        expect((await at(OWN, String(sent.headers.location))).statusCode).toBe(200);
      });
    });
  },
  { SITES_HOST: HOST, SITES_ZONES: 'dns' },
);

import type { DnsRecord, WebsiteDomain } from '@girassol/shared-domain/contract';
import { describeApi } from '../../../../test/harness';
import { grantModule } from '../../../../test/modules';
import type { TestPerson } from '../../../../test/test-people';
import { waitUntil } from '../../../../test/wait-until';

const TARGET = 'sites.girassol.example';
const HOST = 'www.solnascente.com.br';

describeApi('domains of sites', (api) => {
  const sites = async (person: TestPerson, slug: string) => {
    await grantModule(api, person, 'domain');
    await api.query(`insert into websites (account_id, slug, draft, draft_by) values ($1, $2, '{}', $3)`, [
      person.accountId,
      slug,
      person.userId,
    ]);
  };
  const claim = async (as: TestPerson, host = HOST): Promise<WebsiteDomain> =>
    (await api.call('PUT /websites/domains/:userId', { as, params: { userId: as.userId }, body: { host } }))
      .domain;
  const refusal = async (as: TestPerson, host: string) => {
    const params = { userId: as.userId };
    const { status, message } = await api.refused('PUT /websites/domains/:userId', {
      as,
      params,
      body: { host },
    });
    return `${status} ${message}`;
  };
  const zone = (...records: DnsRecord[]) =>
    api.call('PUT /websites/zone', { as: api.people.admin, body: { records } });
  const look = async (as: TestPerson, { _id }: WebsiteDomain): Promise<WebsiteDomain> =>
    (
      await api.call('POST /websites/domains/:userId/:domainId/check', {
        as,
        params: { userId: as.userId, domainId: _id },
      })
    ).domain;
  const release = (as: TestPerson, { _id }: WebsiteDomain) =>
    api.call('DELETE /websites/domains/:userId/:domainId', {
      as,
      params: { userId: as.userId, domainId: _id },
    });
  const at = (host: string, url: string, headers = {}) =>
    api.send({ method: 'GET', url, headers: { host, accept: 'text/html', ...headers } });
  /** Every process is told of it with the commit. */
  const until = (isSo: () => Promise<boolean>) => waitUntil(isSo);
  const permission = async (domain: string) =>
    (await api.send({ method: 'GET', url: '/internal/certificate-permission', query: { domain } }))
      .statusCode;

  beforeAll(async () => {
    await sites(api.people.owner, 'sol-nascente');
    await sites(api.people.neighbour, 'vizinha');
  });
  afterEach(async () => {
    await api.query('delete from website_domains');
    await zone();
    await api.app.jobs.runDue();
  });

  test('a host goes online light by light, and says what it found where something else stands', async () => {
    const { owner } = api.people;
    const claimed = await claim(owner);
    expect(claimed).toMatchObject({
      host: HOST,
      state: 'AGUARDANDO',
      ownership: 'WAITING',
      routing: 'WAITING',
      certificate: 'WAITING',
      isDemonstration: true,
    });
    const [proof, route] = claimed.records;
    expect(proof).toMatchObject({ type: 'TXT', name: `_girassol.${HOST}` });
    expect(route).toEqual({ type: 'CNAME', name: HOST, value: TARGET });
    if (!proof || !route) throw new Error('no records');

    await zone({ ...proof, value: 'girassol-site=outro' }, { ...route, value: 'antigo.exemplo.com.br' });
    expect(await look(owner, claimed)).toMatchObject({
      state: 'AGUARDANDO',
      ownership: 'PROBLEM',
      routing: 'PROBLEM',
      problem: `O registro TXT diz "girassol-site=outro"; esperávamos "${proof.value}".`,
    });
    expect(await permission(HOST)).toBe(403);

    await zone(proof, { ...route, value: 'antigo.exemplo.com.br' });
    expect(await look(owner, claimed)).toMatchObject({
      state: 'COM_PROBLEMA',
      ownership: 'OK',
      problem: `O endereço leva a "antigo.exemplo.com.br"; deveria levar a "${TARGET}".`,
    });

    await zone(proof, route);
    expect(await look(owner, claimed)).toMatchObject({ state: 'ATIVO', certificate: 'OK', problem: null });
    await until(async () => (await permission(HOST)) === 200);
    expect(await permission(`outro.${HOST}`)).toBe(403);
  });

  test('a domain itself wants its addresses; a whole address is understood', async () => {
    const { records } = await claim(api.people.owner, ' https://SolNascente.com.br/contato ');
    expect(records[1]).toEqual({ type: 'A', name: 'solnascente.com.br', value: '203.0.113.10' });
  });

  test('what is no domain, everybody’s or the product’s is refused in words', async () => {
    const { owner } = api.people;
    for (const wrong of ['', 'site', '10.0.0.1', 'a b.com.br', 'com.br', 'www.exemplo'])
      expect(`${wrong}: ${await refusal(owner, wrong)}`).toMatch(/: 400 .*domínio/);
    expect(await refusal(owner, 'meu.localhost')).toMatch(/^400/);
    await expect(claim(owner, 'meulocalhost.com.br')).resolves.toMatchObject({ state: 'AGUARDANDO' });
    expect(await refusal(api.people.basic, HOST)).toMatch(/^403 .*plano/);
    expect(await refusal(api.people.vendor, HOST)).toMatch(/^403/);
  });

  test('of two accounts the first proof has it, and a lapsed one gives way', async () => {
    const { owner, neighbour } = api.people;
    const [mine, theirs] = [await claim(owner), await claim(neighbour)];
    expect(mine.records[0]?.value).not.toBe(theirs.records[0]?.value);
    await zone(...mine.records, ...theirs.records.slice(0, 1));
    expect((await look(owner, mine)).state).toBe('ATIVO');
    expect(await look(neighbour, theirs)).toMatchObject({
      state: 'AGUARDANDO',
      ownership: 'PROBLEM',
      problem: expect.stringContaining('Outra conta já provou'),
    });
    // The domain changed hands: its zone says another's proof alone.
    await zone(...theirs.records);
    expect((await look(neighbour, theirs)).state).toBe('ATIVO');
    const { domains } = await api.call('GET /websites/domains/:userId', {
      as: owner,
      params: { userId: owner.userId },
    });
    expect(domains[0]).toMatchObject({ state: 'COM_PROBLEMA', ownership: 'PROBLEM' });
    await until(async () => (await at(HOST, '/x')).headers.location === '/institucional/vizinha');
  });

  test('one that was given back shows nothing, and proves nothing for whoever claims it next', async () => {
    const { owner, neighbour } = api.people;
    const mine = await claim(owner);
    await zone(...mine.records);
    await look(owner, mine);
    await release(owner, mine);
    await until(async () => (await permission(HOST)) === 403);
    const theirs = await claim(neighbour);
    expect(await look(neighbour, theirs)).toMatchObject({ state: 'AGUARDANDO', ownership: 'PROBLEM' });
    const again = await claim(owner);
    expect(await look(owner, again)).toMatchObject({ ownership: 'PROBLEM' });
  });

  test('it is looked at again by itself', async () => {
    const { owner } = api.people;
    const claimed = await claim(owner);
    await zone(...claimed.records);
    await api.query(
      `update jobs set due_at = now(), order_at = now() where kind = 'websites.look-at-domain'`,
    );
    await api.app.jobs.runDue();
    const { domains } = await api.call('GET /websites/domains/:userId', {
      as: owner,
      params: { userId: owner.userId },
    });
    expect(domains[0]).toMatchObject({ state: 'ATIVO' });
    const waiting = await api.query(
      `select count(*)::int as n from jobs where kind = 'websites.look-at-domain' and state = 'QUEUED'`,
    );
    expect(waiting).toEqual([{ n: 1 }]);
  });

  describe('on a host of a site', () => {
    beforeEach(async () => {
      const { owner } = api.people;
      const mine = await claim(owner);
      await zone(...mine.records);
      await look(owner, mine);
      await api.app.siteHosts.refresh();
    });

    test('[shell.access-014] nothing of the product is there: no call, no file, no release, no login', async () => {
      const { token } = api.people.owner;
      for (const path of [
        '/api/health',
        '/api/users/token-login',
        '/assets/x.js',
        '/federation/registry',
        '/metrics',
      ]) {
        const response = await at(HOST, path, { authorization: `Bearer ${token}`, cookie: 'girassol=1' });
        expect([response.statusCode, path]).toEqual([404, path]);
        expect(response.headers['set-cookie']).toBeUndefined();
      }
      for (const path of [
        '/login',
        '/inicio',
        '/institucional/vizinha',
        '/simulador/vizinha',
        '/assinar/x',
      ]) {
        const response = await at(HOST, path);
        expect([response.statusCode, response.headers.location]).toEqual([
          302,
          '/institucional/sol-nascente',
        ]);
      }
    });

    test('[website-003] domains come as a list: to their account, and to no host of the product', async () => {
      const { owner } = api.people;
      const { domains } = await api.call('GET /websites/domains/:userId', {
        as: owner,
        params: { userId: owner.userId },
      });
      expect(domains).toMatchObject([{ host: HOST, state: 'ATIVO' }]);
      const own = await api.send({
        method: 'GET',
        url: '/api/websites/domains',
        headers: { host: 'localhost' },
      });
      expect(own.json()).toEqual({ domains: [] });
      const others = await api.send({
        method: 'GET',
        url: '/api/websites/domains',
        headers: { host: 'www.outra.com.br' },
      });
      expect(others.json()).toEqual({ domains: [] });
    });

    test('who asks from another machine gets no permission, not through the server in front either', async () => {
      const asked = {
        method: 'GET',
        url: '/internal/certificate-permission',
        query: { domain: HOST },
      } as const;
      const visitor = '198.51.100.7';
      for (const from of [
        { remoteAddress: visitor },
        { headers: { 'x-forwarded-for': visitor } },
        { headers: { forwarded: `for=${visitor}` } },
      ])
        expect((await api.app.inject({ ...asked, ...from })).statusCode).toBe(404);
    });
  });
});

import type { DistributionDocument } from '@girassol/federation/registry';
import { describeApi } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';

const slide = (heading: string) => ({
  path: '/serra.svg',
  alt: 'Serra ao nascer do sol',
  heading,
  text: 'Um texto.',
  clickUrl: '/vendas/funil/:uid',
});
const serrana: DistributionDocument = {
  key: 'SERRANA',
  hosts: ['serrana'],
  brand: { name: 'Serrana', title: 'Serrana', description: 'Sol da serra.' },
  home: { carousel: [slide('Para todos'), { ...slide('Para começar'), hideWhenLarge: true }] },
};

describeApi('the carousel of the home page', (api) => {
  const goLive = (document: DistributionDocument) =>
    api.query('update distributions set document = $1::jsonb where key = $2', [
      JSON.stringify(document),
      document.key,
    ]);
  const wear = (person: TestPerson, whitelabel: string | null) =>
    api.query('update accounts set whitelabel = $1 where id = $2', [whitelabel, person.accountId]);
  const headings = async (as: TestPerson) =>
    (await api.call('GET /home/carousel', { as })).slides.map(({ heading }) => heading);

  beforeAll(() => goLive(serrana));

  test('[shell.home-001, shell.home-002] is that of the white-label: accounts without one have none', async () => {
    const { basic, neighbour } = api.people;
    await wear(basic, 'SERRANA');
    expect(await api.call('GET /home/carousel', { as: basic })).toEqual({
      slides: [slide('Para todos'), slide('Para começar')],
    });
    expect(await headings(neighbour)).toEqual([]);
    await wear(neighbour, 'AURORA');
    expect(await headings(neighbour)).toEqual([]);
    await wear(neighbour, null);
  });

  test('[shell.promo-005] some slides are hidden for ENTERPRISE, and from six collaborators on', async () => {
    const { basic, owner } = api.people;
    await wear(owner, 'SERRANA');
    expect(await headings(owner)).toEqual(['Para todos']);

    const hire = (count: number) =>
      api.query(
        `insert into users (id, account_id, email, password_hash, name, type)
         select gen_random_uuid(), $1, 'pessoa' || n || '-' || $2 || '@basico.test', 'x', 'Pessoa ' || n, 'VENDOR'
         from generate_series(1, $2::int) n`,
        [basic.accountId, count],
      );
    await hire(5);
    expect(await headings(basic)).toEqual(['Para todos', 'Para começar']);
    await hire(1);
    expect(await headings(basic)).toEqual(['Para todos']);
  });

  test('is gone where the distribution has none any more', async () => {
    const { home: _home, ...plain } = serrana;
    await goLive(plain);
    expect(await headings(api.people.basic)).toEqual([]);
  });
});

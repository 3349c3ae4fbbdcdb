import { WEBSITE_MODULE } from '@girassol/shared-domain';
import type { SiteTheme } from '@girassol/shared-domain/website';
import { describeApi } from '../../../../../test/harness';
import { grantModule } from '../../../../../test/modules';
import { waitUntil } from '../../../../../test/wait-until';
import { createSite, publishSite, saveTestSiteDraft } from '../../../../../test/websites';

describeApi('publishing a site', (api) => {
  const of = () => ({ as: api.people.owner, params: { userId: api.people.owner.userId } });
  const ofVersion = (version: number) => {
    const { as, params } = of();
    return { as, params: { ...params, version } };
  };
  const versions = async () => (await api.call('GET /websites/versions/:userId', of())).versions;
  const publicLook = async () =>
    (await api.call('GET /websites/user/:userId', { params: { userId: api.people.owner.userId } })).website
      .content.look;
  /** Every process is told of it with the commit. */
  const shows = (look: SiteTheme) => waitUntil(async () => (await publicLook()) === look);
  beforeEach(() => grantModule(api, api.people.owner, WEBSITE_MODULE));
  afterEach(async () => {
    await api.query('delete from websites');
    await api.query('delete from website_slugs');
    await api.query("update accounts set active_modules = '{}'");
  });

  test('[website-006] needs the module, and says so', async () => {
    await api.query("update accounts set active_modules = '{}'");
    const { revision } = await createSite(api, api.people.owner);
    const refused = await api.refused('POST /websites/publish/:userId', { ...of(), body: { revision } });
    expect(refused).toMatchObject({ status: 403, message: expect.stringContaining('módulo website') });
  });

  test('[website-003] is read by a user of its account, and by its name or one that it had', async () => {
    const { owner, colleague } = api.people;
    await publishSite(api, owner, await createSite(api, owner));
    await shows('HORIZONTE');
    const byUser = async (userId: string) =>
      (await api.call('GET /websites/user/:userId', { params: { userId } })).website;
    const bySlug = async (slug: string) =>
      (await api.call('GET /websites/user-by-slug/:slug', { params: { slug } })).website;
    const site = await byUser(owner.userId);
    expect(site).toMatchObject({ slug: 'sol-nascente', content: { business: { name: 'Sol Nascente' } } });
    expect(await byUser(colleague.userId)).toEqual(site);
    expect(await bySlug('sol-nascente')).toEqual(site);
    await api.call('PUT /websites/slug/:userId', { ...of(), body: { slug: 'sol-do-vale' } });
    for (const slug of ['sol-do-vale', 'sol-nascente'])
      await waitUntil(async () => (await bySlug(slug)).slug === 'sol-do-vale');
    const unknown = { params: { slug: 'ninguem' } };
    expect((await api.refused('GET /websites/user-by-slug/:slug', unknown)).status).toBe(404);
  });

  test('is refused while something is wrong, each where it is', async () => {
    const site = await createSite(api, api.people.owner);
    const { draft } = site;
    const { revision } = await saveTestSiteDraft(api, api.people.owner, site, {
      ...draft,
      business: { ...draft.business, cnpj: '11222333000182' },
    });
    const refused = await api.refused('POST /websites/publish/:userId', { ...of(), body: { revision } });
    expect(refused).toMatchObject({ status: 422, fields: [{ path: 'business.cnpj' }] });
    const { problems } = await api.call('POST /websites/check/:userId', of());
    expect(problems[0]).toMatchObject({ severity: 'ERROR', field: 'business.cnpj' });
  });

  test('puts a version online that says what it changed, and steps back without touching the draft', async () => {
    const first = await publishSite(
      api,
      api.people.owner,
      await createSite(api, api.people.owner),
      'Primeira',
    );
    expect(first).toMatchObject({ publishedVersion: 1, isChanged: false });
    const second = await saveTestSiteDraft(api, api.people.owner, first, { ...first.draft, look: 'GRAFITE' });
    expect(second.isChanged).toBe(true);
    await publishSite(api, api.people.owner, second);
    expect(await versions()).toMatchObject([
      { version: 2, isOnline: true, changes: ['Visual mudou de Horizonte para Grafite'] },
      { version: 1, isOnline: false, note: 'Primeira', changes: ['Primeira publicação'] },
    ]);
    await shows('GRAFITE');

    const { website } = await api.call('POST /websites/versions/:userId/:version/online', ofVersion(1));
    expect(website).toMatchObject({ publishedVersion: 1, draft: { look: 'GRAFITE' }, isChanged: true });
    await shows('HORIZONTE');
    const asDraft = { ...ofVersion(1), body: { revision: website.revision } };
    const taken = await api.call('POST /websites/versions/:userId/:version/draft', asDraft);
    expect(taken.website).toMatchObject({ draft: { look: 'HORIZONTE' }, isChanged: false });
    expect((await api.refused('POST /websites/versions/:userId/:version/draft', asDraft)).status).toBe(409);
  });

  test('and stepping back at once come one after the other: what is online is a version that is there', async () => {
    const site = await publishSite(api, api.people.owner, await createSite(api, api.people.owner));
    const publish = () => publishSite(api, api.people.owner, site);
    const back = () => api.call('POST /websites/versions/:userId/:version/online', ofVersion(1));
    const done = await Promise.allSettled([publish(), back(), publish(), back(), publish()]);
    expect(done.map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'));
    const all = await versions();
    expect(all.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
    expect(all.filter(({ isOnline }) => isOnline)).toHaveLength(1);
  });

  test('leaves versions that nobody can change, not even the program', async () => {
    await publishSite(api, api.people.owner, await createSite(api, api.people.owner));
    const { numUpdatedRows } = await api.database.asAccount(api.people.owner, (tx) =>
      tx.updateTable('website_versions').set({ note: 'outra' }).executeTakeFirst(),
    );
    expect(numUpdatedRows).toBe(0n);
  });
});

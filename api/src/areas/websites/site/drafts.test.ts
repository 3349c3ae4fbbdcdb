import { describeApi } from '../../../../test/harness';
import { completeSiteContent, createSite, saveTestSiteDraft } from '../../../../test/websites';

describeApi('the draft of a site', (api) => {
  const of = (person = api.people.owner) => ({ as: person, params: { userId: person.userId } });
  afterEach(() => api.query('delete from websites').then(() => api.query('delete from website_slugs')));

  test('is begun once with a template, filled from the account', async () => {
    expect(await api.call('GET /websites/draft/:userId', of())).toEqual({ website: null, mayPublish: false });
    const { website } = await api.call('POST /websites/draft/:userId', { ...of(), body: { look: 'TERRA' } });
    expect(website).toMatchObject({
      slug: 'sol-nascente',
      revision: 1,
      publishedVersion: null,
      isChanged: true,
    });
    expect(website.draft).toMatchObject({ look: 'TERRA', business: { name: 'Sol Nascente' } });
    expect(website.url).toMatch(/\/institucional\/sol-nascente$/);
    const again = await api.refused('POST /websites/draft/:userId', { ...of(), body: { look: 'CLARO' } });
    expect(again.status).toBe(409);
  });

  test('[website-005] is nothing for who does not look after the configuration', async () => {
    const { vendor } = api.people;
    const refused = await api.refused('GET /websites/draft/:userId', of(vendor));
    expect(refused.status).toBe(403);
  });

  test('[website-007] is saved by one of two who had the same revision', async () => {
    const site = await createSite(api, api.people.owner);
    const content = { ...site.draft, look: 'CLARO' as const };
    const attempts = await Promise.allSettled(
      [1, 2, 3].map(() => saveTestSiteDraft(api, api.people.owner, site, content)),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const late = await api.refused('PUT /websites/user/:userId', {
      ...of(),
      body: { revision: site.revision, content },
    });
    expect(late).toMatchObject({ status: 409, fields: [{ path: 'revision' }] });
  });

  test('has a name for good: no other site gets it, also when it was given up', async () => {
    await createSite(api, api.people.owner);
    const { neighbour } = api.people;
    await createSite(api, neighbour);
    await api.call('PUT /websites/slug/:userId', { ...of(), body: { slug: 'sol-do-vale' } });
    const rename = (slug: string) =>
      api.refused('PUT /websites/slug/:userId', { ...of(neighbour), body: { slug } });
    for (const slug of ['sol-do-vale', 'sol-nascente'])
      expect(await rename(slug)).toMatchObject({ status: 400, fields: [{ path: 'slug' }] });
    for (const slug of ['girassol-solar', 'login', 'banco-do-brasil'])
      expect((await rename(slug)).message).toMatch(/reservado|inválidos/);
    const { website } = await api.call('PUT /websites/slug/:userId', {
      ...of(),
      body: { slug: 'sol-nascente' },
    });
    expect(website.slug).toBe('sol-nascente');
  });

  test('is previewed by the page that visitors get, framed by the product and unknown to search', async () => {
    const site = await createSite(api, api.people.owner);
    const content = completeSiteContent({ ...site.draft, look: 'GRAFITE' });
    const { url } = await api.call('POST /websites/preview/:userId', { ...of(), body: { content } });
    const again = await api.call('POST /websites/preview/:userId', { ...of(), body: { content } });
    expect(again.url).toBe(url);
    const page = await api.send({ url });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(/frame-ancestors 'self'$/);
    expect(page.headers['x-robots-tag']).toBe('noindex, nofollow');
    const [block] = content.blocks;
    expect(page.body).toContain(`data-block="${block?.id}"`);
    expect(page.body).toContain('data-field="heading"');
    await api.query("update website_previews set made_at = now() - interval '13 hours'");
    expect((await api.send({ url })).statusCode).toBe(410);
  });
});

import { generateId } from '@girassol/api-platform/database';
import {
  collectBlockValues,
  createBlock,
  getBlockListEntries,
  type SiteContent,
  siteThemes,
} from '@girassol/shared-domain/website';
import { describeApi } from '../../../../test/harness';
import { createPhonePhoto } from '../../../../test/pictures';
import { publishSiteWithSimulator, siteWithSimulator } from '../../../../test/simulations';
import { createOnlineSite, createSite, publishSite, saveTestSiteDraft } from '../../../../test/websites';

const SITE = '/institucional/sol-nascente';

describeApi('the page of a site', (api) => {
  const of = () => ({ as: api.people.owner, params: { userId: api.people.owner.userId } });
  const open = async (url = SITE, headers = {}) => {
    const { statusCode, body, headers: answered } = await api.send({ url, headers });
    return { status: statusCode, html: body, headers: answered };
  };
  /** Text of an element or attribute of the head. */
  const said = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
  /** Removes the site from the cache, as events tell other processes to, after a test changed rows directly. */
  const forget = () => api.app.sites.forget(api.people.owner.accountId);
  afterEach(async () => {
    await api.query('delete from websites');
    await api.query('delete from website_slugs');
    await api.query(
      "update accounts set active_modules = '{}', status_ok = true where name = 'Sol Nascente'",
    );
    forget();
  });

  test('runs nothing, asks nobody else, and says who speaks', async () => {
    await createOnlineSite(api, api.people.owner);
    const { status, html, headers } = await open();
    expect(status).toBe(200);
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(html).not.toMatch(/ on\w+=|https?:\/\/(?!schema\.org|localhost|wa\.me|www\.w3\.org)/);
    expect(html).toContain('CNPJ 11.222.333/0001-81');
    expect(html).toContain('Rua das Flores, 10, Campinas/SP');
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'.*sandbox(?!.*allow-(scripts|same-origin))/,
    );
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-robots-tag']).toBeUndefined();
  });

  test('tells search engines and messengers what it is', async () => {
    const site = await createSite(api, api.people.owner);
    const { image } = await api.call('POST /websites/user/:userId/image', {
      ...of(),
      file: { name: 'obra.jpg', content: await createPhonePhoto(1_600, 1_200) },
    });
    const picture = { imageId: image._id, alt: 'Telhado com módulos', focusX: 0.5, focusY: 0.5 };
    await api.query("update accounts set active_modules = '{website}' where name = 'Sol Nascente'");
    const content = { ...site.draft, search: { ...site.draft.search, picture } };
    await publishSite(api, api.people.owner, await saveTestSiteDraft(api, api.people.owner, site, content));
    const { html } = await open();
    expect(said(html, /<link rel="canonical" href="([^"]*)"/)).toMatch(
      /^https?:\/\/[^/]+\/institucional\/sol-nascente$/,
    );
    const og = said(html, /property="og:image" content="([^"]*)"/) ?? '';
    const sent = await api.send({ url: new URL(og).pathname });
    expect(sent.headers['content-type']).toBe('image/jpeg');
    const data = JSON.parse(said(html, /<script type="application\/ld\+json">(.*?)<\/script>/) ?? '');
    expect(data).toMatchObject({
      '@type': 'LocalBusiness',
      taxID: '11222333000181',
      telephone: '+5519999990000',
      address: { addressLocality: 'Campinas' },
    });
    expect((await open(`${SITE}/robots.txt`)).html).toMatch(
      /Allow: \/\nSitemap: http.*\/sol-nascente\/sitemap\.xml/,
    );
    expect((await open(`${SITE}/sitemap.xml`)).html).toContain('/institucional/sol-nascente/simulador</loc>');
  });

  test('[website-001] opens by its name, by names it had and by whoever is of its account, at one address', async () => {
    const { owner, colleague } = api.people;
    await createOnlineSite(api, owner);
    await api.call('PUT /websites/slug/:userId', { ...of(), body: { slug: 'sol-do-vale' } });
    forget();
    for (const name of ['sol-nascente', owner.userId, colleague.userId, 'SOL-DO-VALE']) {
      const { status, headers } = await open(`/institucional/${name}?utm_source=instagram`);
      expect([status, headers.location]).toEqual([301, '/institucional/sol-do-vale?utm_source=instagram']);
    }
    expect((await open('/institucional/sol-do-vale')).status).toBe(200);
    for (const name of ['ninguem', '00000000-0000-4000-8000-000000000000', "x'--"]) {
      const { status, html } = await open(`/institucional/${encodeURIComponent(name)}`);
      expect(status).toBe(404);
      expect(html).toContain('<a class="button" href="/">Ir para a página inicial</a>');
    }
  });

  test('says so at an address where it has no page, in its own look, and leads back', async () => {
    await createOnlineSite(api, api.people.owner);
    const { status, html, headers } = await open(`${SITE}/nada-aqui`);
    expect(status).toBe(404);
    expect(html).toContain('Página não encontrada');
    expect(html).toContain(`<a class="button" href="${SITE}">Voltar ao site</a>`);
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect((await open('/institucional/ninguem/nada-aqui')).status).toBe(404);
  });

  test('is sent once to who has it, and anew after it was published', async () => {
    const site = await createOnlineSite(api, api.people.owner);
    const { headers } = await open();
    const again = await open(SITE, { 'if-none-match': headers.etag });
    expect([again.status, again.html]).toEqual([304, '']);
    const saved = await saveTestSiteDraft(api, api.people.owner, site, { ...site.draft, color: '#225588' });
    await publishSite(api, api.people.owner, saved);
    forget();
    expect((await open(SITE, { 'if-none-match': headers.etag })).status).toBe(200);
  });

  test('is there for everybody who opens it while it is published and stepped back', async () => {
    let site = await createOnlineSite(api, api.people.owner);
    const seen: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const visits = Array.from({ length: 20 }, () => open().then(({ status }) => seen.push(status)));
      const saved = await saveTestSiteDraft(api, api.people.owner, site, {
        ...site.draft,
        color: `#22558${turn}`,
      });
      const [published] = await Promise.all([
        publishSite(api, api.people.owner, saved),
        api.call('POST /websites/versions/:userId/:version/online', {
          as: api.people.owner,
          params: { userId: api.people.owner.userId, version: 1 },
        }),
        ...visits,
      ]);
      site = published;
    }
    expect(new Set(seen)).toEqual(new Set([200]));
  });

  test('looks different with each of its looks', async () => {
    const styles = new Set<string>();
    for (const { value } of siteThemes) {
      await publishSiteWithSimulator(api, api.people.owner, 'sol-nascente', (content) => ({
        ...content,
        look: value,
      }));
      await api.query('update website_versions set content = $1', [
        JSON.stringify({ ...siteWithSimulator, look: value }),
      ]);
      forget();
      const { html } = await open();
      styles.add(said(html, /<style>(.*?)<\/style>/) ?? '');
      styles.add(said(html, /<div class="scene">(.*?)<\/div>/) ?? '');
    }
    expect(styles.size).toBe(2 * siteThemes.length);
  });

  describe('with what people who mean harm write', () => {
    const HARM = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const everywhere = (content: SiteContent): SiteContent => {
      const filled = Object.fromEntries(
        Object.entries(content.business).map(([name, value]) => [
          name,
          ['name', 'legalName', 'address', 'city', 'hours'].includes(name) ? HARM : value,
        ]),
      );
      return {
        ...content,
        business: { ...content.business, ...filled },
        search: { ...content.search, title: HARM, description: HARM },
        blocks: content.blocks.map((block) => {
          const values = structuredClone(block.values) as Record<string, unknown>;
          for (const { field, path } of collectBlockValues(block)) {
            if (field.type !== 'line' && field.type !== 'text') continue;
            const [list = '', place, name = ''] = path.split('.');
            if (place === undefined) values[list] = HARM.slice(0, field.max);
            else
              Object.assign(getBlockListEntries(values[list])[Number(place)] ?? {}, {
                [name]: HARM.slice(0, field.max),
              });
          }
          return { ...block, values } as typeof block;
        }),
      };
    };

    test('every field is text, in the page, its head, its data, its reports and its simulator', async () => {
      await publishSiteWithSimulator(api, api.people.owner, 'sol-nascente', everywhere);
      for (const path of ['', '/privacidade', '/denunciar', '/simulador', '/sitemap.xml', '/robots.txt']) {
        const { status, html } = await open(SITE + path);
        expect([path, status]).toEqual([path, 200]);
        expect(html).not.toMatch(/<script>|<img src=x/);
      }
      expect((await open()).html).toContain('&lt;script&gt;alert(1)');
    });

    test.each([
      'javascript:alert(1)',
      'data:text/html,<script>1</script>',
      'https://exemplo.com.br@golpe.com',
      'https://bаnco.com.br',
      'http://exemplo.com.br',
    ])('a link to %s is saved nowhere', async (to) => {
      const { draft, revision } = await createSite(api, api.people.owner);
      const hero = draft.blocks.find((block) => block.kind === 'hero');
      if (hero?.kind !== 'hero') throw new Error('no hero');
      const button = { label: 'Ver', to };
      const content = {
        ...draft,
        blocks: draft.blocks.map((block) =>
          block === hero ? { ...hero, values: { ...hero.values, button } } : block,
        ),
      };
      for (const refused of [
        await api.refused('PUT /websites/user/:userId', { ...of(), body: { revision, content } }),
        await api.refused('POST /websites/preview/:userId', { ...of(), body: { content } }),
      ])
        expect(refused).toMatchObject({ status: 400 });
      const text = {
        ...createBlock('text', generateId()),
        values: { heading: 'x', body: `[ver](${to})`, background: 'PLAIN' as const },
      };
      await publishSiteWithSimulator(api, api.people.owner, 'sol-nascente', (site) => ({
        ...site,
        blocks: [text],
      }));
      await api.query('update website_versions set content = $1', [
        JSON.stringify({ ...siteWithSimulator, blocks: [text] }),
      ]);
      forget();
      expect((await open()).html).not.toContain(`href="${to.slice(0, 12)}`);
    });
  });

  test.each([
    [450, 45, '90%'],
    [450, 449, null],
    [450, 450, null],
    [450, 500, null],
  ])('a bill of R$ %d that becomes R$ %d is %s less', async (billBefore, billAfter, less) => {
    const block = createBlock('savings', generateId());
    const bills = { ...block, values: { ...block.values, billBefore, billAfter } };
    await publishSiteWithSimulator(api, api.people.owner, 'sol-nascente', (site) => ({
      ...site,
      blocks: [bills],
    }));
    const told = /<strong>([^<]*)<\/strong> menos, neste exemplo/.exec((await open()).html);
    expect(told?.[1] ?? null).toBe(less);
  });

  describe('of an account that owes', () => {
    const owes = async (days: number) => {
      await api.query("update accounts set status_ok = false where name = 'Sol Nascente'");
      await api.query(
        "update accounts set irregular_since = now() - make_interval(days => $1) where name = 'Sol Nascente'",
        [days],
      );
      forget();
    };

    test('is read for thirty days, closed to search and without its simulator; then it is gone', async () => {
      await createOnlineSite(api, api.people.owner);
      await owes(29);
      const { status, html, headers } = await open();
      expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow']);
      expect(html).not.toContain('<form action="/institucional');
      expect((await open(`${SITE}/simulador`)).status).toBe(410);
      expect((await open(`${SITE}/robots.txt`)).html).toContain('Disallow: /');
      await owes(31);
      expect((await open()).status).toBe(410);
      await api.query("update accounts set status_ok = true where name = 'Sol Nascente'");
      forget();
      expect((await open()).status).toBe(200);
    });

    test('[website-006] and without the module it is offline', async () => {
      await createOnlineSite(api, api.people.owner);
      await api.query("update accounts set active_modules = '{}' where name = 'Sol Nascente'");
      forget();
      expect((await open()).status).toBe(410);
    });
  });
});

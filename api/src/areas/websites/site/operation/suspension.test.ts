import { describeApi } from '../../../../../test/harness';
import { expectPageOpensAtError } from '../../../../../test/landing';
import { postForm } from '../../../../../test/simulations';
import { waitUntil } from '../../../../../test/wait-until';
import { createOnlineSite } from '../../../../../test/websites';

const SITE = '/institucional/sol-nascente';

describeApi('sites that are reported', (api) => {
  const status = async (path = SITE) => (await api.send({ url: path })).statusCode;
  const reported = async () => (await api.call('GET /websites/reports', { as: api.people.admin })).sites;
  const suspend = (suspended: boolean, why = '') =>
    api.call('PUT /websites/suspension/:accountId', {
      as: api.people.admin,
      params: { accountId: api.people.owner.accountId },
      body: { suspended, why },
    });
  /** Every process is told with the commit. */
  const until = (wanted: number) => waitUntil(async () => (await status()) === wanted);
  beforeAll(() => createOnlineSite(api, api.people.owner));

  test('a visitor reports one without saying who they are; a program that fills everything is thanked and heard not', async () => {
    const report = (fields: Record<string, string>) => postForm(api, `${SITE}/denunciar`, fields);
    const unsaid = await report({ motivo: 'GOLPE', texto: '' });
    expect(unsaid.statusCode).toBe(400);
    expectPageOpensAtError(unsaid.body);
    expect((await report({ motivo: 'GOLPE', texto: 'Pix <b>adiantado</b>', site: 'x' })).statusCode).toBe(
      303,
    );
    expect(await reported()).toEqual([]);
    expect((await report({ motivo: 'GOLPE', texto: 'Pix <b>adiantado</b>' })).statusCode).toBe(303);
    expect(await reported()).toMatchObject([
      {
        accountId: api.people.owner.accountId,
        slug: 'sol-nascente',
        suspended: null,
        reports: [{ reason: 'GOLPE', words: 'Pix <b>adiantado</b>' }],
      },
    ]);
    // Of one address not more than a few.
    for (let count = 0; count < 4; count += 1) await report({ motivo: 'OUTRO', texto: 'Outra vez' });
    expect((await report({ motivo: 'OUTRO', texto: 'Outra vez' })).statusCode).toBe(429);
  });

  test('an operator takes it off the air, simulator and all; its account reads why, and cannot bring it back', async () => {
    const { owner, admin } = api.people;
    const params = { accountId: owner.accountId };
    const refused = await api.refused('PUT /websites/suspension/:accountId', {
      as: admin,
      params,
      body: { suspended: true, why: ' ' },
    });
    expect(refused).toMatchObject({ status: 400, fields: [{ path: 'why' }] });
    await suspend(true, 'Denúncia em análise');
    await until(410);
    expect(await status(`${SITE}/simulador`)).toBe(410);
    expect(await status(`${SITE}/sitemap.xml`)).toBe(410);
    const of = { as: owner, params: { userId: owner.userId } };
    const { website } = await api.call('GET /websites/draft/:userId', of);
    expect(website?.suspended).toMatchObject({ why: 'Denúncia em análise' });
    await api.call('POST /websites/publish/:userId', { ...of, body: { revision: website?.revision ?? 0 } });
    expect(await status()).toBe(410);
    const { notifications } = await api.call('GET /notifications/user/:userId/:page', {
      as: owner,
      params: { userId: owner.userId, page: 0 },
    });
    expect(notifications.map(({ content }) => content).join()).toContain('Denúncia em análise');

    await suspend(false);
    await until(200);
    const kept = await api.query('select suspended, why, by from website_suspensions order by at');
    expect(kept).toMatchObject([
      { suspended: true, why: 'Denúncia em análise', by: 'admin@girassol.test' },
      { suspended: false },
    ]);
  });
});

import { describeApi } from '@girassol/api/test/harness';
import type { TestPerson } from '@girassol/api/test/test-people';
import type { RequestBody } from '@girassol/shared-domain/contract';
import type { AnnouncementAnswer } from '@girassol/shell-domain/contract';

const HOUR_MS = 3_600_000;

describeApi('announcements', (api) => {
  type Fields = RequestBody<'POST /operation/announcements'>;
  const write = async (fields: Partial<Fields> = {}) => {
    const { announcements } = await api.call('POST /operation/announcements', {
      as: api.people.admin,
      body: {
        kind: 'NOTICE',
        title: 'Atualização disponível',
        content: 'O quadro tem filtros novos.',
        openUrl: '/vendas',
        plans: null,
        whitelabels: null,
        startsAt: Date.now() - HOUR_MS,
        endsAt: null,
        ...fields,
      },
    });
    return announcements.find(({ title }) => title === (fields.title ?? 'Atualização disponível'));
  };
  const lastPublic = async (as: TestPerson) =>
    (await api.call('GET /notifications/last-public/:userId', { as, params: { userId: as.userId } }))
      .lastPublicNotification?.title ?? null;
  const promotion = async (as: TestPerson) =>
    (await api.call('GET /notifications/promotion/:userId', { as, params: { userId: as.userId } })).promotion
      ?.title ?? null;
  const answer = (as: TestPerson, announcementId = '', given: AnnouncementAnswer = 'LATER') =>
    api.call('POST /notifications/public/answer/:announcementId', {
      as,
      params: { announcementId },
      body: { answer: given },
    });
  /** Lets hours pass for all answers. */
  const pass = (hours: number) =>
    api.query('update announcement_answers set hidden_until = hidden_until - make_interval(hours => $1)', [
      hours,
    ]);
  beforeEach(() => api.query('delete from announcements'));

  test('[shell.notifications-006, shell.notifications-013] the last one that has begun and concerns the person', async () => {
    const { owner, basic } = api.people;
    await write({ title: 'Primeira', startsAt: Date.now() - 2 * HOUR_MS });
    await write({ title: 'Só do plano', plans: ['ENTERPRISE'] });
    await write({ title: 'Amanhã', startsAt: Date.now() + 24 * HOUR_MS });
    expect([await lastPublic(owner), await lastPublic(basic)]).toEqual(['Só do plano', 'Primeira']);
  });

  test('white-labels are told apart, and so are accounts without one', async () => {
    const { basic, neighbour } = api.people;
    const wear = (person: TestPerson, whitelabel: string | null) =>
      api.query('update accounts set whitelabel = $1 where id = $2', [whitelabel, person.accountId]);
    await wear(basic, 'SERRANA');
    await write({ title: 'Da marca', whitelabels: ['SERRANA'] });
    expect([await lastPublic(basic), await lastPublic(neighbour)]).toEqual(['Da marca', null]);
    await write({ title: 'Sem marca', whitelabels: [''], startsAt: Date.now() - 60_000 });
    expect([await lastPublic(basic), await lastPublic(neighbour)]).toEqual(['Da marca', 'Sem marca']);
    await wear(basic, null);
  });

  test('[shell.notifications-007] put off, it comes back after 24 hours, for that person alone', async () => {
    const { owner, vendor } = api.people;
    const notice = await write();
    await answer(owner, notice?._id);
    expect([await lastPublic(owner), await lastPublic(vendor)]).toEqual([null, 'Atualização disponível']);
    await pass(23);
    expect(await lastPublic(owner)).toBeNull();
    await pass(1);
    expect(await lastPublic(owner)).toBe('Atualização disponível');
  });

  test('[shell.notifications-008] opened, it never comes back, nor does an older one', async () => {
    const { owner } = api.people;
    await write({ title: 'Antiga', startsAt: Date.now() - 5 * HOUR_MS });
    const notice = await write();
    await answer(owner, notice?._id);
    await answer(owner, notice?._id, 'OPENED');
    await pass(48);
    expect(await lastPublic(owner)).toBeNull();
  });

  test.each([
    ['[shell.promo-002]', 'DISMISSED', 15],
    ['[shell.promo-003]', 'NOT_INTERESTED', 90],
  ] as const)('%s a promotion that was %s comes back after %d days', async (_, given, days) => {
    const { owner } = api.people;
    const offer = await write({ kind: 'PROMOTION', title: 'Feira' });
    expect([await promotion(owner), await lastPublic(owner)]).toEqual(['Feira', null]);
    await answer(owner, offer?._id, given);
    await pass(days * 24 - 1);
    expect(await promotion(owner)).toBeNull();
    await pass(1);
    expect(await promotion(owner)).toBe('Feira');
  });

  test('the list has the notices that concern the person, newest first, ten a page, also ended ones', async () => {
    const { owner, admin } = api.people;
    for (let each = 0; each < 11; each += 1)
      await write({ title: `Aviso ${each}`, startsAt: Date.now() - (20 - each) * HOUR_MS });
    await write({ kind: 'PROMOTION', title: 'Feira' });
    await write({ title: 'De outro plano', plans: ['BASIC'] });
    const list = (multiplier: number) =>
      api.call('GET /notifications/public/:multiplier', { as: owner, params: { multiplier } });
    const [first, second] = [await list(1), await list(2)];
    expect(first.notifications[0]).toMatchObject({ title: 'Aviso 10', type: 'PUBLIC' });
    expect([first.notifications.length, first.hasMoreItems]).toEqual([10, true]);
    expect(second).toMatchObject({ notifications: [{ title: 'Aviso 0' }], hasMoreItems: false });
    await api.call('POST /operation/announcements/end/:announcementId', {
      as: admin,
      params: { announcementId: first.notifications[0]?.id ?? '' },
    });
    expect((await list(1)).notifications[0]).toMatchObject({ title: 'Aviso 10' });
    expect(await lastPublic(owner)).toBe('Aviso 9');
  });

  test('an operator changes and ends it, and sees how many opened it', async () => {
    const { owner, vendor, admin } = api.people;
    const notice = await write({ title: 'Feira' });
    const announcementId = notice?._id ?? '';
    await answer(owner, announcementId, 'OPENED');
    await answer(vendor, announcementId, 'LATER');
    const { _id, by, opened, dismissed, ...fields } = notice ?? Object.assign(Object.create(null), {});
    expect([by, opened, dismissed]).toEqual(['admin@girassol.test', 0, 0]);
    const { announcements } = await api.call('PUT /operation/announcements/:announcementId', {
      as: admin,
      params: { announcementId },
      body: { ...fields, title: 'Feira de Campinas' },
    });
    expect(announcements).toMatchObject([{ title: 'Feira de Campinas', opened: 1, dismissed: 1 }]);
  });

  test.each([
    ['an end before its start', { endsAt: 1 }],
    ['an address that runs a script', { openUrl: 'javascript:alert(1)' }],
    ['an address of another host without its scheme', { openUrl: '//outro.com.br' }],
  ])('%s is refused', async (_, fields) => {
    const refused = await api.refused('POST /operation/announcements', {
      as: api.people.admin,
      body: {
        kind: 'NOTICE',
        title: 'Feira',
        content: 'Venha.',
        openUrl: '/vendas',
        plans: null,
        whitelabels: null,
        startsAt: Date.now(),
        endsAt: null,
        ...fields,
      },
    });
    expect(refused.status).toBe(400);
  });

  test('nobody answers what does not concern them', async () => {
    const notice = await write({ plans: ['ENTERPRISE'] });
    const refused = await api.refused('POST /notifications/public/answer/:announcementId', {
      as: api.people.basic,
      params: { announcementId: notice?._id ?? '' },
      body: { answer: 'LATER' },
    });
    expect(refused).toMatchObject({ status: 404, message: 'Este aviso não existe mais.' });
  });
});

import { addDays, toIsoDate } from '@girassol/shared-domain';
import type { RequestBody } from '@girassol/shared-domain/contract';
import { getInstantsAroundPeriod, testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';

const COMING = 'GET /notes/schedules/paginated/:userId/:multiplier/:type';
const SEARCH = 'POST /notes/schedules/filtered/:userId/:multiplier';

describeApi('the agenda of a board', (api) => {
  let boards: TestBoards;
  let sale: string;
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });
  beforeEach(async () => {
    await api.query('delete from notes', []);
    sale = (await boards.addItem(api.people.owner, { name: 'Casa da Ana' }))._id;
  });

  const add = async (
    warningDate: string,
    fields: Partial<RequestBody<'POST /notes/new/:id'>> = {},
    id = sale,
    as: TestPerson = api.people.owner,
  ) =>
    (
      await api.call('POST /notes/new/:id', {
        as,
        params: { id },
        body: {
          noteText: `em ${warningDate}`,
          noteType: 'Visita',
          warningDate,
          warningTimeStart: '10:00',
          warningTimeEnd: '11:00',
          ...fields,
        },
      })
    ).note;
  const search = (
    body: Partial<RequestBody<typeof SEARCH>> = {},
    as: TestPerson = api.people.owner,
    multiplier = 1,
  ) =>
    api.call(SEARCH, {
      as,
      params: { userId: as.userId, multiplier },
      body: { type: 'SALES', ...body },
    });
  const contents = async (body: Partial<RequestBody<typeof SEARCH>> = {}, as?: TestPerson) =>
    (await search(body, as)).schedules.map((each) => each.content);
  const period = (start: string, end: string) => ({ filter1Active: true, filter1Value: { start, end } });

  test('[schedules-003] a schedule carries sale type, customer, type, content and instant', async () => {
    const { owner } = api.people;
    const note = await add('2030-03-15', { noteText: 'Medir o telhado', isPrivate: true });
    expect((await search()).schedules).toEqual([
      {
        _id: note._id,
        sale: { _id: sale, type: 'SALES', id: expect.any(Number), name: 'Casa da Ana' },
        customer: { _id: boards.customerId, name: 'Maria da Conceição' },
        type: 'Visita',
        content: 'Medir o telhado',
        notificationDate: '2030-03-15',
        notificationTimestamp: Date.parse('2030-03-15T13:00:00Z'),
        notificationTimeStart: '10:00',
        notificationTimeEnd: '11:00',
        isPrivate: true,
        version: 1,
        user: { _id: owner.userId, personalData: { name: 'dono' } },
        owner: { _id: owner.userId, personalData: { name: 'dono' } },
      },
    ]);
  });

  test('[schedules-001] pages of ten from today on, soonest first', async () => {
    const { owner } = api.people;
    await add('2020-01-01');
    for (let day = 12; day > 0; day--) await add(`2030-03-${String(day).padStart(2, '0')}`);
    await add(toIsoDate(Date.now()), {
      noteText: 'hoje',
      warningTimeStart: '00:00',
      warningTimeEnd: '00:30',
    });
    const page = (multiplier: number) =>
      api.call(COMING, { as: owner, params: { userId: owner.accountId, multiplier, type: 'SALES' } });
    const [first, second] = [await page(1), await page(2)];
    expect([first.schedules.length, first.hasMoreItems]).toEqual([10, true]);
    expect(first.schedules[0]?.content).toBe('hoje');
    expect(second.schedules.map((each) => each.content)).toEqual([
      'em 2030-03-10',
      'em 2030-03-11',
      'em 2030-03-12',
    ]);
    expect(second.hasMoreItems).toBe(false);
  });

  test('[schedules-002] searched by scope, text, type of note and period', async () => {
    const { owner } = api.people;
    await add('2030-03-01', { noteText: 'Revisão elétrica' });
    await add('2030-03-02', { noteType: 'Ligação' });
    await add('2030-03-31', { warningTimeStart: '23:00', warningTimeEnd: '23:59' });
    await add('2030-04-01', { warningTimeStart: '00:00', warningTimeEnd: '00:30' });
    expect(await contents({ searchValue: 'revisao' })).toEqual(['Revisão elétrica']);
    expect(await contents({ searchValue: 'conceicao' })).toHaveLength(4);
    expect(await contents({ searchValue: '100%' })).toEqual([]);
    expect(await contents({ noteType: 'Ligação' })).toEqual(['em 2030-03-02']);
    expect(await contents(period('2030-03-02', '2030-03-31'))).toEqual(['em 2030-03-02', 'em 2030-03-31']);
    expect(await contents({ fetchType: 'MANAGER', fetchId: owner.accountId })).toHaveLength(4);
    expect((await search({ pageSize: 3 })).hasMoreItems).toBe(true);
    const reversed = await api.refused(SEARCH, {
      as: owner,
      params: { userId: owner.userId, multiplier: 1 },
      body: { type: 'SALES', ...period('2030-03-31', '2030-03-01') },
    });
    expect(reversed).toMatchObject({ status: 400, message: 'O início do período deve ser anterior ao fim.' });
  });

  test.each(getInstantsAroundPeriod('2030-12-01', '2030-12-31'))(
    '[schedules-002] a schedule for $today, $hour is in the period: $isInside',
    async ({ today, hour, isInside }) => {
      // The last minute of a day is one in which none begins.
      await add(today, { warningTimeStart: hour === '23:59' ? '23:58' : hour, warningTimeEnd: '23:59' });
      expect(await contents(period('2030-12-01', '2030-12-31'))).toEqual(isInside ? [`em ${today}`] : []);
    },
  );

  testAtHoursOfTheDay('[schedules-001] what comes begins with the day that it is', async ({ today }) => {
    const { owner } = api.people;
    const times = { warningTimeStart: '00:00', warningTimeEnd: '00:30' };
    for (const day of [-1, 0, 1]) await add(addDays(today, day), { noteText: `${day}`, ...times });
    const params = { userId: owner.accountId, multiplier: 1, type: 'SALES' } as const;
    const { schedules } = await api.call(COMING, { as: owner, params });
    expect(schedules.map(({ content }) => content)).toEqual(['0', '1']);
  });

  test('only items of this board that the caller may see', async () => {
    const { owner, vendor, colleague, newcomer, basic, neighbour, teamId } = api.people;
    const project = (await boards.addItem(owner, { type: 'PROJECT' }))._id;
    await add('2030-03-02', { noteText: 'projeto' }, project);
    await add('2030-03-01', { noteText: 'do dono' });
    const theirs = (await boards.addItem(owner, { vendor: colleague.userId }))._id;
    await add('2030-03-03', { noteText: 'do colega' }, theirs);

    expect(await contents({ fetchId: owner.accountId })).toEqual(['do dono', 'do colega']);
    expect(await contents({ type: 'PROJECT', fetchId: owner.accountId })).toEqual(['projeto']);
    expect(await contents({}, vendor)).toEqual([]);
    expect(await contents({ fetchType: 'TEAM', fetchId: teamId }, vendor)).toEqual(['do colega']);
    const refusal = async (as: TestPerson, body: Partial<RequestBody<typeof SEARCH>>) =>
      (
        await api.refused(SEARCH, {
          as,
          params: { userId: as.userId, multiplier: 1 },
          body: { type: 'SALES', ...body },
        })
      ).status;
    expect(await refusal(vendor, { fetchId: owner.accountId })).toBe(403);
    expect(await refusal(newcomer, {})).toBe(403);
    expect(await refusal(basic, {})).toBe(403);
    expect(await refusal(neighbour, { fetchId: owner.accountId })).toBe(404);
    expect(await contents({}, neighbour)).toEqual([]);
  });

  test('one note can be read, by who may see its item', async () => {
    const { owner, vendor } = api.people;
    const { _id: noteId } = await add('2030-03-01');
    const params = { saleId: sale, noteId };
    const { note } = await api.call('GET /notes/note/:saleId/:noteId', { as: owner, params });
    expect(note).toMatchObject({ _id: noteId, content: 'em 2030-03-01', version: 1 });
    expect((await api.refused('GET /notes/note/:saleId/:noteId', { as: vendor, params })).status).toBe(404);
    const elsewhere = (await boards.addItem(owner))._id;
    const wrong = { saleId: elsewhere, noteId };
    expect((await api.refused('GET /notes/note/:saleId/:noteId', { as: owner, params: wrong })).status).toBe(
      404,
    );
  });
});

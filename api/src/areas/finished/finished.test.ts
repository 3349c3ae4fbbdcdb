import type { BoardCard, RequestBody } from '@girassol/shared-domain/contract';
import { getInstantsAroundPeriod } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';

const LIST = 'POST /sales/finished/filtered/:multiplier';

describeApi('the lists of finished items', (api) => {
  let boards: TestBoards;
  const items: Record<string, BoardCard> = {};

  /** Takes an item from its board as of a day, past the API: what ends an item is told elsewhere. */
  const end = (name: string, status: 'CLOSED' | 'LOST', day: string, more = '') =>
    api.query(
      `update sales set status = $2, finished_date = $3, closed_at = $3::date + interval '15 hours' ${more} where id = $1`,
      [items[name]?._id, status, day],
    );
  const list = (as: TestPerson, body: Partial<RequestBody<typeof LIST>> = {}, multiplier = 1) =>
    api.call(LIST, { as, params: { multiplier }, body: { fetchId: as.userId, type: 'SALES', ...body } });
  const names = async (as: TestPerson, body: Partial<RequestBody<typeof LIST>> = {}, multiplier = 1) =>
    (await list(as, body, multiplier)).sales.map(({ name }) => name);
  const company = () => ({ fetchId: api.people.owner.accountId, fetchType: 'MANAGER' as const });

  beforeAll(async () => {
    boards = await createTestBoards(api);
    const { owner, vendor, colleague, neighbour } = api.people;
    const add = async (as: TestPerson, name: string, fields: Parameters<TestBoards['addItem']>[1] = {}) => {
      items[name] = await boards.addItem(as, { name, ...fields });
    };
    await add(owner, 'Sítio São João', { amount: 1000, power: 5 });
    await add(owner, 'Padaria', { amount: 500.5, power: 2.5 });
    await add(vendor, 'Galpão', { amount: 300, power: 1 });
    await add(colleague, 'Escola', { amount: 70, power: 0.5 });
    await add(owner, 'Em aberto');
    await add(neighbour, 'Da vizinha');
    await end('Sítio São João', 'CLOSED', '2026-03-31', ', confirmed_amount_cents = 95000');
    await end('Padaria', 'LOST', '2026-04-01', `, sale_lost_reason = 'Preço'`);
    await end('Galpão', 'CLOSED', '2026-04-15');
    await end('Escola', 'CLOSED', '2026-05-02');
    await end('Da vizinha', 'CLOSED', '2026-05-02');
  });

  test('[boards-108] finished items come latest first, with how they ended and the sums of all', async () => {
    const answer = await list(api.people.owner, company());
    expect(answer.sales.map(({ name, status, closedDay }) => [name, status, closedDay])).toEqual([
      ['Escola', 'CLOSED', '2026-05-02'],
      ['Galpão', 'CLOSED', '2026-04-15'],
      ['Padaria', 'LOST', '2026-04-01'],
      ['Sítio São João', 'CLOSED', '2026-03-31'],
    ]);
    expect(answer.sales[2]).toMatchObject({ saleLostReason: 'Preço', columnTitle: expect.any(String) });
    expect(answer.sales[3]).toMatchObject({ amount: 1000, confirmedAmount: 950 });
    expect(answer.hasMoreItems).toBe(false);
    // The confirmed value counts where there is one.
    expect(answer.totals).toEqual({ items: 4, amount: 950 + 500.5 + 300 + 70, power: 9 });
  });

  test('[boards-108] by status, text and period; sums follow the filters', async () => {
    const { owner } = api.people;
    const found = (body: Partial<RequestBody<typeof LIST>>) => names(owner, { ...company(), ...body });
    expect(await found({ status: 'LOST' })).toEqual(['Padaria']);
    expect(await found({ searchValue: 'sitio SAO' })).toEqual(['Sítio São João']);
    expect(await found({ searchValue: 'maria da conceicao' })).toEqual(['Padaria', 'Sítio São João']);
    expect(await found({ searchValue: `#0000${items.Padaria?.id}` })).toEqual(['Padaria']);
    // The digits of a document are no number of an item.
    await api.query(
      'update customers set document = $1 where id = (select customer_id from sales where id = $2)',
      ['98765432100', items.Padaria?._id],
    );
    expect(await found({ searchValue: '98765' })).toContain('Padaria');
    expect(await found({ searchValue: '#98765' })).toEqual([]);
    expect(await found({ searchValue: '%' })).toEqual([]);
    const april = { start: '2026-04-01', end: '2026-04-30' };
    expect(await found({ filter1Active: true, filter1Value: april })).toEqual(['Galpão', 'Padaria']);
    expect(await found({ filter1Active: false, filter1Value: april })).toHaveLength(4);
    expect(await found({ filter1Active: true, filter1Value: { start: null, end: '2026-03-31' } })).toEqual([
      'Sítio São João',
    ]);
    const { totals } = await list(owner, {
      ...company(),
      status: 'CLOSED',
      filter1Active: true,
      filter1Value: april,
    });
    expect(totals).toEqual({ items: 1, amount: 300, power: 1 });
  });

  test('[boards-108] pages follow one another without holes; the size is chosen', async () => {
    const { owner } = api.people;
    const first = await list(owner, { ...company(), pageSize: 2 });
    expect(first.sales.map(({ name }) => name)).toEqual(['Escola', 'Galpão']);
    expect(first.hasMoreItems).toBe(true);
    const second = await list(owner, { ...company(), pageSize: 2 }, 2);
    expect(second.sales.map(({ name }) => name)).toEqual(['Padaria', 'Sítio São João']);
    expect(second).toMatchObject({ hasMoreItems: false, totals: first.totals });
    expect(await names(owner, { ...company(), pageSize: 2 }, 3)).toEqual([]);
    const odd = await api.refused(LIST, {
      as: owner,
      params: { multiplier: 1 },
      body: { ...company(), type: 'SALES', pageSize: 3 as 2 },
    });
    expect(odd.status).toBe(400);
  });

  test('the scope decides whose items: own ones, the led team, nobody of another account', async () => {
    const { owner, vendor, colleague, supervisor, neighbour, teamId } = api.people;
    expect(await names(vendor)).toEqual(['Galpão']);
    expect(await names(vendor, { fetchId: teamId, fetchType: 'TEAM' })).toEqual(['Escola', 'Galpão']);
    expect(await names(supervisor, company())).toHaveLength(4);
    expect(await names(neighbour, { fetchId: neighbour.accountId })).toEqual(['Da vizinha']);
    const refusal = async (as: TestPerson, fetchId: string, type: 'SALES' | 'PROJECT' = 'SALES') =>
      (await api.refused(LIST, { as, params: { multiplier: 1 }, body: { fetchId, type } })).status;
    expect(await refusal(colleague, owner.accountId)).toBe(403);
    expect(await refusal(colleague, vendor.userId)).toBe(403);
    expect(await refusal(owner, neighbour.userId)).toBe(404);
    expect(await refusal(vendor, vendor.userId, 'PROJECT')).toBe(403);
  });

  test('[boards-095] an account that is not ENTERPRISE sees the own items, whatever it asks for', async () => {
    const { owner } = api.people;
    await api.query(`update accounts set signup_plan = 'CRM' where id = $1`, [owner.accountId]);
    try {
      const own = ['Padaria', 'Sítio São João'];
      expect(await names(owner, { fetchId: owner.userId, fetchType: 'USER' })).toEqual(own);
      expect(await names(owner, company())).toEqual(own);
    } finally {
      await api.query(`update accounts set signup_plan = 'ENTERPRISE' where id = $1`, [owner.accountId]);
    }
  });

  test('a period that ends before it begins is refused in words', async () => {
    const { owner } = api.people;
    const refusal = await api.refused(LIST, {
      as: owner,
      params: { multiplier: 1 },
      body: {
        ...company(),
        type: 'SALES',
        filter1Active: true,
        filter1Value: { start: '2026-05-01', end: '2026-04-01' },
      },
    });
    expect(refusal).toMatchObject({
      status: 400,
      message: 'O início do período deve ser anterior ao fim.',
    });
  });

  test.each(getInstantsAroundPeriod('2025-12-01', '2025-12-31'))(
    '[boards-108] what ended on $today at $hour is of that day, and in the period: $isInside',
    async ({ now, today, isInside }) => {
      const { vendor } = api.people;
      const { _id } = await boards.addItem(vendor, { name: today });
      const filters = { filter1Active: true, filter1Value: { start: '2025-12-01', end: '2025-12-31' } };
      // Without a day that somebody named: the day on which it was marked.
      await api.query(`update sales set status = 'CLOSED', closed_at = $2 where id = $1`, [
        _id,
        new Date(now),
      ]);
      try {
        expect(await names(vendor, filters)).toEqual(isInside ? [today] : []);
        const { sales } = await list(vendor, { searchValue: today });
        expect(sales.map(({ closedDay }) => closedDay)).toEqual([today]);
      } finally {
        await api.query('delete from sales where id = $1', [_id]);
      }
    },
  );
});

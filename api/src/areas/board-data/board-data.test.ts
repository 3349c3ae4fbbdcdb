import type { RequestBody } from '@girassol/shared-domain/contract';
import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';

const DATA = 'POST /sales/data/:fetchId';
const none = { items: 0, amount: 0, power: 0 };

describeApi('the figures of a board', (api) => {
  let boards: TestBoards;

  /** A sale that was registered and finished on these days. */
  async function finished(
    as: TestPerson,
    status: 'CLOSED' | 'LOST',
    {
      amount,
      power,
      registered,
      day,
      reason,
    }: Record<'registered' | 'day', string> & {
      amount: number;
      power: number;
      reason?: string;
    },
  ) {
    const { _id } = await boards.addItem(as, { amount, power });
    await api.query(
      `update sales set status = $2, closed_at = $3::date + interval '15 hours', finished_date = $3,
        registered_at = $4::date + interval '15 hours', sale_lost_reason = $5 where id = $1`,
      [_id, status, day, registered, reason ?? null],
    );
    return _id;
  }
  const data = (as: TestPerson, fetchId: string, body: Partial<RequestBody<typeof DATA>> = {}) =>
    api.call(DATA, {
      as,
      params: { fetchId },
      body: { type: 'SALES', start: '2026-03-01', end: '2026-04-30', ...body },
    });

  beforeAll(async () => {
    boards = await createTestBoards(api);
    const { owner, vendor, neighbour } = api.people;
    const first = { amount: 1000, power: 5.4, registered: '2026-03-01', day: '2026-03-11' };
    const confirmed = await finished(owner, 'CLOSED', first);
    await api.query('update sales set confirmed_amount_cents = 90050 where id = $1', [confirmed]);
    await finished(vendor, 'CLOSED', { amount: 300, power: 1, registered: '2026-01-10', day: '2026-04-30' });
    await finished(vendor, 'CLOSED', { amount: 50, power: 1, registered: '2026-01-10', day: '2026-02-28' });
    const lost = { power: 2, registered: '2026-03-02', day: '2026-04-01' };
    await finished(owner, 'LOST', { ...lost, amount: 70, reason: 'Preço' });
    await finished(owner, 'LOST', { ...lost, amount: 30 });
    await finished(vendor, 'LOST', { ...lost, amount: 20, reason: 'Preço' });
    await boards.addItem(owner, { amount: 11, power: 1, columnOrder: 1 });
    await boards.addItem(vendor, { amount: 22.5, power: 1, columnOrder: 0 });
    await boards.addItem(neighbour, { amount: 9_999 });
  });

  test('totals of the period, and the board as it stands', async () => {
    const { owner } = api.people;
    const answer = await data(owner, owner.accountId);
    expect(answer.open).toEqual({ items: 2, amount: 33.5, power: 2 });
    expect(answer.won).toEqual({ items: 2, amount: 1200.5, power: 6.4 });
    expect(answer.lost).toEqual({ items: 3, amount: 120, power: 6 });
    // A won item counts with the amount at which it was won, everywhere.
    expect(answer.registered).toEqual({ items: 4, amount: 1020.5, power: 11.4 });
    // 10 and 110 days.
    expect(answer.averageDays).toBe(60);
    expect(answer.columns.slice(0, 3).map(({ items, amount }) => [items, amount])).toEqual([
      [1, 22.5],
      [1, 11],
      [0, 0],
    ]);
    expect(answer.lostReasons).toEqual([
      { reason: 'Preço', items: 2, amount: 90, power: 4 },
      { reason: null, items: 1, amount: 30, power: 2 },
    ]);
    expect(
      answer.owners.map(({ user, won, lost, open }) => [user?.personalData.name, won, lost, open]),
    ).toEqual([
      [
        undefined,
        { items: 1, amount: 900.5, power: 5.4 },
        { items: 2, amount: 100, power: 4 },
        { items: 1, amount: 11, power: 1 },
      ],
      [
        'vendedor',
        { items: 1, amount: 300, power: 1 },
        { items: 1, amount: 20, power: 2 },
        { items: 1, amount: 22.5, power: 1 },
      ],
    ]);
  });

  test('the twelve months end with the period, and go beyond its beginning', async () => {
    const { owner } = api.people;
    const { months } = await data(owner, owner.accountId);
    expect(months.map(({ month }) => month)).toEqual([
      '2025-05',
      '2025-06',
      '2025-07',
      '2025-08',
      '2025-09',
      '2025-10',
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
    ]);
    expect(
      months.slice(-4).map(({ won, lost, registered }) => [won.items, lost.items, registered.items]),
    ).toEqual([
      [0, 0, 2],
      [1, 0, 0],
      [1, 0, 4],
      [1, 3, 0],
    ]);
  });

  testAtHoursOfTheDay('without bounds everything counts, and the months end today', async ({ today }) => {
    const { owner } = api.people;
    const { won, registered, months } = await data(owner, owner.accountId, { start: null, end: null });
    expect(won.items).toBe(3);
    expect(registered.items).toBe(8);
    expect(months.at(-1)?.month).toBe(today.slice(0, 7));
    const empty = await data(owner, owner.accountId, { start: '2020-01-01', end: '2020-01-31' });
    expect(empty).toMatchObject({ won: none, lost: none, averageDays: null, lostReasons: [] });
  });

  test('[shell-013] the scope decides whose; other boards and accounts are refused', async () => {
    const { owner, vendor, newcomer, neighbour, teamId } = api.people;
    expect((await data(vendor, vendor.userId)).won.items).toBe(1);
    expect((await data(vendor, teamId)).won.items).toBe(1);
    const refusal = async (as: TestPerson, fetchId: string, type: 'SALES' | 'PROJECT' = 'SALES') =>
      (await api.refused(DATA, { as, params: { fetchId }, body: { type, start: null, end: null } })).status;
    expect(await refusal(vendor, owner.accountId)).toBe(403);
    expect(await refusal(vendor, vendor.userId, 'PROJECT')).toBe(403);
    expect(await refusal(newcomer, newcomer.userId)).toBe(403);
    expect(await refusal(owner, neighbour.userId)).toBe(404);
    const reversed = await api.refused(DATA, {
      as: owner,
      params: { fetchId: owner.userId },
      body: { type: 'SALES', start: '2026-02-01', end: '2026-01-01' },
    });
    expect(reversed).toMatchObject({ status: 400, message: 'O início do período deve ser anterior ao fim.' });
  });
});

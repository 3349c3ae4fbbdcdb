import { getInstantsAroundPeriod } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApiOnEveryDatabase } from '../../../test/harness';

/** In Greenwich its last hours are those of another month, and of another year. */
const period = { start: '2025-12-01', end: '2025-12-31' };
/** Number of hours inside the period at each of its two edges. */
const HOURS = 6;

describeApiOnEveryDatabase('the figures of a board in a period', (api) => {
  const moments = getInstantsAroundPeriod(period.start, period.end);
  let boards: TestBoards;

  beforeAll(async () => {
    boards = await createTestBoards(api);
  });
  beforeEach(() => api.query('delete from sales'));

  /** Puts an item at each moment; `set` says what that means for it. */
  const addItems = async (set: string) => {
    for (const { now } of moments) {
      const { _id } = await boards.addItem(api.people.owner, { amount: 100, power: 1 });
      await api.query(`update sales set ${set} where id = $1`, [_id, new Date(now)]);
    }
  };
  const data = (bounds: { start: string | null; end: string | null }) => {
    const { owner } = api.people;
    const params = { fetchId: owner.accountId };
    return api.call('POST /sales/data/:fetchId', { as: owner, params, body: { type: 'SALES', ...bounds } });
  };

  test('what was registered on its days in São Paulo, and in the months of São Paulo', async () => {
    await addItems('registered_at = $2');
    const { registered, months } = await data(period);
    expect(registered.items).toBe(2 * HOURS);
    expect(months.slice(-2).map((month) => [month.month, month.registered.items])).toEqual([
      ['2025-11', HOURS],
      ['2025-12', 2 * HOURS],
    ]);
    // A period that is longer than the months of the charts begins with its own first day.
    const long = await data({ start: '2024-01-01', end: '2025-12-31' });
    expect(long.registered.items).toBe(3 * HOURS);
    expect((await data({ ...period, start: '2026-01-01', end: null })).registered.items).toBe(HOURS);
  });

  test('the charts begin with the first day of their first month in São Paulo', async () => {
    await addItems('registered_at = $2');
    const { months } = await data({ start: '2026-11-01', end: '2026-11-30' });
    expect(months[0]).toMatchObject({ month: '2025-12', registered: { items: 2 * HOURS } });
    expect(months[1]).toMatchObject({ month: '2026-01', registered: { items: HOURS } });
  });

  test('what was finished on its days in São Paulo, and how many days that took', async () => {
    await addItems(
      "status = 'CLOSED', registered_at = $2, closed_at = $2::timestamptz + interval '48 hours'",
    );
    const later = { start: '2025-12-03', end: '2026-01-02' };
    const { won, averageDays, months } = await data(later);
    expect(won.items).toBe(2 * HOURS);
    expect(averageDays).toBe(2);
    expect(months.slice(-2).map((month) => [month.month, month.won.items])).toEqual([
      ['2025-12', 2 * HOURS],
      ['2026-01', 2 * HOURS],
    ]);
  });
});

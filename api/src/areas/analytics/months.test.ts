import { addDays, addMonths, getMonthStart, toIsoDate } from '@girassol/shared-domain';
import { getCriticalClocks } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApiOnEveryDatabase } from '../../../test/harness';

/** The database says which month it is, so the items stand around the edges of the months that it is now. */
describeApiOnEveryDatabase('the months of the home page', (api) => {
  let boards: TestBoards;
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });
  beforeEach(() => api.query('delete from sales'));

  const firstDay = (monthsAgo: number) => addMonths(getMonthStart(toIsoDate(Date.now())), -monthsAgo);
  const addItemAt = async (now: number, set: string) => {
    const { _id } = await boards.addItem(api.people.owner, { amount: 10 });
    await api.query(`update sales set ${set} where id = $1`, [_id, new Date(now)]);
  };
  const count = async (
    key: 'GET /analytics/gen-sales/:scope/:id' | 'GET /analytics/closed-sales/:scope/:id',
  ) => {
    const { owner } = api.people;
    const params = { scope: 'MANAGER' as const, id: owner.accountId };
    const { totalSales1, totalSales2, totalSales3 } = await api.call(key, { as: owner, params });
    return [totalSales1, totalSales2, totalSales3];
  };
  const monthsAgo = [0, 1, 2];

  test.each(getCriticalClocks('2026-01-01').map(({ hour }) => hour))(
    'what was registered or won at %s of the first or the last day of a month is of that month',
    async (hour) => {
      const at = (day: string) =>
        getCriticalClocks(day).find((clock) => clock.hour === hour)?.now ?? Number.NaN;
      const days = monthsAgo.flatMap((ago) => [firstDay(ago), addDays(firstDay(ago), -1)]);
      for (const day of days) {
        await addItemAt(at(day), 'registered_at = $2');
        await addItemAt(at(day), "registered_at = $2, status = 'CLOSED', closed_at = $2");
      }
      // The last day of the month before each: of the current one there is the first day only.
      expect(await count('GET /analytics/gen-sales/:scope/:id')).toEqual([2, 4, 4]);
      expect(await count('GET /analytics/closed-sales/:scope/:id')).toEqual([1, 2, 2]);
    },
  );
});

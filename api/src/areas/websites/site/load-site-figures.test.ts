import { addDays } from '@girassol/shared-domain';
import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { describeApiOnEveryDatabase } from '../../../../test/harness';
import { countSiteEvent } from '../count-site-event';
import { loadSiteFigures } from './load-site-figures';

const visit = { page: 'inicio', source: 'BUSCA', what: 'VISIT' } as const;

describeApiOnEveryDatabase('the figures of a site', (api) => {
  beforeEach(() => api.query('delete from website_counts'));

  testAtHoursOfTheDay('are counted on the day that it is, and end with it', async ({ today }) => {
    const { accountId } = api.people.owner;
    const read = (days: number) =>
      api.database.asAccount({ accountId }, (tx) => loadSiteFigures(tx, accountId, days));
    await api.database.asAccount({ accountId }, (tx) => countSiteEvent(tx, accountId, visit));
    expect(await read(1)).toEqual([{ day: today, ...visit, count: 1 }]);
    for (const days of [1, 29, 30])
      await api.query(
        'insert into website_counts select account_id, $1::date, page, source, what, 5 from website_counts where day = $2',
        [addDays(today, -days), today],
      );
    expect((await read(30)).map(({ day }) => day)).toEqual([addDays(today, -29), addDays(today, -1), today]);
  });
});

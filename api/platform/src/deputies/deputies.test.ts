import { addDays } from '@girassol/shared-domain';
import { describeAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { describeApi } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';
import { findPersonOrDeputy, listAbsentPeopleOfDeputy } from '.';

describeApi('deputies', (api) => {
  beforeEach(() => api.query('update users set away_from = null, away_until = null, deputy_id = null'));

  const setAbsence = (absent: TestPerson, deputy: TestPerson, [from, until] = ['2020-01-01', '2199-12-31']) =>
    api.query('update users set away_from = $1, away_until = $2, deputy_id = $3 where id = $4', [
      from,
      until,
      deputy.userId,
      absent.userId,
    ]);
  const find = ({ accountId, userId }: TestPerson) =>
    api.database.asAccount({ accountId }, (tx) => findPersonOrDeputy(tx, accountId, userId));
  const list = (person: TestPerson) =>
    api.database.asAccount(person, (tx) => listAbsentPeopleOfDeputy(tx, person));

  describeAtHoursOfTheDay('an absence', ({ today }) => {
    test('begins and ends at midnight in São Paulo', async () => {
      const { vendor, colleague } = api.people;
      const [before, after] = [addDays(today, -1), addDays(today, 1)];
      for (const [days, isAway] of [
        [[today, today], true],
        [[before, today], true],
        [[today, after], true],
        [[before, before], false],
        [[after, after], false],
      ] as const) {
        await setAbsence(vendor, colleague, [...days]);
        expect({ days, person: await find(vendor), absent: await list(colleague) }).toEqual({
          days,
          person: isAway ? colleague.userId : vendor.userId,
          absent: isAway ? [vendor.userId] : [],
        });
      }
    });
  });

  test('who are away themselves have deputies, until somebody is there', async () => {
    const { vendor, colleague, supervisor } = api.people;
    await setAbsence(vendor, colleague);
    await setAbsence(colleague, supervisor);
    expect([await find(vendor), await find(colleague)]).toEqual([supervisor.userId, supervisor.userId]);
    expect(await list(supervisor)).toEqual([vendor.userId, colleague.userId].sort());
    expect(await list(colleague)).toEqual([vendor.userId]);
  });

  test('of people who stand in for one another and are all away, each keeps the own work', async () => {
    const { vendor, colleague } = api.people;
    await setAbsence(vendor, colleague);
    await setAbsence(colleague, vendor);
    expect([await find(vendor), await find(colleague)]).toEqual([vendor.userId, colleague.userId]);
    expect(await list(vendor)).toEqual([colleague.userId]);
  });

  test('who were removed stand in for nobody', async () => {
    const { vendor, colleague } = api.people;
    await setAbsence(vendor, colleague);
    await api.query('update users set disabled_at = now() where id = $1', [colleague.userId]);
    expect(await find(vendor)).toBe(vendor.userId);
    await api.query('update users set disabled_at = null where id = $1', [colleague.userId]);
  });
});

import { createTestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { chooseItemOwner } from './board-users';
import { chooseNextSeller } from './choose-seller';

describeApi('work for somebody who is away', (api) => {
  beforeAll(() => createTestBoards(api));

  const ask = <T>(work: Parameters<typeof api.database.asAccount<T>>[1]) =>
    api.database.asAccount(api.people.owner, work);
  const setAbsence = (from: string, until: string) =>
    api.query('update users set away_from = $1, away_until = $2, deputy_id = $3 where id = $4', [
      from,
      until,
      api.people.colleague.userId,
      api.people.vendor.userId,
    ]);

  test('goes to the deputy, and automatic distribution skips the absent, only on the days of the absence', async () => {
    const { owner, vendor, colleague, supervisor } = api.people;
    const { accountId } = owner;
    await api.query("update users set permissions = '{}' where id = any($1::uuid[])", [
      [colleague.userId, supervisor.userId],
    ]);
    const choose = () => ask((tx) => chooseItemOwner(tx, accountId, 'SALES', vendor.userId));
    const distribute = () => ask((tx) => chooseNextSeller(tx, accountId));
    expect([await choose(), await distribute()]).toEqual([vendor.userId, vendor.userId]);

    await setAbsence('2020-01-01', '2199-12-31');
    // A deputy without the board hands on to the manager.
    expect([await choose(), await distribute()]).toEqual([owner.userId, owner.userId]);
    await api.query(`update users set permissions = '{"salesKanban": true}' where id = $1`, [
      colleague.userId,
    ]);
    expect([await choose(), await distribute()]).toEqual([colleague.userId, colleague.userId]);

    await setAbsence('2020-01-01', '2020-01-31');
    expect(await choose()).toBe(vendor.userId);
  });
});

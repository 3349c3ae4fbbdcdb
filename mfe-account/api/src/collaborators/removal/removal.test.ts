import { createTestBoards, type TestBoards } from '@girassol/api/test/boards';
import { collectEventsByListener } from '@girassol/api/test/collect-events';
import { describeApiOnEveryDatabase } from '@girassol/api/test/harness';
import { createFinishedProposal } from '@girassol/api/test/proposals';
import { reopenSession, type TestPerson } from '@girassol/api/test/test-people';

const REMOVE = 'DELETE /users/vendors/:managerId/:vendorId';
const RESTORE = 'POST /users/vendors/:managerId/restore/:removalId';

describeApiOnEveryDatabase('the removal of a collaborator', (api) => {
  let boards: TestBoards;
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });
  beforeEach(async () => {
    await api.query('update users set disabled_at = null');
    await reopenSession(api.database, api.people.vendor);
    for (const table of ['proposals', 'sales', 'collaborator_removals', 'histories'])
      await api.query(`delete from ${table}`);
    const { vendor, colleague, teamId } = api.people;
    await api.query('update teams set leader_id = $1 where id = $2', [vendor.userId, teamId]);
    await api.query('delete from team_members where team_id = $1', [teamId]);
    await api.query(
      'insert into team_members (account_id, team_id, user_id) values ($1, $2, $3), ($1, $2, $4)',
      [vendor.accountId, teamId, vendor.userId, colleague.userId],
    );
  });

  const build = (person: TestPerson, body: object) => ({
    as: api.people.owner,
    params: { managerId: api.people.owner.accountId, vendorId: person.userId },
    body,
  });
  const readOwners = async (table: string, column: string, ids: string[]) =>
    (
      await api.query<{ owner: string }>(
        `select ${column} as owner from ${table} where id = any($1::uuid[]) order by id`,
        [ids],
      )
    ).map(({ owner }) => owner);
  const readTeam = async () =>
    (
      await api.call('GET /settings/user/:userId', {
        as: api.people.owner,
        params: { userId: api.people.owner.userId },
      })
    ).settings.teams.find(({ _id }) => _id === api.people.teamId);
  const restore = (removalId: string) =>
    api.call(RESTORE, {
      as: api.people.owner,
      params: { managerId: api.people.owner.accountId, removalId },
    });

  test('asks who inherits each kind of work, and who leads the teams; refused, it changes nothing', async () => {
    const { vendor, colleague, teamId, owner, neighbour } = api.people;
    await boards.addItem(vendor);
    const leaders = [{ teamId, leader: colleague.userId }];
    const attempt = (body: object) => api.refused(REMOVE, build(vendor, body));
    expect(await attempt({ leaders })).toMatchObject({ status: 400, fields: [{ path: 'heirs.items' }] });
    const heirs = { items: owner.userId, customers: owner.userId };
    expect(await attempt({ heirs })).toMatchObject({ status: 400, fields: [{ path: 'leaders' }] });
    expect((await attempt({ heirs: { ...heirs, items: neighbour.userId }, leaders })).status).toBe(400);
    expect((await attempt({ heirs: { ...heirs, items: vendor.userId }, leaders })).status).toBe(400);
    const shown = await api.call('GET /users/vendors/:managerId/:vendorId', {
      as: owner,
      params: { managerId: owner.accountId, vendorId: vendor.userId },
    });
    expect(shown.work.items).toBe(1);
    expect(shown.ledTeams).toMatchObject([{ _id: teamId }]);
    await api.call('GET /settings/user/:userId', { as: vendor, params: { userId: vendor.userId } });
  });

  test('hands over items, customers, coming schedules and proposals at once; undone, all of it comes back', async () => {
    const { vendor, colleague, owner, teamId } = api.people;
    const session = { vendor: vendor.token };
    const customerId = await boards.addCustomer(vendor);
    const { _id: item } = await boards.addItem(vendor, { customerId });
    const proposal = await createFinishedProposal(api, owner, customerId);
    await api.query('update proposals set user_id = $1 where id = $2', [vendor.userId, proposal._id]);
    await api.query('update sales set co_owner_ids = array[$1::uuid] where id <> $2', [vendor.userId, item]);
    const note = async (at: string) =>
      (
        await api.query<{ id: string }>(
          `insert into notes (account_id, id, sale_id, user_id, content, type, notification_date, notification_at)
           values ($1, gen_random_uuid(), $2, $3, 'Ligar', 'Visita', $4::date, $4::timestamptz) returning id`,
          [vendor.accountId, item, vendor.userId, at],
        )
      )[0]?.id ?? '';
    const [past, coming] = [await note('2020-01-01'), await note('2199-01-01')];

    const heirs = {
      items: colleague.userId,
      customers: owner.userId,
      schedules: colleague.userId,
      proposals: owner.userId,
    };
    const { removal, work } = await api.call(
      REMOVE,
      build(vendor, { heirs, leaders: [{ teamId, leader: colleague.userId }] }),
    );
    expect(work).toMatchObject({ items: 1, schedules: 1, proposals: 1 });
    expect(await readOwners('sales', 'owner_id', [item])).toEqual([colleague.userId]);
    expect(await readOwners('customers', 'owner_id', [customerId])).toEqual([owner.userId]);
    expect(await readOwners('proposals', 'user_id', [proposal._id])).toEqual([owner.userId]);
    expect(await readOwners('notes', 'user_id', [coming])).toEqual([colleague.userId]);
    expect(await readOwners('notes', 'user_id', [past])).toEqual([vendor.userId]);
    expect(await readTeam()).toMatchObject({ leader: colleague.userId, members: [colleague.userId] });
    const refused = await api.refused('GET /settings/user/:userId', {
      as: { token: session.vendor },
      params: { userId: vendor.userId },
    });
    expect(refused).toMatchObject({ status: 401, shouldLogout: true });

    const list = await api.call('GET /users/vendors/:managerId', {
      as: owner,
      params: { managerId: owner.accountId },
    });
    expect(list.removals).toMatchObject([{ _id: removal._id, name: 'vendedor' }]);
    expect(list.collaborators.map(({ _id }) => _id)).not.toContain(vendor.userId);

    await restore(removal._id);
    expect(await readOwners('sales', 'owner_id', [item])).toEqual([vendor.userId]);
    expect(await readOwners('customers', 'owner_id', [customerId])).toEqual([vendor.userId]);
    expect(await readOwners('proposals', 'user_id', [proposal._id])).toEqual([vendor.userId]);
    expect(await readOwners('notes', 'user_id', [coming])).toEqual([vendor.userId]);
    expect((await readTeam())?.leader).toBe(vendor.userId);
    const lines = await api.query<{ content: string }>(
      'select content from histories order by registered_at',
    );
    expect(lines.map(({ content }) => content)).toEqual(
      expect.arrayContaining([
        'O responsável passou de vendedor para colega.',
        'O responsável passou de colega para vendedor.',
      ]),
    );
    await api.query('delete from notes');
  });

  test('what the heir passed on since stays there, and later than ten minutes nothing is undone', async () => {
    const { colleague, owner, supervisor } = api.people;
    const { _id: kept } = await boards.addItem(colleague);
    const { _id: passedOn } = await boards.addItem(colleague);
    const heirs = { items: owner.userId, customers: owner.userId };
    const { removal } = await api.call(REMOVE, build(colleague, { heirs }));
    await api.query('update sales set owner_id = $1 where id = $2', [supervisor.userId, passedOn]);
    await restore(removal._id);
    expect(await readOwners('sales', 'owner_id', [kept])).toEqual([colleague.userId]);
    expect(await readOwners('sales', 'owner_id', [passedOn])).toEqual([supervisor.userId]);

    const again = await api.call(REMOVE, build(colleague, { heirs }));
    await api.query("update collaborator_removals set removed_at = removed_at - interval '11 minutes'");
    const params = { managerId: owner.accountId, removalId: again.removal._id };
    expect((await api.refused(RESTORE, { as: owner, params })).status).toBe(404);
  });

  test('nobody without the right to see the sales of others takes over a team by removing its leader', async () => {
    const { vendor, colleague, supervisor, newcomer, teamId } = api.people;
    await api.query(
      `update users set permissions = permissions || '{"employeesManager": true}' where id = any($1::uuid[])`,
      [[newcomer.userId, supervisor.userId]],
    );
    const heirs = { items: colleague.userId, customers: colleague.userId };
    const attempt = (as: TestPerson, leader: TestPerson) => ({
      ...build(vendor, { heirs, leaders: [{ teamId, leader: leader.userId }] }),
      as,
    });
    expect((await api.refused(REMOVE, attempt(newcomer, newcomer))).status).toBe(403);
    expect((await readTeam())?.leader).toBe(vendor.userId);
    const { removal } = await api.call(REMOVE, attempt(newcomer, colleague));
    await restore(removal._id);
    await api.call(REMOVE, attempt(supervisor, supervisor));
    expect((await readTeam())?.leader).toBe(supervisor.userId);
  });

  test('undone, an heir shares again what was shared before, and the person is the deputy again', async () => {
    const { vendor, colleague, newcomer, owner, teamId } = api.people;
    const { _id: shared } = await boards.addItem(vendor);
    await api.query('update sales set co_owner_ids = array[$1::uuid] where id = $2', [
      colleague.userId,
      shared,
    ]);
    await api.query(
      `update users set away_from = '2020-01-01', away_until = '2199-12-31', deputy_id = $1 where id = $2`,
      [vendor.userId, newcomer.userId],
    );
    const loadAbsence = () =>
      api.query('select away_until, deputy_id from users where id = $1', [newcomer.userId]);
    const loadSharing = () => api.query('select owner_id, co_owner_ids from sales where id = $1', [shared]);
    const before = [await loadSharing(), await loadAbsence()];

    const heirs = { items: colleague.userId, customers: owner.userId };
    const { removal } = await api.call(
      REMOVE,
      build(vendor, { heirs, leaders: [{ teamId, leader: colleague.userId }] }),
    );
    expect(await loadSharing()).toEqual([{ owner_id: colleague.userId, co_owner_ids: [] }]);
    expect(await loadAbsence()).toEqual([{ away_until: null, deputy_id: null }]);
    await restore(removal._id);
    expect([await loadSharing(), await loadAbsence()]).toEqual(before);
    await api.query('update users set away_from = null, away_until = null, deputy_id = null');
  });

  test('the owner and oneself are never removed; open browsers are told', async () => {
    const { owner, vendor, supervisor, newcomer } = api.people;
    expect((await api.refused(REMOVE, build(owner, {}))).status).toBe(403);
    await api.query(
      `update users set permissions = permissions || '{"employeesManager": true}' where id = $1`,
      [vendor.userId],
    );
    for (const person of [owner, vendor])
      expect((await api.refused(REMOVE, { ...build(person, {}), as: vendor })).status).toBe(403);
    const heard = await collectEventsByListener(api, { supervisor }, () =>
      api.call(REMOVE, build(newcomer, {})),
    );
    expect(heard.supervisor).toContain('account-changed');
  });
});

import { collectEventsByListener } from '@girassol/api/test/collect-events';
import { describeApi, getServerOnlyTest } from '@girassol/api/test/harness';
import { waitForLockWait } from '@girassol/api/test/lock-waits';
import type { TestPerson } from '@girassol/api/test/test-people';
import type { RequestBody } from '@girassol/shared-domain/contract';
import { lockAccount } from '../../rights/collaborator-access';

const CHANGE = 'PATCH /settings/user/:userId';
type Teams = NonNullable<RequestBody<typeof CHANGE>['teams']>;

describeApi('teams of an account', (api) => {
  const build = (as: TestPerson, teams: Teams, version?: number) => ({
    as,
    params: { userId: as.userId },
    body: { teams, ...(version !== undefined && { version }) },
  });
  const load = async (as = api.people.owner) =>
    (await api.call('GET /settings/user/:userId', { as, params: { userId: as.userId } })).settings;
  const grantEmployees = (person: TestPerson, value: boolean) =>
    api.query(
      `update users set permissions = permissions || jsonb_build_object('employeesManager', $2::boolean) where id = $1`,
      [person.userId, value],
    );

  test('[collaborators-004] a team has a name, the type SALES, a leader who is a member, and members', async () => {
    const { owner, vendor, colleague, newcomer } = api.people;
    const before = (await load()).teams;
    const added = { name: 'Norte', leader: colleague.userId, members: [newcomer.userId] };
    const { settings } = await api.call(CHANGE, build(owner, [...before, added]));
    const team = settings.teams.find(({ name }) => name === 'Norte');
    expect(team).toMatchObject({ type: 'SALES', leader: colleague.userId });
    expect(new Set(team?.members)).toEqual(new Set([colleague.userId, newcomer.userId]));
    expect((await load(colleague)).teams.map(({ name }) => name)).toContain('Norte');

    const renamed = settings.teams.map((one) =>
      one._id === team?._id ? { ...one, name: 'Nordeste', members: [vendor.userId] } : one,
    );
    const after = await api.call(CHANGE, build(owner, renamed));
    expect(after.settings.teams.find(({ _id }) => _id === team?._id)?.name).toBe('Nordeste');
    const without = after.settings.teams.filter(({ _id }) => _id !== team?._id);
    expect((await api.call(CHANGE, build(owner, without))).settings.teams).toEqual(before);
    const { changes } = await api.call('GET /settings/changes/:userId', {
      as: owner,
      params: { userId: owner.userId },
    });
    expect(changes[0]?.lines).toEqual(['Equipe Nordeste excluída']);
    const { entries } = await api.call('GET /users/audit-log/:multiplier', {
      as: owner,
      params: { multiplier: 1 },
    });
    expect(entries.map(({ action }) => action)).toEqual(['delete-team', 'change-team', 'create-team']);
  });

  test('a team without a leader who works here, and a repeated name, are refused and change nothing', async () => {
    const { owner, neighbour, vendor } = api.people;
    const { teams, version } = await load();
    const refused = async (...added: Teams) =>
      (await api.refused(CHANGE, build(owner, [...teams, ...added]))).fields?.map(({ path }) => path);
    const member = vendor.userId;
    expect(await refused({ name: 'Sem líder', leader: neighbour.userId, members: [member] })).toEqual([
      'teams.1.leader',
    ]);
    expect(await refused({ name: 'De fora', leader: member, members: [neighbour.userId] })).toEqual([
      'teams.1.members',
    ]);
    expect(await refused({ name: 'equipe', leader: member, members: [] })).toEqual(['teams.1.name']);
    expect((await load()).version).toBe(version);
  });

  getServerOnlyTest(api)('nobody who is just being removed gets to lead a team', async () => {
    const { owner, newcomer } = api.people;
    const { teams } = await load();
    const added = { name: 'De quem sai', leader: newcomer.userId, members: [] };
    const calls: Promise<{ status: number }>[] = [];
    await api.database.asAccount(owner, async (tx) => {
      await lockAccount(tx, owner.accountId);
      calls.push(api.getAnswer(CHANGE, build(owner, [...teams, added])));
      await waitForLockWait(api);
      await tx
        .updateTable('users')
        .set({ disabled_at: new Date() })
        .where('account_id', '=', owner.accountId)
        .where('id', '=', newcomer.userId)
        .execute();
    });
    expect((await calls[0])?.status).toBe(400);
    expect((await load()).teams).toEqual(teams);
    await api.query('update users set disabled_at = null where id = $1', [newcomer.userId]);
  });

  test('are for people who manage collaborators, who cannot give themselves the lead', async () => {
    const { vendor, colleague, newcomer } = api.people;
    const { teams } = await load();
    expect((await api.refused(CHANGE, build(vendor, teams))).status).toBe(403);
    await grantEmployees(newcomer, true);
    const own = { name: 'Minha', leader: newcomer.userId, members: [colleague.userId] };
    expect((await api.refused(CHANGE, build(newcomer, [...teams, own]))).status).toBe(403);
    const others = { name: 'Deles', leader: colleague.userId, members: [] };
    await api.call(CHANGE, build(newcomer, [...teams, others]));
    // Other settings need their own right.
    const both = { ...build(newcomer, teams), body: { teams, disabledSuppliers: [] } };
    expect((await api.refused(CHANGE, both)).status).toBe(403);
    await api.call(CHANGE, build(newcomer, teams));
    await grantEmployees(newcomer, false);
  });

  test('of two who edit teams at once the second is told, and open browsers hear of the change', async () => {
    const { owner, colleague } = api.people;
    const { teams, version } = await load();
    const added = { name: 'Leste', leader: colleague.userId, members: [] };
    const heard = await collectEventsByListener(api, { colleague }, () =>
      api.call(CHANGE, build(owner, [...teams, added], version)),
    );
    expect(heard.colleague).toContain('account-changed');
    expect((await api.refused(CHANGE, build(owner, teams, version))).status).toBe(409);
    await api.call(CHANGE, build(owner, teams));
  });
});

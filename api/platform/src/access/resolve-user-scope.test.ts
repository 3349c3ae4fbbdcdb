import { describeApi } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';
import { findTokenCaller } from './find-token-caller';
import { resolveUserScope } from './resolve-user-scope';

describeApi('whose items a fetch id means', (api) => {
  const getScope = async (person: TestPerson, fetchId: string) => {
    const caller = await findTokenCaller(api.database, person.token, null);
    if (!caller) throw new Error('no session');
    return api.database.asAccount(caller, (tx) => resolveUserScope(tx, caller, fetchId));
  };
  const getRefusal = async (person: TestPerson, fetchId: string) =>
    getScope(person, fetchId).then(
      () => 200,
      (error) => error.status,
    );

  test('[shell-013] own id USER, company MANAGER, team TEAM, anybody else VENDOR', async () => {
    const { owner, vendor, colleague, teamId } = api.people;
    expect(await getScope(owner, owner.userId)).toEqual({ kind: 'USER', userIds: [owner.userId] });
    expect(await getScope(owner, owner.accountId)).toEqual({ kind: 'MANAGER', userIds: null });
    expect(await getScope(owner, vendor.userId)).toEqual({ kind: 'VENDOR', userIds: [vendor.userId] });
    const team = await getScope(owner, teamId);
    expect(team.kind).toBe('TEAM');
    expect(new Set(team.userIds)).toEqual(new Set([vendor.userId, colleague.userId]));
  });

  test('[shell-011, shell.home-040] an account that is not ENTERPRISE is a single USER scope', async () => {
    const { basic } = api.people;
    const own = { kind: 'USER', userIds: [basic.userId] };
    expect(await getScope(basic, basic.accountId)).toEqual(own);
    expect(await getScope(basic, basic.userId)).toEqual(own);
  });

  test('[shell.home-021, shell.home-022] a vendor sees the company only with salesManager', async () => {
    const { newcomer, supervisor, owner } = api.people;
    expect(await getRefusal(newcomer, owner.accountId)).toBe(403);
    expect(await getRefusal(newcomer, owner.userId)).toBe(403);
    expect((await getScope(newcomer, newcomer.userId)).kind).toBe('USER');
    expect((await getScope(supervisor, owner.accountId)).kind).toBe('MANAGER');
    expect((await getScope(supervisor, owner.userId)).kind).toBe('VENDOR');
  });

  test('[shell.home-024] a vendor sees a team, and its members, only when leading it', async () => {
    const { vendor, colleague, newcomer, teamId } = api.people;
    expect((await getScope(vendor, teamId)).kind).toBe('TEAM');
    expect((await getScope(vendor, colleague.userId)).kind).toBe('VENDOR');
    expect(await getRefusal(vendor, newcomer.userId)).toBe(403);
    expect(await getRefusal(colleague, teamId)).toBe(403);
    expect(await getRefusal(colleague, vendor.userId)).toBe(403);
    expect(await getRefusal(newcomer, teamId)).toBe(403);
  });

  test('ids of another account are as absent', async () => {
    const { owner, basic, neighbour, neighbourVendor, neighbourTeamId } = api.people;
    for (const id of [neighbour.userId, neighbour.accountId, neighbourVendor.userId, neighbourTeamId]) {
      expect(await getRefusal(owner, id)).toBe(404);
      expect(await getRefusal(basic, id)).toBe(404);
    }
  });
});

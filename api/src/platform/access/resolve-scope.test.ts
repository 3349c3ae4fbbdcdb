import { describeApi } from '../../../test/harness';
import type { Person } from '../../../test/people';
import { findCaller } from './find-caller';
import { resolveScope } from './resolve-scope';

describeApi('whose items a fetch id means', (api) => {
  const scopeOf = async (person: Person, fetchId: string) => {
    const caller = await findCaller(api.database, person.token, null);
    if (!caller) throw new Error('no session');
    return api.database.asAccount(caller, (tx) => resolveScope(tx, caller, fetchId));
  };
  const refusalOf = async (person: Person, fetchId: string) =>
    scopeOf(person, fetchId).then(
      () => 200,
      (error) => error.status,
    );

  test('[shell-013] own id USER, company MANAGER, team TEAM, anybody else VENDOR', async () => {
    const { owner, vendor, colleague, teamId } = api.people;
    expect(await scopeOf(owner, owner.userId)).toEqual({ kind: 'USER', userIds: [owner.userId] });
    expect(await scopeOf(owner, owner.accountId)).toEqual({ kind: 'MANAGER', userIds: null });
    expect(await scopeOf(owner, vendor.userId)).toEqual({ kind: 'VENDOR', userIds: [vendor.userId] });
    const team = await scopeOf(owner, teamId);
    expect(team.kind).toBe('TEAM');
    expect(new Set(team.userIds)).toEqual(new Set([vendor.userId, colleague.userId]));
  });

  test('[shell-011, shell.home-040] an account that is not ENTERPRISE is a single USER scope', async () => {
    const { basic } = api.people;
    const own = { kind: 'USER', userIds: [basic.userId] };
    expect(await scopeOf(basic, basic.accountId)).toEqual(own);
    expect(await scopeOf(basic, basic.userId)).toEqual(own);
  });

  test('[shell.home-021, shell.home-022] a vendor sees the company only with salesManager', async () => {
    const { newcomer, supervisor, owner } = api.people;
    expect(await refusalOf(newcomer, owner.accountId)).toBe(403);
    expect(await refusalOf(newcomer, owner.userId)).toBe(403);
    expect((await scopeOf(newcomer, newcomer.userId)).kind).toBe('USER');
    expect((await scopeOf(supervisor, owner.accountId)).kind).toBe('MANAGER');
    expect((await scopeOf(supervisor, owner.userId)).kind).toBe('VENDOR');
  });

  test('[shell.home-024] a vendor sees a team, and its members, only when leading it', async () => {
    const { vendor, colleague, newcomer, teamId } = api.people;
    expect((await scopeOf(vendor, teamId)).kind).toBe('TEAM');
    expect((await scopeOf(vendor, colleague.userId)).kind).toBe('VENDOR');
    expect(await refusalOf(vendor, newcomer.userId)).toBe(403);
    expect(await refusalOf(colleague, teamId)).toBe(403);
    expect(await refusalOf(colleague, vendor.userId)).toBe(403);
    expect(await refusalOf(newcomer, teamId)).toBe(403);
  });

  test('ids of another account are as absent', async () => {
    const { owner, basic, neighbour, neighbourVendor, neighbourTeamId } = api.people;
    for (const id of [neighbour.userId, neighbour.accountId, neighbourVendor.userId, neighbourTeamId]) {
      expect(await refusalOf(owner, id)).toBe(404);
      expect(await refusalOf(basic, id)).toBe(404);
    }
  });
});

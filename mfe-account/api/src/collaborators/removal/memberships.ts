import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { invalidField } from '@girassol/api-platform/refusals/refusal';
import { requireMayLead } from '../../rights/collaborator-access';
import type { RemovedMemberships } from '../../tables/collaborator-tables';

/** Lists the teams that a collaborator leads, with their members, locked. */
export async function listLedTeams(tx: Tx, accountId: string, userId: string) {
  const teams = await tx
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('leader_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (teams.length === 0) return [];
  const members = await tx
    .selectFrom('team_members')
    .select(['team_id', 'user_id'])
    .where('account_id', '=', accountId)
    .where(
      'team_id',
      'in',
      teams.map(({ id }) => id),
    )
    .orderBy('user_id')
    .execute();
  return teams.map(({ id, name }) => ({
    _id: id,
    name,
    members: members.filter(({ team_id }) => team_id === id).map(({ user_id }) => user_id),
  }));
}

interface Leaving {
  caller: Caller;
  userId: string;
  leaders: readonly { teamId: string; leader: string }[];
  /** People of the account besides the one who leaves. */
  people: ReadonlySet<string>;
}

/**
 * Takes a collaborator out of all teams and gives each team that the collaborator leads its new leader. Throws 400 if a team
 * would be left without a leader, and 403 if the caller takes a team over without the right to see the sales of others.
 */
export async function leaveTeams(
  tx: Tx,
  { caller, userId, leaders, people }: Leaving,
): Promise<RemovedMemberships> {
  const { accountId } = caller;
  const led: RemovedMemberships['led'] = [];
  for (const { _id: teamId, name } of await listLedTeams(tx, accountId, userId)) {
    const leader = leaders.find((choice) => choice.teamId === teamId)?.leader;
    if (leader === undefined || !people.has(leader))
      throw invalidField('leaders', `Escolha quem passa a liderar a equipe ${name}.`);
    if (leader === caller.userId) await requireMayLead(tx, caller);
    await setLeader(tx, accountId, teamId, leader);
    led.push({ teamId, leader });
  }
  const left = await tx
    .deleteFrom('team_members')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .returning('team_id')
    .execute();
  return { member: left.map(({ team_id }) => team_id), led };
}

/** Brings a collaborator back into the teams that still exist, and to lead those that nobody else was given since. */
export async function rejoinTeams(
  tx: Tx,
  { accountId, userId, teams }: { accountId: string; userId: string; teams: RemovedMemberships },
): Promise<void> {
  const present = await tx
    .selectFrom('teams')
    .select(['id', 'leader_id'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { teamId, leader } of teams.led)
    if (present.some(({ id, leader_id }) => id === teamId && leader_id === leader))
      await setLeader(tx, accountId, teamId, userId);
  const rows = present
    .filter(({ id }) => teams.member.includes(id))
    .map(({ id }) => ({ account_id: accountId, team_id: id, user_id: userId }));
  if (rows.length > 0)
    await tx
      .insertInto('team_members')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Makes a person the leader of a team, and a member of it. */
async function setLeader(tx: Tx, accountId: string, teamId: string, leader: string): Promise<void> {
  await tx
    .updateTable('teams')
    .set({ leader_id: leader })
    .where('account_id', '=', accountId)
    .where('id', '=', teamId)
    .execute();
  await tx
    .insertInto('team_members')
    .values({ account_id: accountId, team_id: teamId, user_id: leader })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

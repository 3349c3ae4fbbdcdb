import { can, type IndividualPermission, isEnterprisePlan } from '@girassol/shared-domain';
import type { FetchScope } from '@girassol/shared-domain/contract';
import type { Tx } from '../database';
import { notAllowed, notFound } from '../refusals/refusal';
import type { Caller } from './caller';

/** Users whose items a request covers; null means everybody in the account. */
export interface UserScope {
  kind: FetchScope;
  /** Owners whose items are in it; null means everybody of the account, and items without an owner. */
  userIds: string[] | null;
}

/**
 * Resolves a fetch id (a user, a team or the company) to the users whose items the caller asks for
 * (shell-012, shell-013). Throws a refusal if the caller may not see them:
 * - accounts that are not ENTERPRISE have one scope, the own user (shell-011);
 * - the company and any of its users or teams: the manager, and a vendor with `managerRight`;
 * - a team, and each of its members: also the team's leader (shell.home-024);
 * - the own user: everybody.
 * An id of another account is refused as absent (404). `managerRight` is the right that counts as manager for
 * the request: on boards the right of the board, on the home page `salesManager`.
 */
export async function resolveUserScope(
  tx: Tx,
  caller: Caller,
  fetchId: string,
  managerRight: IndividualPermission = 'salesManager',
): Promise<UserScope> {
  const own: UserScope = { kind: 'USER', userIds: [caller.userId] };
  if (fetchId === caller.userId) return own;
  const isCompany = fetchId === caller.accountId;
  if (!isEnterprisePlan(caller.session)) {
    if (isCompany) return own;
    throw notFound();
  }

  const seesAll = can(caller, managerRight);
  if (isCompany) {
    if (!seesAll) throw notAllowed('Você só pode ver os seus próprios registros.');
    return { kind: 'MANAGER', userIds: null };
  }

  const team = await loadTeamMembers(tx, caller, fetchId);
  if (team) {
    if (!seesAll && team.leaderId !== caller.userId)
      throw notAllowed('Somente quem lidera a equipe pode vê-la.');
    return { kind: 'TEAM', userIds: team.userIds };
  }

  if (!(await isColleague(tx, caller, fetchId))) throw notFound();
  if (!seesAll && !(await isLedByCaller(tx, caller, fetchId))) {
    throw notAllowed('Você só pode ver os seus próprios registros.');
  }
  return { kind: 'VENDOR', userIds: [fetchId] };
}

/**
 * Throws a refusal (404) for the id of a user or team of another account. The account's own id stands for the
 * company, a team's id for its members. Does not check whether the caller may see them, as `resolveUserScope`
 * does.
 */
export async function requireIdOfOwnAccount(tx: Tx, caller: Caller, userId: string): Promise<void> {
  if (userId === caller.accountId || (await isColleague(tx, caller, userId))) return;
  if ((await loadTeamMembers(tx, caller, userId)) === undefined) throw notFound();
}

/** Checks whether a user belongs to the caller's account and is not disabled. */
export async function isColleague(tx: Tx, caller: Caller, userId: string): Promise<boolean> {
  if (userId === caller.userId) return true;
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', caller.accountId)
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Checks whether the caller leads a team to which a user belongs. */
export async function isLedByCaller(tx: Tx, caller: Caller, userId: string): Promise<boolean> {
  const ledIds = caller.teams.filter((team) => team.leads).map((team) => team.id);
  if (ledIds.length === 0) return false;
  const found = await tx
    .selectFrom('team_members')
    .select('user_id')
    .where('account_id', '=', caller.accountId)
    .where('team_id', 'in', ledIds)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}

async function loadTeamMembers(tx: Tx, caller: Caller, teamId: string) {
  const rows = await tx
    .selectFrom('teams')
    .leftJoin('team_members', (join) =>
      join
        .onRef('team_members.account_id', '=', 'teams.account_id')
        .onRef('team_members.team_id', '=', 'teams.id'),
    )
    .select(['teams.leader_id', 'team_members.user_id'])
    .where('teams.account_id', '=', caller.accountId)
    .where('teams.id', '=', teamId)
    .execute();
  const leaderId = rows[0]?.leader_id;
  if (leaderId === undefined) return undefined;
  const userIds = new Set([leaderId]);
  for (const { user_id } of rows) if (user_id) userIds.add(user_id);
  return { leaderId, userIds: [...userIds] };
}

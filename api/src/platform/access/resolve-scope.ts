import { can, type IndividualPermission, isEnterprise } from '@girassol/shared-domain';
import type { FetchScope } from '@girassol/shared-domain/contract';
import type { Tx } from '../database';
import { notAllowed, notFound } from '../refusals/refusal';
import type { Caller } from './caller';

/** Whose items may be looked at. */
export interface Scope {
  kind: FetchScope;
  /** Owners whose items are in it; null means everybody of the account, and items without an owner. */
  userIds: string[] | null;
}

/**
 * What a fetch id means for this caller (shell-012, shell-013), refused when the caller may not look there:
 * - accounts that are not ENTERPRISE have one scope, the own user (shell-011);
 * - the company and any collaborator or team of it: the manager, and a vendor with `managerRight`;
 * - a team, and each of its members: also its leader (shell.home-024);
 * - the own user: everybody.
 *
 * An id of another account is as absent (404). `managerRight` is the right that counts as manager where the question
 * comes from: the board's for boards, `salesManager` on the home page.
 */
export async function resolveScope(
  tx: Tx,
  caller: Caller,
  fetchId: string,
  managerRight: IndividualPermission = 'salesManager',
): Promise<Scope> {
  const own: Scope = { kind: 'USER', userIds: [caller.userId] };
  if (fetchId === caller.userId) return own;
  const isCompany = fetchId === caller.accountId;
  if (!isEnterprise(caller.session)) {
    if (isCompany) return own;
    throw notFound();
  }

  const seesAll = can(caller, managerRight);
  if (isCompany) {
    if (!seesAll) throw notAllowed('Você só pode ver os seus próprios registros.');
    return { kind: 'MANAGER', userIds: null };
  }

  const team = await membersOf(tx, caller, fetchId);
  if (team) {
    if (!seesAll && team.leaderId !== caller.userId)
      throw notAllowed('Somente quem lidera a equipe pode vê-la.');
    return { kind: 'TEAM', userIds: team.userIds };
  }

  if (!(await isColleague(tx, caller, fetchId))) throw notFound();
  if (!seesAll && !(await leads(tx, caller, fetchId))) {
    throw notAllowed('Você só pode ver os seus próprios registros.');
  }
  return { kind: 'VENDOR', userIds: [fetchId] };
}

/**
 * Refuses a user of another account, as if absent. The account's own id stands for the company, a team's for its
 * members; who may look there is asked by `resolveScope`.
 */
export async function requireOwnAccount(tx: Tx, caller: Caller, userId: string): Promise<void> {
  if (userId === caller.accountId || (await isColleague(tx, caller, userId))) return;
  if ((await membersOf(tx, caller, userId)) === undefined) throw notFound();
}

/** Is this a user of the caller's own account? */
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

/** Does the caller lead a team that this user is in? */
export async function leads(tx: Tx, caller: Caller, userId: string): Promise<boolean> {
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

async function membersOf(tx: Tx, caller: Caller, teamId: string) {
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

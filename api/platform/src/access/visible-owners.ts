import { can, type IndividualPermission, isEnterprisePlan } from '@girassol/shared-domain';
import type { Tx } from '../database';
import type { Caller } from './caller';

/**
 * Lists the ids of the users whose records the caller may open: the caller, the members of teams that the
 * caller leads, and with `managerRight` everybody (null). Applies to single records the same rule as
 * `resolveUserScope` to lists.
 */
export async function listVisibleOwnerIds(
  tx: Tx,
  caller: Caller,
  managerRight: IndividualPermission,
): Promise<string[] | null> {
  if (isEnterprisePlan(caller.session) && can(caller, managerRight)) return null;
  return listOwnAndLedUserIds(tx, caller);
}

/** Lists the ids of the caller and, where the plan has teams, of the members of the teams that the caller leads. */
export async function listOwnAndLedUserIds(tx: Tx, caller: Caller): Promise<string[]> {
  const ledIds = isEnterprisePlan(caller.session)
    ? caller.teams.filter((team) => team.leads).map((team) => team.id)
    : [];
  if (ledIds.length === 0) return [caller.userId];
  const members = await tx
    .selectFrom('team_members')
    .select('user_id')
    .distinct()
    .where('account_id', '=', caller.accountId)
    .where('team_id', 'in', ledIds)
    .execute();
  return [...new Set([caller.userId, ...members.map((member) => member.user_id)])];
}

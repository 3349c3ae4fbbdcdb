import { can, type IndividualPermission, isEnterprise } from '@girassol/shared-domain';
import type { Tx } from '../database';
import type { Caller } from './caller';

/**
 * The owners whose records the caller may open one by one; null means everybody of the account. The same rule as
 * `resolveScope`, asked of a record instead of a view: the own ones, those of the teams one leads, all with `managerRight`.
 */
export async function visibleOwners(
  tx: Tx,
  caller: Caller,
  managerRight: IndividualPermission,
): Promise<string[] | null> {
  if (isEnterprise(caller.session) && can(caller, managerRight)) return null;
  return ownAndLed(tx, caller);
}

/** The caller, and the members of the teams they lead where the plan has teams. */
export async function ownAndLed(tx: Tx, caller: Caller): Promise<string[]> {
  const ledIds = isEnterprise(caller.session)
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

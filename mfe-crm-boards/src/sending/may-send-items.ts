import {
  type AccessFacts,
  type BoardKind,
  boardDescriptions,
  can,
  isEnterprisePlan,
  type Session,
} from '@girassol/shared-domain';
import type { Settings } from '@girassol/shared-domain/contract';

/**
 * Returns true if the person may send items of `fetchId` to somebody else (boards-088, boards-090): the manager and
 * people with the board's manager permission always; team leaders while `fetchId` is their team or one of its members.
 */
export function maySendItems({
  session,
  permissions,
  settings,
  kind,
  fetchId,
}: {
  session: Session;
  permissions: AccessFacts['permissions'];
  settings: Pick<Settings, 'teams'>;
  kind: BoardKind;
  fetchId: string;
}): boolean {
  if (!isEnterprisePlan(session)) return false;
  if (can({ session, permissions }, boardDescriptions[kind].managerPermission)) return true;
  return settings.teams
    .filter((team) => team.leader === session.userId)
    .some((team) => team._id === fetchId || (fetchId !== session.userId && team.members.includes(fetchId)));
}

import { type BoardKind, boards, can, type Facts, isEnterprise, type Session } from '@girassol/shared-domain';
import type { Settings } from '@girassol/shared-domain/contract';

/**
 * May this person give items of a view to somebody else (boards-088, boards-090)? A manager and the board's manager
 * right: always. Who leads a team: while the team, or one of its members, is looked at. `fetchId` is whose items those
 * are.
 */
export function maySend({
  session,
  permissions,
  settings,
  kind,
  fetchId,
}: {
  session: Session;
  permissions: Facts['permissions'];
  settings: Pick<Settings, 'teams'>;
  kind: BoardKind;
  fetchId: string;
}): boolean {
  if (!isEnterprise(session)) return false;
  if (can({ session, permissions }, boards[kind].managerPermission)) return true;
  return settings.teams
    .filter((team) => team.leader === session.userId)
    .some((team) => team._id === fetchId || (fetchId !== session.userId && team.members.includes(fetchId)));
}

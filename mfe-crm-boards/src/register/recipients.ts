import {
  type BoardKind,
  boards,
  can,
  type Facts,
  MANAGER_LABEL,
  type Session,
} from '@girassol/shared-domain';
import type { Settings } from '@girassol/shared-domain/contract';

/** Somebody an item may belong to. */
export interface Recipient {
  userId: string;
  label: string;
}

/**
 * Who may become the owner of an item (boards-091, boards-092). Whoever manages the board: GERENTE and everybody with
 * the board's permission. Others: the members of the teams they lead, and themselves.
 */
export function recipientsFor({
  session,
  settings,
  permissions,
  kind,
}: {
  session: Session;
  settings: Pick<Settings, 'individualPermissions' | 'teams'>;
  permissions: Facts['permissions'];
  kind: BoardKind;
}): Recipient[] {
  const { managerPermission, permission } = boards[kind];
  const manager = { userId: session.managerUserId, label: MANAGER_LABEL };
  const people = session.vendors
    .filter(({ _id }) => _id !== session.managerUserId)
    .map(({ _id, personalData }) => ({ userId: _id, label: personalData.name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'pt-BR'));

  if (can({ session, permissions }, managerPermission)) {
    // The rows of others come to the manager only; without a row nothing is known against it.
    const mayWork = ({ userId }: Recipient) => settings.individualPermissions[userId]?.[permission] !== false;
    return [manager, ...people.filter(mayWork)];
  }
  const led = settings.teams.filter((team) => team.leader === session.userId).flatMap((team) => team.members);
  const own = { userId: session.userId, label: session.personalData.name };
  const members = people.filter(({ userId }) => userId !== session.userId && led.includes(userId));
  return [own, ...members];
}

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

/** GERENTE and everybody who may use a board, as far as the settings tell. */
export function boardPeople(
  session: Session,
  { individualPermissions }: Pick<Settings, 'individualPermissions'>,
  kind: BoardKind,
): Recipient[] {
  const manager = { userId: session.managerUserId, label: MANAGER_LABEL };
  // The rows of others come to the manager only; without a row nothing is known against it.
  const mayWork = ({ userId }: Recipient) =>
    individualPermissions[userId]?.[boards[kind].permission] !== false;
  return [manager, ...peopleOf(session).filter(mayWork)];
}

const peopleOf = ({ vendors, managerUserId }: Session): Recipient[] =>
  vendors
    .filter(({ _id }) => _id !== managerUserId)
    .map(({ _id, personalData }) => ({ userId: _id, label: personalData.name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'pt-BR'));

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
  if (can({ session, permissions }, boards[kind].managerPermission))
    return boardPeople(session, settings, kind);
  const led = settings.teams.filter((team) => team.leader === session.userId).flatMap((team) => team.members);
  const own = { userId: session.userId, label: session.personalData.name };
  const members = peopleOf(session).filter(({ userId }) => userId !== session.userId && led.includes(userId));
  return [own, ...members];
}

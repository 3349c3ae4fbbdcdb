import {
  type AccessFacts,
  type BoardKind,
  boardDescriptions,
  can,
  MANAGER_OWNER_LABEL,
  type Session,
} from '@girassol/shared-domain';
import type { Settings } from '@girassol/shared-domain/contract';

/** Person who may own an item. */
export interface Recipient {
  userId: string;
  label: string;
}

/**
 * Lists the people who may use a board of `kind`: the account's manager, labelled GERENTE, and all other
 * users except those known to lack the board's permission. Only the manager receives the permissions of
 * others.
 */
export function listBoardUsers(
  session: Session,
  { individualPermissions }: Pick<Settings, 'individualPermissions'>,
  kind: BoardKind,
): Recipient[] {
  const manager = { userId: session.managerUserId, label: MANAGER_OWNER_LABEL };
  // The rows of others come to the manager only; without a row nothing is known against it.
  const mayWork = ({ userId }: Recipient) =>
    individualPermissions[userId]?.[boardDescriptions[kind].permission] !== false;
  return [manager, ...listVendors(session).filter(mayWork)];
}

const listVendors = ({ vendors, managerUserId }: Session): Recipient[] =>
  vendors
    .filter(({ _id }) => _id !== managerUserId)
    .map(({ _id, personalData }) => ({ userId: _id, label: personalData.name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'pt-BR'));

/**
 * Lists the people who may become the owner of an item (boards-091, boards-092). For managers of the board:
 * the account's manager, labelled GERENTE, and everybody with the board's permission. For other people:
 * themselves and the members of the teams they lead.
 */
export function listRecipients({
  session,
  settings,
  permissions,
  kind,
}: {
  session: Session;
  settings: Pick<Settings, 'individualPermissions' | 'teams'>;
  permissions: AccessFacts['permissions'];
  kind: BoardKind;
}): Recipient[] {
  if (can({ session, permissions }, boardDescriptions[kind].managerPermission))
    return listBoardUsers(session, settings, kind);
  const led = settings.teams.filter((team) => team.leader === session.userId).flatMap((team) => team.members);
  const own = { userId: session.userId, label: session.personalData.name };
  const members = listVendors(session).filter(
    ({ userId }) => userId !== session.userId && led.includes(userId),
  );
  return [own, ...members];
}

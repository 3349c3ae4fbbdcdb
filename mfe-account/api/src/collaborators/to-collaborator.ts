import type { Collaborator } from '@girassol/account-domain/contract';
import type { Caller } from '@girassol/api-platform/access';
import type { Row } from '@girassol/api-platform/database';
import { removeLoginTag } from '../users/login-tag';

/** Returns the absence of a collaborator; null if there is none. */
export const getAbsence = ({
  away_from: from,
  away_until: until,
  deputy_id: deputyId,
}: Pick<Row<'users'>, 'away_from' | 'away_until' | 'deputy_id'>): Collaborator['away'] =>
  from !== null && until !== null && deputyId !== null ? { from, until, deputyId } : null;

/** Converts a user to the record of a collaborator that the API returns. */
export function toCollaborator(row: Row<'users'>, caller: Caller, today: string): Collaborator {
  const away = getAbsence(row);
  return {
    _id: row.id,
    name: row.name,
    email: removeLoginTag(row.email),
    phone: row.phone,
    position: row.position,
    since: row.created_at.getTime(),
    permissions: row.permissions,
    levels: row.levels,
    version: row.rights_version,
    away,
    isAwayToday: away !== null && away.from <= today && today <= away.until,
    isSelf: row.id === caller.userId,
  };
}

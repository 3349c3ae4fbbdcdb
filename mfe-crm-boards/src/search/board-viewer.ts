import {
  type BoardKind,
  boardDescriptions,
  can,
  type IndividualPermissions,
  isEnterprisePlan,
  type PermissionLevels,
  type Session,
} from '@girassol/shared-domain';

/** Person who uses the search: session and permissions, which decide the results. */
export interface SearchingPerson {
  session: Session;
  permissions: IndividualPermissions;
  /** Without levels every area has EDIT. */
  levels?: PermissionLevels | undefined;
}

/**
 * Returns the `fetchId` of the board that a person sees by default: the company's id if the person may see
 * everybody's items, otherwise the person's own id.
 */
export function getDefaultBoardFetchId(person: SearchingPerson, kind: BoardKind): string {
  const { session } = person;
  const seesAll = isEnterprisePlan(session) && can(person, boardDescriptions[kind].managerPermission);
  return seesAll ? session.managerId : session.userId;
}

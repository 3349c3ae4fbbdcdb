import {
  type BoardKind,
  boards,
  can,
  type IndividualPermissions,
  isEnterprise,
  type Session,
} from '@girassol/shared-domain';

export interface Person {
  session: Session;
  permissions: IndividualPermissions;
}

/** Whose board this person looks at as a rule: the company's where they may, else the own one. */
export function boardViewer(person: Person, kind: BoardKind): string {
  const { session } = person;
  const seesAll = isEnterprise(session) && can(person, boards[kind].managerPermission);
  return seesAll ? session.managerId : session.userId;
}

import {
  type AccessFacts,
  type CollaboratorRights,
  can,
  getEffectiveLevel,
  type IndividualPermission,
  individualPermissionNames,
  type PermissionArea,
  permissionAreaNames,
  permissionLevelNames,
} from '@girassol/shared-domain';

/** Person who changes rights: session, flags and levels. */
export type Granter = Pick<AccessFacts, 'session' | 'permissions'> & Pick<CollaboratorRights, 'levels'>;

/** Returns true if a person may invite, change and remove collaborators. */
export const canManageCollaborators = (facts: Pick<AccessFacts, 'session' | 'permissions'>): boolean =>
  can(facts, 'employeesManager');

/** Lists the flags that a person may grant: those that the person holds. */
export const listGrantablePermissions = (
  facts: Pick<AccessFacts, 'session' | 'permissions'>,
): IndividualPermission[] => individualPermissionNames.filter((name) => can(facts, name));

/** Rights that a person would grant without holding them. */
export interface GrantProblems {
  permissions: IndividualPermission[];
  areas: PermissionArea[];
}

/**
 * Finds the flags and levels that a change would raise beyond what the granter has. What stays as it was, and what is taken
 * away, is no problem.
 */
export function findGrantProblems(
  granter: Granter,
  before: CollaboratorRights,
  after: CollaboratorRights,
): GrantProblems {
  const permissions = individualPermissionNames.filter(
    (name) => after.permissions[name] === true && before.permissions[name] !== true && !can(granter, name),
  );
  if (granter.session.type === 'MANAGER') return { permissions, areas: [] };
  const getRank = (rights: CollaboratorRights, area: PermissionArea) =>
    permissionLevelNames.indexOf(rights.levels[area] ?? 'EDIT');
  const areas = permissionAreaNames.filter((area) => {
    const own = permissionLevelNames.indexOf(getEffectiveLevel(granter, area));
    return getRank(after, area) > Math.max(own, getRank(before, area));
  });
  return { permissions, areas };
}

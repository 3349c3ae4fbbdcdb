import type { Settings } from '../contract/settings';
import type { AccessFacts } from './condition';
import { can, isEnterprisePlan } from './rights';
import type { IndividualPermission, Session } from './session';

/** Company, person or team whose records a user may view. `id` is the fetch id in the URL. */
export interface RecordOwner {
  id: string;
  label: string;
}

export interface RecordOwnerGroups {
  company: RecordOwner[];
  people: RecordOwner[];
  teams: RecordOwner[];
}

interface RecordOwnerOptions {
  session: Session;
  settings: Pick<Settings, 'individualPermissions' | 'teams'>;
  permissions: AccessFacts['permissions'];
  /** The right that lets somebody look at everybody. */
  managerRight: IndividualPermission;
  /** People without it have nothing to look at; left out, nobody is missing. */
  ownRight?: IndividualPermission;
}

/**
 * Returns the company, people and teams whose records a user may view. A user with the permission
 * `managerRight` may view the company, its manager, all teams, and every collaborator who is not denied
 * `ownRight`; a team leader the led teams and their members; any other user only their own records.
 */
export function getViewableRecordOwners(looking: RecordOwnerOptions): RecordOwnerGroups {
  const { session, settings } = looking;
  const own = { id: session.userId, label: `${session.personalData.name} (você)` };
  if (!isEnterprisePlan(session)) return { company: [], people: [own], teams: [] };

  const isManager = can({ session, permissions: looking.permissions }, looking.managerRight);
  const teams = settings.teams.filter((team) => isManager || team.leader === session.userId);
  return {
    company: isManager ? [{ id: session.managerId, label: 'Toda a empresa' }] : [],
    people: [own, ...others(looking, isManager ? null : new Set(teams.flatMap((team) => team.members)))],
    teams: teams.map((team) => ({ id: team._id, label: team.name })),
  };
}

/** The other people, by name. `only` limits them to the members of led teams. */
function others(
  { session, settings, ownRight }: RecordOwnerOptions,
  only: ReadonlySet<string> | null,
): RecordOwner[] {
  const people = session.vendors
    .filter((vendor) => vendor._id !== session.userId && vendor._id !== session.managerUserId)
    .filter((vendor) => only === null || only.has(vendor._id))
    // The rows of others come to the manager only; without a row nothing is known against it.
    .filter(({ _id }) => !ownRight || settings.individualPermissions[_id]?.[ownRight] !== false)
    .map(({ _id, personalData }) => ({ id: _id, label: personalData.name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'pt-BR'));
  const manager = { id: session.managerUserId, label: 'GERENTE' };
  const seesManager = only === null && session.managerUserId !== session.userId;
  return seesManager ? [manager, ...people] : people;
}

/** Returns all record owners in one list: company, people, teams. */
export const flattenRecordOwners = ({ company, people, teams }: RecordOwnerGroups) => [
  ...company,
  ...people,
  ...teams,
];

/**
 * Returns the fetch id for menu entries: that of the company if the user may view the company's records, else
 * the user's own id.
 */
export function getDefaultRecordOwnerId(groups: RecordOwnerGroups, session: Session): string {
  return groups.company[0]?.id ?? session.userId;
}

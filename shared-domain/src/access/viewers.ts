import type { Settings } from '../contract/settings';
import type { Facts } from './condition';
import { can, isEnterprise } from './rights';
import type { IndividualPermission, Session } from './session';

/** Somebody whose records can be looked at: the company, a person or a team. `id` is the fetch id of the address. */
export interface Viewer {
  id: string;
  label: string;
}

export interface ViewerGroups {
  company: Viewer[];
  people: Viewer[];
  teams: Viewer[];
}

interface Looking {
  session: Session;
  settings: Pick<Settings, 'individualPermissions' | 'teams'>;
  permissions: Facts['permissions'];
  /** The right that lets somebody look at everybody. */
  managerRight: IndividualPermission;
  /** People without it have nothing to look at; left out, nobody is missing. */
  ownRight?: IndividualPermission;
}

/**
 * Whose records this person may look at. Whoever manages them sees the company, its manager, everybody with the right to
 * have some, and all teams; a leader sees the own teams and their members; others see themselves.
 */
export function viewersFor(looking: Looking): ViewerGroups {
  const { session, settings } = looking;
  const own = { id: session.userId, label: `${session.personalData.name} (você)` };
  if (!isEnterprise(session)) return { company: [], people: [own], teams: [] };

  const isManager = can({ session, permissions: looking.permissions }, looking.managerRight);
  const teams = settings.teams.filter((team) => isManager || team.leader === session.userId);
  return {
    company: isManager ? [{ id: session.managerId, label: 'Toda a empresa' }] : [],
    people: [own, ...others(looking, isManager ? null : new Set(teams.flatMap((team) => team.members)))],
    teams: teams.map((team) => ({ id: team._id, label: team.name })),
  };
}

/** The other people, by name. `only` limits them to the members of led teams. */
function others({ session, settings, ownRight }: Looking, only: ReadonlySet<string> | null): Viewer[] {
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

export const allViewers = ({ company, people, teams }: ViewerGroups) => [...company, ...people, ...teams];

/** Where a menu leads: the widest view this person has. */
export function defaultViewer(groups: ViewerGroups, session: Session): string {
  return groups.company[0]?.id ?? session.userId;
}

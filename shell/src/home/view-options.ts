import { type AccessFacts, can, isEnterprisePlan, type Session } from '@girassol/shared-domain';
import type { FetchScope, Settings } from '@girassol/shared-domain/contract';

/** User, team or account whose figures the home page shows. */
export interface ViewScope {
  type: FetchScope;
  id: string;
}

/** Option of the home page's view filter with its label. */
export interface ViewOption extends ViewScope {
  label: string;
}

/** Options of the home page's view filter (users and teams) and the option that is selected first. */
export interface ViewOptions {
  initial: ViewScope;
  /** INDIVIDUAL: the company, its owner and its sellers. */
  individual: ViewOption[];
  /** EQUIPE. */
  teams: ViewOption[];
}

type Input = {
  session: Session;
  permissions: AccessFacts['permissions'];
  settings: Pick<Settings, 'teams' | 'individualPermissions'>;
};

/**
 * Builds the options of the home page's view filter: the users and teams whose figures the user may see
 * (shell.home-022, shell.home-024, shell.home-025, shell.home-040). With at most one option and no team there
 * is nothing to choose.
 */
export function buildViewOptions({ session, permissions, settings }: Input): ViewOptions {
  const self: ViewOption = { type: 'USER', id: session.userId, label: session.personalData.name };
  // One user is all that such an account is (shell-011).
  if (!isEnterprisePlan(session)) return { initial: toScope(self), individual: [self], teams: [] };

  const isManager = session.type === 'MANAGER';
  const teams = settings.teams
    .filter((team) => isManager || team.leader === session.userId)
    .map((team): ViewOption => ({ type: 'TEAM', id: team._id, label: team.name }));
  if (!can({ session, permissions }, 'salesManager'))
    return { initial: toScope(self), individual: [self], teams };

  const company: ViewOption = { type: 'MANAGER', id: session.managerId, label: 'Toda a empresa' };
  const owner: ViewOption = {
    type: 'USER',
    id: session.managerUserId,
    label: isManager ? session.personalData.name : 'Dono da conta',
  };
  const sellers = session.vendors
    .filter(({ _id }) => settings.individualPermissions[_id]?.salesKanban === true)
    .map(({ _id, personalData }): ViewOption => ({ type: 'VENDOR', id: _id, label: personalData.name }));
  return { initial: toScope(company), individual: [company, owner, ...sellers], teams };
}

function toScope({ type, id }: ViewOption): ViewScope {
  return { type, id };
}

/** Returns true if the view filter of the home page has more than one option. */
export function hasViewChoice({ individual, teams }: ViewOptions): boolean {
  return individual.length > 1 || teams.length > 0;
}

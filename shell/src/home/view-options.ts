import { can, type Facts, isEnterprise, type Session } from '@girassol/shared-domain';
import type { FetchScope, Settings } from '@girassol/shared-domain/contract';

/** Whose figures are shown. */
export interface Scope {
  type: FetchScope;
  id: string;
}

export interface ViewOption extends Scope {
  label: string;
}

/** Who may be viewed on the home page, and who is at first. */
export interface ViewOptions {
  initial: Scope;
  /** INDIVIDUAL: the company, its owner and its sellers. */
  individual: ViewOption[];
  /** EQUIPE. */
  teams: ViewOption[];
}

type Input = {
  session: Session;
  permissions: Facts['permissions'];
  settings: Pick<Settings, 'teams' | 'individualPermissions'>;
};

/**
 * Who may be viewed (shell.home-022, shell.home-024, shell.home-025, shell.home-040). With at most one option and no
 * team there is nothing to choose.
 */
export function viewOptions({ session, permissions, settings }: Input): ViewOptions {
  const self: ViewOption = { type: 'USER', id: session.userId, label: session.personalData.name };
  // One user is all that such an account is (shell-011).
  if (!isEnterprise(session)) return { initial: scopeOf(self), individual: [self], teams: [] };

  const isManager = session.type === 'MANAGER';
  const teams = settings.teams
    .filter((team) => isManager || team.leader === session.userId)
    .map((team): ViewOption => ({ type: 'TEAM', id: team._id, label: team.name }));
  if (!can({ session, permissions }, 'salesManager'))
    return { initial: scopeOf(self), individual: [self], teams };

  const company: ViewOption = { type: 'MANAGER', id: session.managerId, label: 'Toda a empresa' };
  const owner: ViewOption = {
    type: 'USER',
    id: session.managerUserId,
    label: isManager ? session.personalData.name : 'Dono da conta',
  };
  const sellers = session.vendors
    .filter(({ _id }) => settings.individualPermissions[_id]?.salesKanban === true)
    .map(({ _id, personalData }): ViewOption => ({ type: 'VENDOR', id: _id, label: personalData.name }));
  return { initial: scopeOf(company), individual: [company, owner, ...sellers], teams };
}

function scopeOf({ type, id }: ViewOption): Scope {
  return { type, id };
}

/** Is there anything to choose? */
export function hasChoice({ individual, teams }: ViewOptions): boolean {
  return individual.length > 1 || teams.length > 0;
}

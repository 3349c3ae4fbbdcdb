import type { MenuContribution, ResolvedRemote } from '@girassol/federation';
import { type Facts, isEnterprise, meets, type Session, type VisitorKind } from '@girassol/shared-domain';
import { type IconName, isIconName } from '@girassol/shared-ui';
import type { AvailableRoute } from '../routes/available-routes';
import { findRoute } from '../routes/decide';
import { filledAddress } from './filled-address';
import { menuTable } from './menu-table';
import { type MenuEntry, type MenuGroupId, menuGroups } from './menu-types';

/** An entry as one person sees it. */
export interface VisibleEntry {
  id: string;
  label: string;
  icon: IconName;
  to: string;
  alsoAt: readonly string[];
  /** Who answers the address: fetched ahead when the pointer rests here. */
  answeredBy: string;
  /** The finance platform is not active: the entry explains how to unlock it (shell.menus-017). */
  isLocked: boolean;
  children: VisibleEntry[];
}

export interface VisibleGroup {
  id: MenuGroupId;
  label: string;
  entries: VisibleEntry[];
}

export interface VisibleMenus {
  groups: VisibleGroup[];
  /** Present here, but not in the plan of this account: what the upgrade modal explains (shell.menus-018). */
  beyondPlan: { id: string; label: string; icon: IconName }[];
}

export interface MenuInput {
  kind: VisitorKind;
  facts: Facts;
  session: Session;
  routes: readonly AvailableRoute[];
  remotes: readonly Pick<ResolvedRemote, 'name' | 'menus'>[];
  /** Ids hidden by the account and by the distribution (shell.menus-015). */
  hidden: readonly string[];
}

/** The menus of a person: what is present here, allowed to them, and in their plan. */
export function visibleMenus(input: MenuInput): VisibleMenus {
  const groups = menuGroups.map(({ id, label }) => ({ id, label, entries: entriesOf(id, input) }));
  return { groups: groups.filter(({ entries }) => entries.length > 0), beyondPlan: beyondPlan(input) };
}

function entriesOf(group: MenuGroupId, input: MenuInput): VisibleEntry[] {
  const own = menuTable[group].flatMap((entry) => visibleEntry(entry, input));
  const addresses = new Set(own.flatMap((entry) => [entry, ...entry.children]).map(({ to }) => to));
  const contributed = input.remotes
    .flatMap(({ menus = [] }) => menus)
    .filter((menu) => menu.group === group)
    .sort((a, b) => a.order - b.order)
    .flatMap((menu) => visibleEntry(contributedEntry(menu), input))
    .filter(({ to }) => !addresses.has(to));
  return [...own, ...contributed];
}

function visibleEntry(entry: MenuEntry, input: MenuInput): VisibleEntry[] {
  const { facts } = input;
  if (!isAllowed(entry, input) || !meets({ plan: entry.plan }, facts)) return [];
  const to = filledAddress(entry, input.session, facts);
  const route = findRoute(input.routes, to)?.route;
  // An address that only leads on to another is no place of its own.
  if (!route?.kinds.includes(input.kind) || route.redirectTo) return [];
  return [
    {
      id: entry.id,
      label: entry.label,
      icon: entry.icon,
      to,
      // The same page of somebody else is still at this entry.
      alsoAt: [entry.path.replace(/\/:.*/, ''), ...(entry.alsoAt ?? [])],
      answeredBy: route.answeredBy,
      isLocked: entry.needsFinancePlatform === true && input.session.azumeFinanceData.status !== 'ACTIVE',
      children: (entry.children ?? []).flatMap((child) => visibleEntry(child, input)),
    },
  ];
}

/** Everything but plan and presence: hidden ids, the admin's own set of menus, permissions. */
function isAllowed(entry: MenuEntry, { facts, hidden }: MenuInput): boolean {
  if (hidden.includes(entry.id)) return false;
  // The admin of the product works with none of the account's areas (shell.menus-001).
  if (facts.session.isAdmin ? !entry.admin : entry.admin === 'only') return false;
  return meets(entry.when, facts);
}

/** Only the owner of an account can change its plan, so only the owner is told what another plan would bring. */
function beyondPlan(input: MenuInput): VisibleMenus['beyondPlan'] {
  const { session, facts } = input;
  if (isEnterprise(session) || session.type !== 'MANAGER') return [];
  return Object.values(menuTable)
    .flat()
    .filter((entry) => isAllowed(entry, input) && !meets({ plan: entry.plan }, facts))
    .filter((entry) => findRoute(input.routes, filledAddress(entry, session, facts)))
    .map(({ id, label, icon }) => ({ id, label, icon }));
}

function contributedEntry({ id, label, icon, to, when }: MenuContribution): MenuEntry {
  return {
    id,
    label,
    icon: icon && isIconName(icon) ? icon : 'folder',
    path: to,
    subject: { viewedBy: { userType: 'MANAGER' } },
    when,
  };
}

import type { MenuContribution, ResolvedRemote } from '@girassol/federation';
import {
  type AccessFacts,
  isEnterprisePlan,
  meetsCondition,
  type Session,
  type VisitorKind,
} from '@girassol/shared-domain';
import { type IconName, isIconName } from '@girassol/shared-ui';
import type { AvailableRoute } from '../routes/available-routes';
import { findRoute } from '../routes/decide';
import { fillMenuAddress } from './filled-address';
import { type MenuGroupId, menuGroups } from './menu-groups';
import { shellMenus } from './shell-menus';

/** Menu entry as one user sees it: with the filled address, and locked or not. */
export interface VisibleEntry {
  id: string;
  label: string;
  icon: IconName;
  to: string;
  alsoAt: readonly string[];
  /** Owner of the address, prefetched when the pointer rests on the entry: `shell` or a remote's name. */
  answeredBy: string;
  /** The finance platform is not active: the entry explains how to unlock it (shell.menus-017). */
  isLocked: boolean;
  /** Place in the bar under the thumb: smaller first, none where it is left out. */
  onPhone?: number | undefined;
  children: VisibleEntry[];
}

/** Group of the menu with the entries that one user sees. */
export interface VisibleGroup {
  id: MenuGroupId;
  label: string;
  entries: VisibleEntry[];
}

/** Menu entry that a higher plan would add, with what it is good for. */
export interface BeyondPlanFeature {
  id: string;
  label: string;
  icon: IconName;
  benefit: string;
  /** The plan CRM has it too, not only ENTERPRISE. */
  isInCrmPlan: boolean;
}

/** Menu of one user by groups, and the entries that only a higher plan would add (`beyondPlan`). */
export interface VisibleMenus {
  groups: VisibleGroup[];
  /** Present here, but not in the plan of this account: what the upgrade modal explains (shell.menus-018). */
  beyondPlan: BeyondPlanFeature[];
}

/**
 * Facts by which the menu of one user is built: visitor kind, session, rights, routes and remotes of the
 * page.
 */
export interface MenuInput {
  kind: VisitorKind;
  facts: AccessFacts;
  session: Session;
  routes: readonly AvailableRoute[];
  remotes: readonly Pick<ResolvedRemote, 'name' | 'menus'>[];
  /** Ids hidden by the account and by the distribution (shell.menus-015). */
  hidden: readonly string[];
}

/**
 * Builds the menu of one user from the entries whose route exists on the page, which the user may open, and
 * which the account's plan includes.
 */
export function buildVisibleMenus(input: MenuInput): VisibleMenus {
  const declared = [...shellMenus, ...input.remotes.flatMap(({ menus = [] }) => menus)].sort(
    (one, other) => one.order - other.order,
  );
  const groups = menuGroups.map(({ id, label }) => ({
    id,
    label,
    entries: buildGroupEntries(
      declared.filter(({ group }) => group === id),
      input,
    ),
  }));
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    beyondPlan: beyondPlan(declared, input),
  };
}

/** Lists the names of the entries that the menu would have if the payment of the account were in order. */
export function listUnpaidMenuLabels(input: MenuInput): string[] {
  const list = (kind: VisitorKind) =>
    buildVisibleMenus({ ...input, kind }).groups.flatMap(({ entries }) => entries);
  const present = new Set(list(input.kind).map(({ id }) => id));
  return list('active')
    .filter(({ id }) => !present.has(id))
    .map(({ label }) => label);
}

/** Builds the entries of a group. Of several entries with one address, the first by order stays. */
function buildGroupEntries(declared: readonly MenuContribution[], input: MenuInput): VisibleEntry[] {
  const addresses = new Set<string>();
  const isNew = ({ to }: VisibleEntry) => !addresses.has(to) && addresses.add(to);
  return declared
    .filter(({ under }) => under === undefined)
    .flatMap((entry) => visibleEntry(entry, input))
    .filter(isNew)
    .map((entry) => ({
      ...entry,
      children: declared
        .filter(({ under }) => under === entry.id)
        .flatMap((child) => visibleEntry(child, input))
        .filter(isNew),
    }));
}

function visibleEntry(entry: MenuContribution, input: MenuInput): VisibleEntry[] {
  const { facts, session } = input;
  if (!isAllowed(entry, input) || !meetsCondition(entry.when, facts)) return [];
  const to = fillMenuAddress(entry, session, facts);
  const route = findRoute(input.routes, to)?.route;
  // An address that only leads on to another is no place of its own.
  if (!route?.access.includes(input.kind) || route.redirectTo) return [];
  return [
    {
      id: entry.id,
      label: entry.label,
      icon: getIcon(entry),
      to,
      // The same page of somebody else is still at this entry.
      alsoAt: [entry.to.replace(/\/:.*/, ''), ...(entry.alsoAt ?? [])],
      answeredBy: route.answeredBy,
      isLocked: entry.needsFinancePlatform === true && session.azumeFinanceData.status !== 'ACTIVE',
      onPhone: entry.onPhone,
      children: [],
    },
  ];
}

const getIcon = ({ icon }: MenuContribution): IconName => (icon && isIconName(icon) ? icon : 'folder');

/** Everything but conditions and presence: hidden ids, and the admin's own set of menus. */
function isAllowed({ id, admin }: MenuContribution, { facts, hidden }: MenuInput): boolean {
  if (hidden.includes(id)) return false;
  // The admin of the product works with none of the account's areas (shell.menus-001).
  return facts.session.isAdmin ? admin !== undefined : admin !== 'only';
}

/** Only the owner of an account can change its plan, so only the owner is told what another plan would bring. */
function beyondPlan(declared: readonly MenuContribution[], input: MenuInput): VisibleMenus['beyondPlan'] {
  const { session, facts } = input;
  if (isEnterprisePlan(session) || session.type !== 'MANAGER') return [];
  const withPlan = (signupPlan: Session['signupPlan']): AccessFacts => ({
    ...facts,
    session: { ...facts.session, signupPlan },
  });
  return declared
    .filter((entry) => entry.under === undefined && isAllowed(entry, input))
    .filter(({ when }) => !meetsCondition(when, facts) && meetsCondition(when, withPlan('ENTERPRISE')))
    .filter((entry) => findRoute(input.routes, fillMenuAddress(entry, session, facts)))
    .map((entry) => ({
      id: entry.id,
      label: entry.label,
      icon: getIcon(entry),
      benefit: entry.benefit ?? '',
      isInCrmPlan: meetsCondition(entry.when, withPlan('CRM')),
    }));
}

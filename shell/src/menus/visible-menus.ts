import type { MenuContribution, ResolvedRemote } from '@girassol/federation';
import { type Facts, isEnterprise, meets, type Session, type VisitorKind } from '@girassol/shared-domain';
import { type IconName, isIconName } from '@girassol/shared-ui';
import type { AvailableRoute } from '../routes/available-routes';
import { findRoute } from '../routes/decide';
import { filledAddress } from './filled-address';
import { type MenuGroupId, menuGroups } from './menu-groups';
import { shellMenus } from './shell-menus';

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
  /** Place in the bar under the thumb: smaller first, none where it is left out. */
  onPhone?: number | undefined;
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
  beyondPlan: { id: string; label: string; icon: IconName; benefit: string }[];
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
  const declared = [...shellMenus, ...input.remotes.flatMap(({ menus = [] }) => menus)].sort(
    (one, other) => one.order - other.order,
  );
  const groups = menuGroups.map(({ id, label }) => ({
    id,
    label,
    entries: entriesOf(
      declared.filter(({ group }) => group === id),
      input,
    ),
  }));
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    beyondPlan: beyondPlan(declared, input),
  };
}

/** The entries of a group. An address has one entry in it: the first by order. */
function entriesOf(declared: readonly MenuContribution[], input: MenuInput): VisibleEntry[] {
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
  if (!isAllowed(entry, input) || !meets(entry.when, facts)) return [];
  const to = filledAddress(entry, session, facts);
  const route = findRoute(input.routes, to)?.route;
  // An address that only leads on to another is no place of its own.
  if (!route?.access.includes(input.kind) || route.redirectTo) return [];
  return [
    {
      id: entry.id,
      label: entry.label,
      icon: iconOf(entry),
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

const iconOf = ({ icon }: MenuContribution): IconName => (icon && isIconName(icon) ? icon : 'folder');

/** Everything but conditions and presence: hidden ids, and the admin's own set of menus. */
function isAllowed({ id, admin }: MenuContribution, { facts, hidden }: MenuInput): boolean {
  if (hidden.includes(id)) return false;
  // The admin of the product works with none of the account's areas (shell.menus-001).
  return facts.session.isAdmin ? admin !== undefined : admin !== 'only';
}

/** Only the owner of an account can change its plan, so only the owner is told what another plan would bring. */
function beyondPlan(declared: readonly MenuContribution[], input: MenuInput): VisibleMenus['beyondPlan'] {
  const { session, facts } = input;
  if (isEnterprise(session) || session.type !== 'MANAGER') return [];
  const withPlan: Facts = { ...facts, session: { ...facts.session, signupPlan: 'ENTERPRISE' } };
  return declared
    .filter((entry) => entry.under === undefined && isAllowed(entry, input))
    .filter(({ when }) => !meets(when, facts) && meets(when, withPlan))
    .filter((entry) => findRoute(input.routes, filledAddress(entry, session, facts)))
    .map((entry) => ({
      id: entry.id,
      label: entry.label,
      icon: iconOf(entry),
      benefit: entry.benefit ?? '',
    }));
}

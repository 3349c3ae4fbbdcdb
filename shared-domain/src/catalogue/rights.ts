import { type AccessFacts, type Condition, meetsCondition } from '../access/condition';
import { canEditArea } from '../access/permission-levels';
import { can, isEnterprisePlan } from '../access/rights';

type Person = Pick<AccessFacts, 'session' | 'permissions' | 'levels'>;

/**
 * Condition for viewing kits and equipment with their costs: one of the permissions `kitsManager`,
 * `proposalsList`, `salesManager` or `pricingEdit`. A manager always holds these permissions (shell-010).
 */
export const equipmentViewCondition: Condition = {
  any: [
    { permission: 'kitsManager' },
    { permission: 'proposalsList' },
    { permission: 'salesManager' },
    { permission: 'pricingEdit' },
  ],
};

/**
 * Returns true if the account may have kits of its own. An account of a white-label uses the kits and
 * equipment of the white-label (kits-010).
 */
export const canAccountHaveKits = ({ session }: Pick<AccessFacts, 'session'>): boolean =>
  session.whitelabel === null;

/**
 * Returns true if the account may have a catalogue of modules, inverters and equipment: only with the
 * ENTERPRISE plan, and not under a white-label (catalogue-009).
 */
export const canAccountHaveCatalogue = (facts: Pick<AccessFacts, 'session'>): boolean =>
  canAccountHaveKits(facts) && isEnterprisePlan(facts.session);

/**
 * Returns true if the user may view kits: the account may have kits, and the user meets
 * `equipmentViewCondition`.
 */
export const canViewKits = (person: Person): boolean =>
  canAccountHaveKits(person) && meetsCondition(equipmentViewCondition, person);

/**
 * Returns true if the user may view the catalogue of modules, inverters and equipment: the account may have a
 * catalogue, and the user meets `equipmentViewCondition`.
 */
export const canViewCatalogue = (person: Person): boolean =>
  canAccountHaveCatalogue(person) && meetsCondition(equipmentViewCondition, person);

/** Returns true if this person may edit the catalogue: a manager, or a vendor with kitsManager (catalogue-008). */
export const canManageCatalogue = (person: Person): boolean =>
  canAccountHaveCatalogue(person) && can(person, 'kitsManager');

/**
 * Returns true if the user may register kits (shell.menus-009). If `useManagerKits` is false, each user has
 * kits of their own and may register kits if allowed to view kits. If true, the user also needs kitsManager. A level below
 * EDIT forbids it.
 */
export const canRegisterKits = (person: Person, useManagerKits: boolean): boolean =>
  canViewKits(person) && canEditArea(person, 'kits') && (!useManagerKits || can(person, 'kitsManager'));

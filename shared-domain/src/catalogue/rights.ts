import { type Condition, type Facts, meets } from '../access/condition';
import { can, isEnterprise } from '../access/rights';

type Person = Pick<Facts, 'session' | 'permissions'>;

/**
 * Whose work needs kits and equipment with what they cost: who keeps them, makes proposals of them or answers for
 * prices. A vendor acts by individual permissions (shell-010): without one of these there is nothing to act on.
 */
export const usesEquipment: Condition = {
  any: [
    { permission: 'kitsManager' },
    { permission: 'proposalsList' },
    { permission: 'salesManager' },
    { permission: 'pricingEdit' },
  ],
};

/** White-labels bring kits and equipment of their own (kits-010). */
export const seesKits = ({ session }: Pick<Facts, 'session'>): boolean => session.whitelabel === null;

/** Modules, inverters and equipment: with the ENTERPRISE plan (catalogue-009). */
export const seesCatalogue = (facts: Pick<Facts, 'session'>): boolean =>
  seesKits(facts) && isEnterprise(facts.session);

/** Who is shown kits: by the account, and by what they work with. */
export const readsKits = (person: Person): boolean => seesKits(person) && meets(usesEquipment, person);

/** The same for modules, inverters and equipment. */
export const readsCatalogue = (person: Person): boolean =>
  seesCatalogue(person) && meets(usesEquipment, person);

/** Who keeps the catalogue: a manager, or a vendor with kitsManager (catalogue-008). */
export const keepsCatalogue = (person: Person): boolean =>
  seesCatalogue(person) && can(person, 'kitsManager');

/**
 * Who registers kits: whoever uses them their own; where the manager's kits are used, only with kitsManager
 * (shell.menus-009).
 */
export const registersKits = (person: Person, useManagerKits: boolean): boolean =>
  readsKits(person) && (!useManagerKits || can(person, 'kitsManager'));

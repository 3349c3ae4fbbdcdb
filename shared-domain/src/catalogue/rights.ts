import type { Facts } from '../access/condition';
import { can, isEnterprise } from '../access/rights';

type Person = Pick<Facts, 'session' | 'permissions'>;

/** White-labels bring kits and equipment of their own (kits-010, C022). */
export const seesKits = ({ session }: Pick<Facts, 'session'>): boolean => session.whitelabel === null;

/** Modules, inverters and equipment: with the ENTERPRISE plan (catalogue-009). */
export const seesCatalogue = (facts: Pick<Facts, 'session'>): boolean =>
  seesKits(facts) && isEnterprise(facts.session);

/** Who keeps the catalogue: a manager, or a vendor with kitsManager (catalogue-008). */
export const keepsCatalogue = (person: Person): boolean =>
  seesCatalogue(person) && can(person, 'kitsManager');

/** Who registers kits: everybody their own; where the manager's kits are used, only with kitsManager (S2 §6). */
export const registersKits = (person: Person, useManagerKits: boolean): boolean =>
  seesKits(person) && (!useManagerKits || can(person, 'kitsManager'));

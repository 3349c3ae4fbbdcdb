import type { AccessFacts } from './condition';
import type { IndividualPermission, Session } from './session';

/** Facts about a user that decide individual permissions. */
export type RightsFacts = Pick<AccessFacts, 'permissions'> & { session: Pick<Session, 'type'> };

/**
 * Returns true if the user holds an individual permission. A manager holds all permissions, a vendor those
 * whose flag is set.
 */
export function can(facts: RightsFacts, permission: IndividualPermission): boolean {
  return facts.session.type === 'MANAGER' || facts.permissions[permission] === true;
}

/** Returns true for the ENTERPRISE plan. The plan CRM is neither ENTERPRISE nor BASIC (shell-007). */
export function isEnterprisePlan(session: Pick<Session, 'signupPlan'>): boolean {
  return session.signupPlan === 'ENTERPRISE';
}

/** Returns true for the BASIC plan. The plan CRM is neither ENTERPRISE nor BASIC (shell-007). */
export function isBasicPlan(session: Pick<Session, 'signupPlan'>): boolean {
  return session.signupPlan === 'BASIC';
}

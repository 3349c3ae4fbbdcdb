import type { Facts } from './condition';
import type { IndividualPermission, Session } from './session';

/** Does this person hold a permission? A manager holds all of them, a vendor the own flags. */
export function can(
  facts: Pick<Facts, 'session' | 'permissions'>,
  permission: IndividualPermission,
): boolean {
  return facts.session.type === 'MANAGER' || facts.permissions[permission] === true;
}

/** Plans are only ever asked these two questions (shell-007): CRM is neither. */
export function isEnterprise(session: Pick<Session, 'signupPlan'>): boolean {
  return session.signupPlan === 'ENTERPRISE';
}

/** See {@link isEnterprise}. */
export function isBasic(session: Pick<Session, 'signupPlan'>): boolean {
  return session.signupPlan === 'BASIC';
}

import type { MenuContribution } from '@girassol/federation';
import {
  type AccessFacts,
  fillPathPattern,
  isEnterprisePlan,
  meetsCondition,
  type Session,
} from '@girassol/shared-domain';

/**
 * Returns the address of a menu entry or other link. Fills the parameter in `to` with the id of the account
 * or of the logged-in user, as `subject` tells.
 */
export function fillMenuAddress(
  { to, subject }: Pick<MenuContribution, 'to' | 'subject'>,
  session: Session,
  facts: AccessFacts,
): string {
  const [, parameter] = to.match(/:(\w+)/) ?? [];
  return parameter ? fillPathPattern(to, { [parameter]: subjectId(subject, session, facts) }) : to;
}

/** The id an address speaks of. Accounts that are not ENTERPRISE are always a single user (shell-011). */
function subjectId(
  subject: MenuContribution['subject'] = { viewedBy: { userType: 'MANAGER' } },
  session: Session,
  facts: AccessFacts,
): string {
  if (subject === 'account') return session.managerId;
  if (subject === 'user' || !isEnterprisePlan(session)) return session.userId;
  return meetsCondition(subject.viewedBy, facts) ? session.managerId : session.userId;
}

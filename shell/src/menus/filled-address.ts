import type { MenuContribution } from '@girassol/federation';
import { type Facts, fillPath, isEnterprise, meets, type Session } from '@girassol/shared-domain';

/** Address of a menu entry, or of whatever leads to a page as one does, for one person. */
export function filledAddress(
  { to, subject }: Pick<MenuContribution, 'to' | 'subject'>,
  session: Session,
  facts: Facts,
): string {
  const [, parameter] = to.match(/:(\w+)/) ?? [];
  return parameter ? fillPath(to, { [parameter]: subjectId(subject, session, facts) }) : to;
}

/** The id an address speaks of. Accounts that are not ENTERPRISE are always a single user (shell-011). */
function subjectId(
  subject: MenuContribution['subject'] = { viewedBy: { userType: 'MANAGER' } },
  session: Session,
  facts: Facts,
): string {
  if (subject === 'account') return session.managerId;
  if (subject === 'user' || !isEnterprise(session)) return session.userId;
  return meets(subject.viewedBy, facts) ? session.managerId : session.userId;
}

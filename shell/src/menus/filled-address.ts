import { type Facts, isEnterprise, meets, type Session } from '@girassol/shared-domain';
import { fillPath } from '../routes/match-path';
import type { MenuEntry } from './menu-types';

/** Address of a menu entry, or of whatever leads to a page as one does, for one person. */
export function filledAddress(
  { path, subject }: Pick<MenuEntry, 'path' | 'subject'>,
  session: Session,
  facts: Facts,
): string {
  const [, parameter] = path.match(/:(\w+)/) ?? [];
  return parameter ? fillPath(path, { [parameter]: subjectId(subject, session, facts) }) : path;
}

/** The id an address speaks of. Accounts that are not ENTERPRISE are always a single user (shell-011). */
function subjectId(subject: MenuEntry['subject'], session: Session, facts: Facts): string {
  if (subject === 'account') return session.managerId;
  if (typeof subject !== 'object' || !isEnterprise(session)) return session.userId;
  return meets(subject.viewedBy, facts) ? session.managerId : session.userId;
}

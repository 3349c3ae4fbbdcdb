import { useConditionFacts, useSession } from '@girassol/shared-auth';
import type { AccessFacts, BoardKind, Session } from '@girassol/shared-domain';
import { type BoardAccess, getBoardAccess } from './board-access';

/**
 * Returns the session and the person's access to a board of `kind`. `session` is null without a session;
 * `access` is null until the person's permissions are loaded.
 */
export function useBoardAccess(kind: BoardKind): { session: Session | null; access: BoardAccess | null } {
  const session = useSession();
  const known = useConditionFacts(kind);
  // A manager holds every permission: no need to wait for the settings.
  const facts: AccessFacts | null = session?.type === 'MANAGER' ? { session, permissions: {} } : known;
  return { session, access: session && facts && getBoardAccess(kind, facts) };
}

import { useFacts, useSession } from '@girassol/shared-auth';
import type { BoardKind, Facts, Session } from '@girassol/shared-domain';
import { type BoardAccess, boardAccess } from './board-access';

/** Who looks, and what they meet at the addresses of a board; `access` is null until that is known. */
export function useBoardAccess(kind: BoardKind): { session: Session | null; access: BoardAccess | null } {
  const session = useSession();
  const known = useFacts(kind);
  // A manager holds every permission: no need to wait for the settings.
  const facts: Facts | null = session?.type === 'MANAGER' ? { session, permissions: {} } : known;
  return { session, access: session && facts && boardAccess(kind, facts) };
}

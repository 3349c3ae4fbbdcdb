import { getSession, queryClient } from '@girassol/shared-auth';
import { boardKinds } from '@girassol/shared-domain';
import { matchPath } from 'react-router-dom';
import { boardRoutes } from '../addresses/boards';
import { boardKey, fetchBoard } from '../board-state/board-query';
import { boardAccess } from '../board-view/board-access';
import { readFilters } from '../board-view/board-filters';

/**
 * Asks for the board of an address before anything is drawn, where it is sure that this person may see it: a vendor's
 * permissions are not known yet at this point.
 */
export function prefetchBoard({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const session = getSession();
  if (session?.type !== 'MANAGER') return;
  for (const kind of boardKinds) {
    const fetchId = matchPath(boardRoutes(kind).board, pathname)?.params.uid;
    if (!fetchId || boardAccess(kind, { session, permissions: {} }) !== 'open') continue;
    const view = { kind, fetchId, filters: readFilters(new URLSearchParams(search)), isTeam: false };
    void queryClient.prefetchQuery({
      queryKey: boardKey(view),
      queryFn: ({ signal }) => fetchBoard(view, signal),
    });
  }
}

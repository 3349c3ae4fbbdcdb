import { getSession, queryClient } from '@girassol/shared-auth';
import { boardKinds } from '@girassol/shared-domain';
import { matchPath } from 'react-router-dom';
import { getBoardRoutes } from '../addresses/boards';
import { boardQueryKey, loadBoard } from '../board-state/board-query';
import { getBoardAccess } from '../board-view/board-access';
import { parseBoardFilters } from '../board-view/board-filters';

/**
 * Starts loading the board named in the address before the first render. Only for managers, because the
 * permissions of other users are not loaded before the first render.
 */
export function prefetchBoard({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const session = getSession();
  if (session?.type !== 'MANAGER') return;
  for (const kind of boardKinds) {
    const fetchId = matchPath(getBoardRoutes(kind).board, pathname)?.params.uid;
    if (!fetchId || getBoardAccess(kind, { session, permissions: {} }) !== 'open') continue;
    const view = { kind, fetchId, filters: parseBoardFilters(new URLSearchParams(search)), isTeam: false };
    void queryClient.prefetchQuery({
      queryKey: boardQueryKey(view),
      queryFn: ({ signal }) => loadBoard(view, signal),
    });
  }
}

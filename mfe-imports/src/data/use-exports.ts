import {
  buildApiPagesQuery,
  buildApiQueryKey,
  removeDuplicateItems,
  useApiQuery,
  useRefreshOnEvent,
  useSession,
} from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import type { ExportKind } from '@girassol/shared-domain/exports';
import { useInfiniteQuery } from '@tanstack/react-query';

const ONE = 'GET /exports/single/:userId/:exportId';
const LIST = 'GET /exports/user/:userId/:multiplier';
const COLUMNS = 'GET /exports/columns/:userId/:kind';

/** Loads an export and refreshes it while it is on screen. */
export function useExport(exportId: string) {
  const userId = useSession()?.userId ?? '';
  useRefreshOnEvent(ONE, (event) => event.kind === 'export-changed' && event.export === exportId);
  return useApiQuery(ONE, { params: { userId, exportId } }, { enabled: userId !== '', staleTime: 0 });
}

/** Loads the exports visible to the person, newest first, page by page, and refreshes them while they are on screen. */
export function useExports() {
  const userId = useSession()?.userId ?? '';
  useRefreshOnEvent(LIST, ({ kind }) => kind === 'export-changed');
  const query = useInfiniteQuery({
    queryKey: buildApiQueryKey(LIST, { params: { userId, multiplier: 1 } }),
    ...buildApiPagesQuery(LIST, { params: { userId } }),
    enabled: userId !== '',
    refetchOnMount: 'always',
  });
  return { query, exports: removeDuplicateItems(query.data?.pages.flatMap((page) => page.exports) ?? []) };
}

/**
 * Loads the columns of a kind of export that the person may choose from. `board` is for kinds that concern one board.
 */
export function useExportColumns(kind: ExportKind, board: BoardKind | null) {
  const userId = useSession()?.userId ?? '';
  return useApiQuery(
    COLUMNS,
    { params: { userId, kind }, query: board ? { type: board } : {} },
    { enabled: userId !== '' },
  );
}

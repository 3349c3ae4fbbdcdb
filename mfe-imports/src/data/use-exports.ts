import { apiPages, apiQueryKey, onceEach, useApiQuery, useRefresh, useSession } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import type { ExportKind } from '@girassol/shared-domain/exports';
import { useInfiniteQuery } from '@tanstack/react-query';

const ONE = 'GET /exports/single/:userId/:exportId';
const LIST = 'GET /exports/user/:userId/:multiplier';
const COLUMNS = 'GET /exports/columns/:userId/:kind';

/** An export as it stands, kept fresh while it is on screen. */
export function useExport(exportId: string) {
  const userId = useSession()?.userId ?? '';
  useRefresh(ONE, (event) => event.kind === 'export-changed' && event.export === exportId);
  return useApiQuery(ONE, { params: { userId, exportId } }, { enabled: userId !== '', staleTime: 0 });
}

/** The exports that this person may see, the newest first, page by page; kept fresh while they are on screen. */
export function useExports() {
  const userId = useSession()?.userId ?? '';
  useRefresh(LIST, ({ kind }) => kind === 'export-changed');
  const query = useInfiniteQuery({
    queryKey: apiQueryKey(LIST, { params: { userId, multiplier: 1 } }),
    ...apiPages(LIST, { params: { userId } }),
    enabled: userId !== '',
    refetchOnMount: 'always',
  });
  return { query, exports: onceEach(query.data?.pages.flatMap((page) => page.exports) ?? []) };
}

/** The columns of a kind that this person may choose from. `board`: of kinds that are about one. */
export function useColumns(kind: ExportKind, board: BoardKind | null) {
  const userId = useSession()?.userId ?? '';
  return useApiQuery(
    COLUMNS,
    { params: { userId, kind }, query: board ? { type: board } : {} },
    { enabled: userId !== '' },
  );
}

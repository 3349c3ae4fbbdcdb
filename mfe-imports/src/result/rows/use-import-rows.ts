import { useApiQuery, useRefreshOnEvent, useSession } from '@girassol/shared-auth';
import type { ImportRowState } from '@girassol/shared-domain/imports';
import { keepPreviousData } from '@tanstack/react-query';

const ROWS = 'GET /imports/rows/:userId/:importId';

interface RowFilter {
  importId: string;
  /** All of them where it is left out. */
  state?: ImportRowState;
  /** Rows to pass over. */
  skip: number;
}

/** Loads up to 200 rows of an import, in file order, and refreshes them while they are on screen. */
export function useImportRows({ importId, state, skip }: RowFilter) {
  const userId = useSession()?.userId ?? '';
  useRefreshOnEvent(ROWS, (event) => event.kind === 'import-changed' && event.import === importId);
  return useApiQuery(
    ROWS,
    { params: { userId, importId }, query: { skip, ...(state && { state }) } },
    { enabled: userId !== '', placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
}

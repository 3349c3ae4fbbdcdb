import { useApiQuery, useRefresh, useSession } from '@girassol/shared-auth';
import type { ImportRowState } from '@girassol/shared-domain/imports';
import { keepPreviousData } from '@tanstack/react-query';

const ROWS = 'GET /imports/rows/:userId/:importId';

interface Looked {
  importId: string;
  /** All of them where it is left out. */
  state?: ImportRowState;
  /** Rows to pass over. */
  skip: number;
}

/** Up to 200 rows of an import, in the order of the file, kept fresh while they are on screen. */
export function useRows({ importId, state, skip }: Looked) {
  const userId = useSession()?.userId ?? '';
  useRefresh(ROWS, (event) => event.kind === 'import-changed' && event.import === importId);
  return useApiQuery(
    ROWS,
    { params: { userId, importId }, query: { skip, ...(state && { state }) } },
    { enabled: userId !== '', placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
}

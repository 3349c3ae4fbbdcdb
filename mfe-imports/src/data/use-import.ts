import { apiQueryKey, queryClient, useApiQuery, useRefresh, useSession } from '@girassol/shared-auth';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { isImportAtWork } from '@girassol/shared-domain/imports';
import { hasRowsAtWork } from './rows-at-work';

const ONE = 'GET /imports/single/:userId/:importId';

/** An import as it stands, kept fresh while it is on screen. `known`: how it was last seen. */
export function useImport(importId: string, known?: ImportRecord) {
  const userId = useSession()?.userId ?? '';
  useRefresh(ONE, (event) => event.kind === 'import-changed' && event.import === importId);
  return useApiQuery(
    ONE,
    { params: { userId, importId } },
    {
      enabled: userId !== '',
      // A job may be faster than the answer of the call that began it: its last event came too early then.
      refetchInterval: ({ state: { data } }) =>
        data !== undefined && (isImportAtWork(data.import.state) || hasRowsAtWork(data.import)) && 3_000,
      ...(known && { initialData: { import: known } }),
    },
  );
}

/** How an import stands, as a call has just answered it. */
export function rememberImport(userId: string, record: ImportRecord): void {
  const key = apiQueryKey(ONE, { params: { userId, importId: record._id } });
  queryClient.setQueryData(key, { import: record });
}

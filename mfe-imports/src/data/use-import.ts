import {
  buildApiQueryKey,
  queryClient,
  useApiQuery,
  useRefreshOnEvent,
  useSession,
} from '@girassol/shared-auth';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { isImportActive } from '@girassol/shared-domain/imports';
import { isChangingRows } from './rows-at-work';

const ONE = 'GET /imports/single/:userId/:importId';

/**
 * Loads an import and reloads it while the server reports changes or a job works on it. `known` is shown
 * until the first load.
 */
export function useImport(importId: string, known?: ImportRecord) {
  const userId = useSession()?.userId ?? '';
  useRefreshOnEvent(ONE, (event) => event.kind === 'import-changed' && event.import === importId);
  return useApiQuery(
    ONE,
    { params: { userId, importId } },
    {
      enabled: userId !== '',
      // A job may be faster than the answer of the call that began it: its last event came too early then.
      refetchInterval: ({ state: { data } }) =>
        data !== undefined && (isImportActive(data.import.state) || isChangingRows(data.import)) && 3_000,
      ...(known && { initialData: { import: known } }),
    },
  );
}

/** Stores the import from a call's answer in the query cache. */
export function cacheImport(userId: string, record: ImportRecord): void {
  const key = buildApiQueryKey(ONE, { params: { userId, importId: record._id } });
  queryClient.setQueryData(key, { import: record });
}

import { useApiQuery, useRefreshOnEvent, useSession } from '@girassol/shared-auth';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import type { ImportType } from '@girassol/shared-domain/imports';

const LIST = 'GET /imports/user/:userId/:multiplier';

/**
 * Loads the latest imports of a type that the person may see, newest first, at most `most` of them. Returns
 * an empty list while loading.
 */
export function useRecentImports(type: ImportType, most: number): ImportRecord[] {
  const userId = useSession()?.userId ?? '';
  useRefreshOnEvent(LIST, ({ kind }) => kind === 'import-changed');
  const { data } = useApiQuery(LIST, { params: { userId, multiplier: 1 } }, { enabled: userId !== '' });
  return (data?.imports ?? []).filter(({ importType }) => importType === type).slice(0, most);
}

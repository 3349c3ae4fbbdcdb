import { useApiQuery, useRefresh, useSession } from '@girassol/shared-auth';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import type { ImportType } from '@girassol/shared-domain/imports';

const LIST = 'GET /imports/user/:userId/:multiplier';

/** The latest imports of a type that this person may see, the newest first; none until they are there. */
export function useRecentImports(type: ImportType, most: number): ImportRecord[] {
  const userId = useSession()?.userId ?? '';
  useRefresh(LIST, ({ kind }) => kind === 'import-changed');
  const { data } = useApiQuery(LIST, { params: { userId, multiplier: 1 } }, { enabled: userId !== '' });
  return (data?.imports ?? []).filter(({ importType }) => importType === type).slice(0, most);
}

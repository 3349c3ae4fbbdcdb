import { useApiQuery, useRefresh, useSession } from '@girassol/shared-auth';

const FAULTS = 'GET /imports/faults/:userId/:importId';

/** The faults of an import by column and reason, kept fresh while they are on screen. */
export function useFaults(importId: string) {
  const userId = useSession()?.userId ?? '';
  useRefresh(FAULTS, (event) => event.kind === 'import-changed' && event.import === importId);
  return useApiQuery(
    FAULTS,
    { params: { userId, importId } },
    { enabled: userId !== '', refetchOnMount: 'always' },
  );
}

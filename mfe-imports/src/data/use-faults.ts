import { useApiQuery, useRefreshOnEvent, useSession } from '@girassol/shared-auth';

const FAULTS = 'GET /imports/faults/:userId/:importId';

/**
 * Loads the faults in the rows of an import, counted by column and reason, and refreshes them while they are
 * on screen.
 */
export function useFaults(importId: string) {
  const userId = useSession()?.userId ?? '';
  useRefreshOnEvent(FAULTS, (event) => event.kind === 'import-changed' && event.import === importId);
  return useApiQuery(
    FAULTS,
    { params: { userId, importId } },
    { enabled: userId !== '', refetchOnMount: 'always' },
  );
}

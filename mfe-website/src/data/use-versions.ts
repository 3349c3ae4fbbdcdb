import {
  buildApiQueryKey,
  queryClient,
  useApiQuery,
  useConditionFacts,
  useRefreshOnEvent,
  useSession,
} from '@girassol/shared-auth';
import { can } from '@girassol/shared-domain';

const VERSIONS = 'GET /websites/versions/:userId';

/** Loads the published versions, newest first, and refreshes them when the site changes. */
export function useSiteVersions() {
  const userId = useSession()?.userId ?? '';
  const facts = useConditionFacts();
  useRefreshOnEvent(VERSIONS, ({ kind }) => kind === 'website-changed');
  return useApiQuery(
    VERSIONS,
    { params: { userId } },
    { enabled: facts !== null && can(facts, 'configManager'), refetchOnMount: 'always' },
  );
}

/** Reloads the list of published versions. */
export const refreshVersions = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: buildApiQueryKey(VERSIONS) });

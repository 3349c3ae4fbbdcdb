import {
  apiQueryKey,
  queryClient,
  useApiQuery,
  useFacts,
  useRefresh,
  useSession,
} from '@girassol/shared-auth';
import { can } from '@girassol/shared-domain';

const VERSIONS = 'GET /websites/versions/:userId';

/** What was published, the newest first, kept fresh. */
export function useVersions() {
  const userId = useSession()?.userId ?? '';
  const facts = useFacts();
  useRefresh(VERSIONS, ({ kind }) => kind === 'website-changed');
  return useApiQuery(
    VERSIONS,
    { params: { userId } },
    { enabled: facts !== null && can(facts, 'configManager'), refetchOnMount: 'always' },
  );
}

/** The list is read again. */
export const rereadVersions = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: apiQueryKey(VERSIONS) });

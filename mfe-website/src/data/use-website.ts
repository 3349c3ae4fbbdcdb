import {
  api,
  buildApiQueryKey,
  queryClient,
  useApiQuery,
  useConditionFacts,
  useSession,
} from '@girassol/shared-auth';
import { can } from '@girassol/shared-domain';
import type { EditableWebsite, ResponseBody } from '@girassol/shared-domain/contract';

const DRAFT = 'GET /websites/draft/:userId';

const getDraftKey = (userId: string) => buildApiQueryKey(DRAFT, { params: { userId } });

/** Loads the editable draft of the account's site, if the person has the permission to edit the site. */
export function useWebsite() {
  const userId = useSession()?.userId ?? '';
  const facts = useConditionFacts();
  return useApiQuery(
    DRAFT,
    { params: { userId } },
    { enabled: facts !== null && can(facts, 'configManager'), refetchOnMount: 'always' },
  );
}

/** Stores the server's latest state of the site in the query cache, for all pages. */
export function cacheWebsite(userId: string, website: EditableWebsite): void {
  queryClient.setQueryData<ResponseBody<typeof DRAFT>>(
    getDraftKey(userId),
    (before) => before && { ...before, website },
  );
}

/** Loads the current site from the server; null if there is none or the request fails. */
export async function loadWebsite(userId: string): Promise<EditableWebsite | null> {
  try {
    const { website } = await api(DRAFT, { params: { userId }, silent: true });
    if (website) cacheWebsite(userId, website);
    return website;
  } catch {
    return null;
  }
}

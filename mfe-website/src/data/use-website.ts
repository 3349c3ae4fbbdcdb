import { api, apiQueryKey, queryClient, useApiQuery, useFacts, useSession } from '@girassol/shared-auth';
import { can } from '@girassol/shared-domain';
import type { Answer, EditedWebsite } from '@girassol/shared-domain/contract';

const DRAFT = 'GET /websites/draft/:userId';

const keyOf = (userId: string) => apiQueryKey(DRAFT, { params: { userId } });

/** The site as it is being written, for whoever looks after it. */
export function useWebsite() {
  const userId = useSession()?.userId ?? '';
  const facts = useFacts();
  return useApiQuery(
    DRAFT,
    { params: { userId } },
    { enabled: facts !== null && can(facts, 'configManager'), refetchOnMount: 'always' },
  );
}

/** What the server just said of the site is what every page shows. */
export function rememberWebsite(userId: string, website: EditedWebsite): void {
  queryClient.setQueryData<Answer<typeof DRAFT>>(keyOf(userId), (before) => before && { ...before, website });
}

/** The site as the server has it now; null where there is none, or it cannot be asked. */
export async function askForWebsite(userId: string): Promise<EditedWebsite | null> {
  try {
    const { website } = await api(DRAFT, { params: { userId }, silent: true });
    if (website) rememberWebsite(userId, website);
    return website;
  } catch {
    return null;
  }
}

import {
  buildApiPagesQuery,
  buildApiQueryKey,
  removeDuplicateItems,
  useApiQuery,
  useConditionFacts,
  useRefreshOnEvent,
  useSession,
} from '@girassol/shared-auth';
import { can } from '@girassol/shared-domain';
import type { SiteLeadState } from '@girassol/shared-domain/website';
import { useInfiniteQuery } from '@tanstack/react-query';

/** API call that lists the contacts: people who used the simulator of the site and asked for a call. */
export const LIST_LEADS_CALL = 'GET /websites/leads/:userId/:multiplier';

/** Loads the contacts in one state, newest first, page by page, and refreshes them when a new one arrives. */
export function useLeads(state: SiteLeadState) {
  const userId = useSession()?.userId ?? '';
  useRefreshOnEvent(LIST_LEADS_CALL, ({ kind }) => kind === 'website-changed');
  return useInfiniteQuery({
    queryKey: [...buildApiQueryKey(LIST_LEADS_CALL), 'pages', userId, state],
    ...buildApiPagesQuery(LIST_LEADS_CALL, { params: { userId }, query: { state } }),
    enabled: userId !== '',
    refetchOnMount: 'always',
    select: ({ pages }) => removeDuplicateItems(pages.flatMap((page) => page.leads)),
  });
}

/**
 * Loads the number of contacts that wait for a person to accept or discard them, and the sellers who may
 * receive contacts through a simulator link of their own.
 */
export function useWaitingLeadCountAndSellers() {
  const userId = useSession()?.userId ?? '';
  const facts = useConditionFacts();
  const { data } = useApiQuery(
    LIST_LEADS_CALL,
    { params: { userId, multiplier: 1 }, query: {} },
    { enabled: facts !== null && can(facts, 'configManager') },
  );
  return data;
}

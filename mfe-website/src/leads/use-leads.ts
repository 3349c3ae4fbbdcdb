import {
  apiPages,
  apiQueryKey,
  onceEach,
  useApiQuery,
  useFacts,
  useRefresh,
  useSession,
} from '@girassol/shared-auth';
import { can } from '@girassol/shared-domain';
import type { LeadState } from '@girassol/shared-domain/website';
import { useInfiniteQuery } from '@tanstack/react-query';

export const LEADS = 'GET /websites/leads/:userId/:multiplier';

/** Contacts in one state, the newest first and page by page; a new one appears by itself. */
export function useLeads(state: LeadState) {
  const userId = useSession()?.userId ?? '';
  useRefresh(LEADS, ({ kind }) => kind === 'website-changed');
  return useInfiniteQuery({
    queryKey: [...apiQueryKey(LEADS), 'pages', userId, state],
    ...apiPages(LEADS, { params: { userId }, query: { state } }),
    enabled: userId !== '',
    refetchOnMount: 'always',
    select: ({ pages }) => onceEach(pages.flatMap((page) => page.leads)),
  });
}

/** How many wait for a look, and who may have contacts of their own. */
export function useLeadCounts() {
  const userId = useSession()?.userId ?? '';
  const facts = useFacts();
  const { data } = useApiQuery(
    LEADS,
    { params: { userId, multiplier: 1 }, query: {} },
    { enabled: facts !== null && can(facts, 'configManager') },
  );
  return data;
}

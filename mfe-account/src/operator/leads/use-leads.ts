import { buildApiPagesQuery, buildApiQueryKey } from '@girassol/shared-auth';
import { toIsoDate } from '@girassol/shared-domain';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type LeadFilter, toLeadListQuery } from './lead-filter';

const LIST = 'GET /operation/leads/list/:multiplier';

/** Milliseconds until the list is read again: leads come by themselves. */
const REFRESH_MS = 30_000;

/** Loads the leads that a filter lets through, newest first, page by page. */
export function useLeads(filter: LeadFilter) {
  const query = toLeadListQuery(filter, toIsoDate(Date.now()));
  return useInfiniteQuery({
    queryKey: [...buildApiQueryKey(LIST), query],
    ...buildApiPagesQuery(LIST, { query }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}

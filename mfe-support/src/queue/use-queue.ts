import {
  buildApiPagesQuery,
  buildApiQueryKey,
  removeDuplicateItems,
  useRefreshOnEvent,
} from '@girassol/shared-auth';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { QueueFilters } from './queue-address';

const KEY = 'GET /operation/tickets/queue/:multiplier';

/** Loads the queue of tickets of all accounts, and again when one of them changes. */
export function useQueue(filters: QueueFilters) {
  const query = useInfiniteQuery({
    queryKey: buildApiQueryKey(KEY, { query: filters }),
    ...buildApiPagesQuery(KEY, { query: filters }),
    placeholderData: keepPreviousData,
  });
  useRefreshOnEvent(KEY, ({ kind }) => kind === 'ticket-queue-changed' || kind === 'ticket-changed');
  return { query, tickets: removeDuplicateItems(query.data?.pages.flatMap(({ items }) => items) ?? []) };
}

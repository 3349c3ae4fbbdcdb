import {
  buildApiPagesQuery,
  buildApiQueryKey,
  removeDuplicateItems,
  useRefreshOnEvent,
} from '@girassol/shared-auth';
import type { RequestBody } from '@girassol/shared-domain/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

const KEY = 'POST /tickets/filtered/user/:multiplier';

/** Filters of the list of tickets. */
export type TicketFilters = Required<RequestBody<typeof KEY>>;

/** Loads the tickets that filters find, page by page, and again when one of them changes. */
export function useTickets(filters: TicketFilters) {
  const query = useInfiniteQuery({
    queryKey: buildApiQueryKey(KEY, { body: filters }),
    ...buildApiPagesQuery(KEY, { body: filters }),
    placeholderData: keepPreviousData,
  });
  useRefreshOnEvent(KEY, ({ kind }) => kind === 'ticket-changed');
  const tickets = removeDuplicateItems(query.data?.pages.flatMap(({ items }) => items) ?? []);
  return { query, tickets };
}

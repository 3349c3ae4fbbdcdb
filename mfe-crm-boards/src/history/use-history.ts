import { buildApiPagesQuery, onAccountEvent } from '@girassol/shared-auth';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { groupByDay } from './history-days';

/**
 * Scope of a history: all entries of a customer, or with `saleId` only the entries of one of the customer's
 * items.
 */
export interface HistoryScope {
  customerId: string;
  saleId?: string | undefined;
}

/**
 * Loads the history of a customer by day, newest first, page by page. Reloads after an event about an item in the list.
 */
export function useHistory({ customerId, saleId }: HistoryScope) {
  const client = useQueryClient();
  const list = useInfiniteQuery({
    queryKey: ['history', customerId, saleId ?? null],
    ...buildApiPagesQuery('GET /histories/customer/:cid/:multiplier', {
      params: { cid: customerId },
      query: { saleId },
    }),
    // Other people's changes arrive as events, but only while the list is on screen.
    refetchOnMount: 'always',
  });
  const { data } = list;
  const entries = useMemo(() => data?.pages.flatMap((page) => page.history) ?? [], [data]);
  const days = useMemo(() => groupByDay(entries), [entries]);

  useEffect(() => {
    const shown = new Set(entries.map(({ sale }) => sale?._id));
    if (saleId) shown.add(saleId);
    return onAccountEvent((event) => {
      // Also what this tab did itself: a note written beside it is a line here.
      const isShown = 'item' in event && shown.has(event.item);
      const isCustomers = event.kind === 'proposals-changed' && event.customer === customerId;
      if (event.kind === 'resync' || isShown || isCustomers)
        client.invalidateQueries({ queryKey: ['history', customerId] });
    });
  }, [client, customerId, saleId, entries]);

  return { list, days };
}

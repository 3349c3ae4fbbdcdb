import { apiPages, onAccountEvent } from '@girassol/shared-auth';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { byDay } from './history-days';

/** What history is looked at: a customer's, or only what is about one of their items. */
export interface HistoryOf {
  customerId: string;
  saleId?: string | undefined;
}

/** The history of a customer by day, newest first, page by page; read again when something happens to a shown item. */
export function useHistory({ customerId, saleId }: HistoryOf) {
  const client = useQueryClient();
  const list = useInfiniteQuery({
    queryKey: ['history', customerId, saleId ?? null],
    ...apiPages('GET /histories/customer/:cid/:multiplier', {
      params: { cid: customerId },
      query: { saleId },
    }),
    // What others do comes as events, but only while the list is on screen.
    refetchOnMount: 'always',
  });
  const { data } = list;
  const entries = useMemo(() => data?.pages.flatMap((page) => page.history) ?? [], [data]);
  const days = useMemo(() => byDay(entries), [entries]);

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

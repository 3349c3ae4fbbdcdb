import {
  buildApiPagesQuery,
  onAccountEvent,
  queryClient,
  removeDuplicateItems,
  tabId,
} from '@girassol/shared-auth';
import type { EquipmentOrder } from '@girassol/shared-domain/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

const ORDERS = 'orders';

/** Reloads the lists of orders. */
export const refreshOrders = () => void queryClient.invalidateQueries({ queryKey: [ORDERS] });

/**
 * Loads the equipment orders of the account page by page, and reloads them when the server reports a change.
 */
export function useOrders(managerId: string, search: string, status: EquipmentOrder['status'] | null) {
  useEffect(
    () =>
      onAccountEvent((event) => {
        const isOthers = event.kind === 'orders-changed' && event.by !== tabId;
        if (isOthers || event.kind === 'resync') refreshOrders();
      }),
    [],
  );
  const query = { search, ...(status && { status }) };
  return useInfiniteQuery({
    queryKey: [ORDERS, managerId, query],
    ...buildApiPagesQuery('GET /orders/paginated/:userId/:multiplier', {
      params: { userId: managerId },
      query,
    }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    select: ({ pages }) => ({
      orders: removeDuplicateItems(pages.flatMap((page) => page.orders)),
      total: pages[0]?.total ?? 0,
      amount: pages[0]?.amount ?? 0,
      cancelledAmount: pages[0]?.cancelledAmount ?? 0,
    }),
  });
}

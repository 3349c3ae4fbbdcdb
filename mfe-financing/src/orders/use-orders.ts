import { apiPages, clientId, onAccountEvent, onceEach, queryClient } from '@girassol/shared-auth';
import type { Order } from '@girassol/shared-domain/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

const ORDERS = 'orders';

/** Lists of orders read again. */
export const refreshOrders = () => void queryClient.invalidateQueries({ queryKey: [ORDERS] });

/** The orders of the account, page by page, and again when somebody else moved one. */
export function useOrders(managerId: string, search: string, status: Order['status'] | null) {
  useEffect(
    () =>
      onAccountEvent((event) => {
        const isOthers = event.kind === 'orders-changed' && event.by !== clientId;
        if (isOthers || event.kind === 'resync') refreshOrders();
      }),
    [],
  );
  const query = { search, ...(status && { status }) };
  return useInfiniteQuery({
    queryKey: [ORDERS, managerId, query],
    ...apiPages('GET /orders/paginated/:userId/:multiplier', { params: { userId: managerId }, query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    select: ({ pages }) => ({
      orders: onceEach(pages.flatMap((page) => page.orders)),
      total: pages[0]?.total ?? 0,
    }),
  });
}

import { api, useRefreshOnEvent } from '@girassol/shared-auth';
import type { Notification, NotificationFilter } from '@girassol/shell-domain/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { setNotificationTotals } from '../notification-totals';

/** Key of the query of notifications, by which they are loaded again after a change. */
export const notificationsKey = 'GET /notifications/user/:userId/:page';

/** Loads the user's notifications of one part of the list, ten a page, and again when something changes. */
export function useNotificationList(userId: string, filter: NotificationFilter) {
  const query = useInfiniteQuery({
    queryKey: [notificationsKey, { userId, filter }],
    initialPageParam: 0,
    queryFn: async ({ pageParam: page, signal }) => {
      const answer = await api(notificationsKey, {
        params: { userId, page },
        query: { filter },
        silent: true,
        signal,
      });
      if (filter === 'ALL') setNotificationTotals(userId, answer);
      return answer;
    },
    getNextPageParam: ({ hasMoreItems }, _pages, page) => (hasMoreItems ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    // What arrived while the list was closed refreshed nothing.
    staleTime: 0,
  });
  useRefreshOnEvent(notificationsKey, ({ kind }) => kind === 'notified' || kind === 'notifications-changed');
  const listed = query.data?.pages.flatMap(({ notifications }) => notifications) ?? [];
  // An item that moved to the next page meanwhile would come twice.
  const notifications: Notification[] = [...new Map(listed.map((one) => [one.id, one])).values()];
  return { query, notifications };
}

import { ApiError, api } from '@girassol/shared-auth';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { useSyncExternalStore } from 'react';

/** Numbers of the logged-in user's notifications: all that are listed, and the unread ones. */
export interface NotificationTotals {
  totalItems: number;
  unreadItems: number;
}

const nothing: NotificationTotals = { totalItems: 0, unreadItems: 0 };
const listeners = new Set<() => void>();
let totals = nothing;
/** Tells the other windows of this browser, so that one of them asks the server and not all. */
const windows =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('girassol.notifications');
/** User whose totals these are: another window may belong to another person. */
let currentUser: string | null = null;

function apply({ totalItems, unreadItems }: NotificationTotals): void {
  totals = { totalItems, unreadItems };
  for (const listener of listeners) listener();
}

windows?.addEventListener('message', ({ data }: MessageEvent<NotificationTotals & { userId: string }>) => {
  if (data.userId === currentUser) apply(data);
});

/** Sets the totals in all windows of the user in this browser. */
export function setNotificationTotals(userId: string, next: NotificationTotals): void {
  currentUser = userId;
  apply(next);
  windows?.postMessage({ userId, totalItems: next.totalItems, unreadItems: next.unreadItems });
}

/** Forgets the totals, when another user or nobody is logged in. */
export function clearNotificationTotals(): void {
  currentUser = null;
  apply(nothing);
}

/** Calls `listener` when the totals were set, here or in another window. Returns the function that ends this. */
export function onNotificationTotals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the totals, and renders again when they change. */
export const useNotificationTotals = (): NotificationTotals =>
  useSyncExternalStore(onNotificationTotals, () => totals);

/** Loads the latest ten notifications and sets the totals; null if the server did not answer. */
export async function loadLatestNotifications(
  userId: string,
): Promise<ResponseBody<'GET /notifications/user/:userId/:page'> | null> {
  try {
    const latest = await api('GET /notifications/user/:userId/:page', {
      params: { userId, page: 0 },
      query: {},
      silent: true,
    });
    setNotificationTotals(userId, latest);
    return latest;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

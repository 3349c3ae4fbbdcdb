import { getServerTime } from '@girassol/shared-auth';
import { moveFocusBetweenNames } from '@girassol/shared-ui/lists';
import type { Notification } from '@girassol/shell-domain/contract';
import type { KeyboardEvent } from 'react';
import type { NotificationActions } from './notification-actions';
import { findMorningSnooze } from './snooze-times';

/**
 * Handles the keys of the list of notifications: up and down move between them, E marks as read or unread, S saves, A
 * snoozes until the next morning, Delete deletes. Enter opens, as on every link.
 */
export function handleNotificationKeys(
  event: KeyboardEvent<HTMLElement>,
  notifications: readonly Notification[],
  actions: NotificationActions,
): void {
  moveFocusBetweenNames(event);
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const link = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-name]') : null;
  const notification = notifications.find(({ id }) => id === link?.dataset.notification);
  const act = notification && findAction(event.key.toLowerCase(), notification, actions);
  if (!act) return;
  event.preventDefault();
  void act();
}

function findAction(
  key: string,
  notification: Notification,
  actions: NotificationActions,
): (() => Promise<void>) | undefined {
  const morning = findMorningSnooze(getServerTime());
  return {
    e: () => actions.setRead(notification, !notification.isRead),
    s: () => actions.setSaved(notification, !notification.isSaved),
    a: () => actions.snooze(notification, morning.until, morning.label),
    delete: () => actions.remove(notification),
  }[key];
}

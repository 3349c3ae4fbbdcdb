import { onAccountEvent, useSession } from '@girassol/shared-auth';
import { useEffect } from 'react';
import { useShellNavigation } from '../navigation/navigation-context';
import { markReadOnTheWay } from './mark-read';
import { clearNotificationTotals } from './notification-totals';
import { createNotifier, hideShownNotifications } from './show-notifications';

/** Delay of the notifications from before the page was loaded, in milliseconds. */
const INITIAL_DELAY_MS = 3_000;

/**
 * Shows new notifications of the logged-in user as they arrive, and missed ones after a login or when the tab
 * becomes visible, and keeps the totals of the bell.
 */
export function Notifications() {
  const session = useSession();
  const { navigate, get, subscribe } = useShellNavigation();
  const userId = session && !session.isSerranaCalcClient ? session.userId : null;

  useEffect(() => {
    if (!userId) return undefined;
    const notifications = createNotifier(userId, ({ id, openUrl }) => {
      void markReadOnTheWay(userId, [id]);
      navigate(openUrl);
    });
    const stop = onAccountEvent((event) => {
      if (event.kind === 'notified') notifications.show(event.notification);
      if (event.kind === 'notifications-changed' || event.kind === 'resync') notifications.show();
    });
    let { path } = get();
    const stopFollowing = subscribe(() => {
      if (get().path === path) return;
      // Whoever goes on has seen it, or finds it in the list.
      path = get().path;
      hideShownNotifications();
    });
    const onVisible = () => {
      if (document.visibilityState === 'visible') notifications.show();
    };
    document.addEventListener('visibilitychange', onVisible);
    const first = setTimeout(() => notifications.show(), INITIAL_DELAY_MS);
    return () => {
      clearTimeout(first);
      stop();
      stopFollowing();
      document.removeEventListener('visibilitychange', onVisible);
      clearNotificationTotals();
    };
  }, [userId, navigate, get, subscribe]);
  return null;
}

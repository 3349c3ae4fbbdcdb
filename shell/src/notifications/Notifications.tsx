import { onAccountEvent, useSession } from '@girassol/shared-auth';
import { useEffect } from 'react';
import { usePlaces } from '../navigation/places-context';
import { notificationsFor } from './show-notifications';

/** What happened before waits until the first page has had its time. */
const FIRST_MS = 3_000;

/** Tells the person what happens that concerns them: at once, when the tab is looked at again, and after a login. */
export function Notifications() {
  const session = useSession();
  const { navigate } = usePlaces();
  const userId = session?.statusOk && !session.isSerranaCalcClient ? session.userId : null;

  useEffect(() => {
    if (!userId) return undefined;
    const notifications = notificationsFor(userId, (address) => navigate(address));
    const stop = onAccountEvent((event) => {
      if (event.kind === 'notified') notifications.show(event.notification);
      if (event.kind === 'resync') notifications.show();
    });
    const onVisible = () => {
      if (document.visibilityState === 'visible') notifications.show();
    };
    document.addEventListener('visibilitychange', onVisible);
    const first = setTimeout(() => notifications.show(), FIRST_MS);
    return () => {
      clearTimeout(first);
      stop();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [userId, navigate]);
  return null;
}

import { ApiError, api, getConnectionStatus } from '@girassol/shared-auth';
import { dismissSnackbarAbout, isPhoneScreen, showSnackbar } from '@girassol/shared-ui';
import type { Notification } from '@girassol/shell-domain/contract';
import { loadLatestNotifications, onNotificationTotals } from './notification-totals';

/** Longer than what one did oneself: nobody waits for it. It stays in the list. */
const SHOWN_MS = 7_000;
/** More at once would cover the page; the others stay in the list. */
const MAX_SHOWN_NOTIFICATIONS = 3;
/** Time in which a window that is looked at is asked first, and range in which hidden windows spread, in milliseconds. */
const HIDDEN_DELAY_MS = 1_000;
const HIDDEN_SPREAD_MS = 2_000;

const isHidden = () => document.visibilityState === 'hidden';

/** A page shows by itself what happened to what is on it: a notice would say it twice, over the page. */
const isHere = (address: string) => address === location.pathname + location.search;

/** Returns the key of a notification and its count: a repeated notification is shown again. */
const getKey = ({ id, count }: Notification) => `${id} ${count}`;

/** Returns what a notification says on screen: on a phone its title alone, which leaves the page in sight. */
function describeShown({ title, content }: Notification): string {
  return isPhoneScreen() ? title.replace(/^Segurança: /, '') : `${title}. ${content}`;
}

const getTopic = ({ title }: Notification) => `notification ${title}`;

/** Topics of the notices that may be on screen. */
const topics = new Set<string>();

/** Takes the shown notices from the screen. */
export function hideShownNotifications(): void {
  for (const topic of topics) dismissSnackbarAbout(topic);
  topics.clear();
}

async function markSeen(userId: string, ids: string[]): Promise<void> {
  try {
    await api('POST /notifications/seen/:userId', { params: { userId }, body: { ids }, silent: true });
  } catch (error) {
    // Then it is mailed: twice rather than never.
    if (!(error instanceof ApiError)) throw error;
  }
}

/**
 * Loads the totals in a hidden window some time later, unless another window of the person has loaded them by then. With
 * a hundred windows open, one or two ask the server.
 */
export function refreshTotalsWhileHidden(userId: string): void {
  const timer = setTimeout(
    () => {
      stop();
      void loadLatestNotifications(userId);
    },
    HIDDEN_DELAY_MS + Math.random() * HIDDEN_SPREAD_MS,
  );
  const stop = onNotificationTotals(() => {
    clearTimeout(timer);
    stop();
  });
}

/**
 * Creates a notifier that shows a user's unseen notifications and marks them as seen, so that they are not mailed. A
 * hidden tab shows nothing and marks nothing.
 */
export function createNotifier(userId: string, open: (notification: Notification) => void) {
  const shown = new Set<string>();

  async function show(justTold: string | null): Promise<void> {
    if (isHidden()) return refreshTotalsWhileHidden(userId);
    const told = ((await loadLatestNotifications(userId))?.notifications ?? [])
      // Also what another window of the person was faster with.
      .filter(
        (one) =>
          (!one.isSeen || one.id === justTold) && !one.isRead && !one.isQuiet && !shown.has(getKey(one)),
      )
      .slice(0, MAX_SHOWN_NOTIFICATIONS);
    // What is stored on this device was shown when it came.
    if (told.length === 0 || isHidden() || getConnectionStatus() === 'OFFLINE') return;
    for (const one of told.reverse()) {
      shown.add(getKey(one));
      if (isHere(one.openUrl)) continue;
      showSnackbar({
        text: describeShown(one),
        action: { label: 'Abrir', onAction: () => open(one) },
        duration: SHOWN_MS,
        isNews: true,
        // Three logins from new devices do not pile up: the last one stands for them, the others are in the list.
        topic: getTopic(one),
      });
      topics.add(getTopic(one));
    }
    await markSeen(
      userId,
      told.map(({ id }) => id),
    );
  }

  // One after the other: what the first shows is seen by the second.
  let last = Promise.resolve();
  return {
    /** Shows what is new. `justTold` is the one that an event just named. */
    show(justTold: string | null = null): void {
      last = last.then(() => show(justTold));
    },
  };
}

import { ApiError, api } from '@girassol/shared-auth';
import type { Notification } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';

/** Longer than what one did oneself: nobody waits for it. */
const SHOWN_MS = 15_000;
/** More at once would cover the page; the others stay in the list. */
const MOST = 3;

const isHidden = () => document.visibilityState === 'hidden';

/** The list fails silently: nobody asked for it, and it comes with the next event. */
async function unseenOf(userId: string): Promise<Notification[]> {
  try {
    const { notifications } = await api('GET /notifications/user/:userId/:page', {
      params: { userId, page: 0 },
      silent: true,
    });
    return notifications.filter(({ isSeen }) => !isSeen);
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

/**
 * Shows what the person was told of and has not seen, the latest last, and says so to the server: nothing of it is mailed
 * then. A tab that nobody looks at shows nothing, so that it counts as seen nowhere.
 */
export async function showNotifications(userId: string, open: (address: string) => void): Promise<void> {
  if (isHidden()) return;
  const unseen = (await unseenOf(userId)).slice(0, MOST);
  if (unseen.length === 0 || isHidden()) return;
  for (const { title, content, openUrl } of unseen.reverse())
    showSnackbar({
      text: `${title}. ${content}`,
      action: { label: 'Abrir', onAction: () => open(openUrl) },
      duration: SHOWN_MS,
    });
  const ids = unseen.map(({ id }) => id);
  await api('POST /notifications/seen/:userId', { params: { userId }, body: { ids }, silent: true }).catch(
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    },
  );
}

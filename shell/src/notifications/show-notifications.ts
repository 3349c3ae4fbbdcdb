import { ApiError, api } from '@girassol/shared-auth';
import type { Notification } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';

/** Longer than what one did oneself: nobody waits for it. */
const SHOWN_MS = 15_000;
/** More at once would cover the page; the others stay in the list. */
const MOST = 3;

const isHidden = () => document.visibilityState === 'hidden';

/** A page shows by itself what happened to what is on it. */
const isHere = (address: string) => address === location.pathname + location.search;

/** What happens again is shown again. */
const keyOf = ({ id, count }: Notification) => `${id} ${count}`;

/** The list fails silently: nobody asked for it, and it comes with the next event. */
async function latestOf(userId: string): Promise<Notification[]> {
  try {
    const { notifications } = await api('GET /notifications/user/:userId/:page', {
      params: { userId, page: 0 },
      silent: true,
    });
    return notifications;
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

async function tellSeen(userId: string, ids: string[]): Promise<void> {
  try {
    await api('POST /notifications/seen/:userId', { params: { userId }, body: { ids }, silent: true });
  } catch (error) {
    // Then it is mailed: twice rather than never.
    if (!(error instanceof ApiError)) throw error;
  }
}

/**
 * Shows one person what they are told of, and says to the server that it was seen: nothing of it is mailed then. A tab that
 * nobody looks at shows nothing, so that it counts as seen nowhere.
 */
export function notificationsFor(userId: string, open: (address: string) => void) {
  const shown = new Set<string>();

  async function show(justTold: string | null): Promise<void> {
    if (isHidden()) return;
    const told = (await latestOf(userId))
      // Also what another window of the person was faster with.
      .filter((one) => (!one.isSeen || one.id === justTold) && !shown.has(keyOf(one)))
      .slice(0, MOST);
    if (told.length === 0 || isHidden()) return;
    for (const one of told.reverse()) {
      shown.add(keyOf(one));
      showSnackbar({
        text: `${one.title}. ${one.content}`,
        ...(!isHere(one.openUrl) && { action: { label: 'Abrir', onAction: () => open(one.openUrl) } }),
        duration: SHOWN_MS,
      });
    }
    await tellSeen(
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

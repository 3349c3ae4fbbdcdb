/** Message of the server: the number of notifications, and the id of the latest. It has no personal data. */
interface PushNews {
  id: string;
  count: number;
}

/** Parts of a service worker's scope that the handler uses: the types of the page do not know it. */
export interface PushWorkerScope {
  registration: {
    showNotification(title: string, options: { body: string; tag: string; renotify: boolean }): Promise<void>;
  };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(kind: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: ClickEvent) => void): void;
}

interface WindowClient {
  visibilityState: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

interface PushEvent {
  data: { json(): unknown } | null;
  waitUntil(work: Promise<unknown>): void;
}

interface ClickEvent {
  notification: { close(): void };
  waitUntil(work: Promise<unknown>): void;
}

/** Address that a press on the message opens: the shell shows the list there. */
export const PUSH_OPENS = '/inicio?avisos=abertos';
/** One message at a time: the next one takes its place. */
const TAG = 'girassol-avisos';

/** Builds the sentence of a message, which says nothing of what has happened. */
export const formatPushText = ({ count }: Pick<PushNews, 'count'>): string =>
  count === 1 ? 'Você tem 1 aviso novo.' : `Você tem ${count} avisos novos.`;

function readNews(data: PushEvent['data']): PushNews {
  try {
    const news = data?.json();
    if (typeof news === 'object' && news !== null && 'count' in news && 'id' in news)
      return { id: String(news.id), count: Number(news.count) || 1 };
  } catch {
    // A message that cannot be read is shown all the same: browsers end subscriptions that show nothing.
  }
  return { id: '', count: 1 };
}

/**
 * Registers the handlers of pushes: shows each as a message of the system, always, and opens the list when it is pressed.
 */
export function registerPush(worker: PushWorkerScope): void {
  worker.addEventListener('push', (event) => {
    const news = readNews(event.data);
    event.waitUntil(
      worker.registration.showNotification('Girassol', {
        body: formatPushText(news),
        tag: TAG,
        renotify: true,
      }),
    );
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openList(worker));
  });
}

/** Brings a window of the product to the front and opens its list, or opens a window. */
async function openList({ clients }: PushWorkerScope): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0];
  if (!open) return void (await clients.openWindow(PUSH_OPENS));
  open.postMessage({ kind: 'open-notifications' });
  await open.focus();
}

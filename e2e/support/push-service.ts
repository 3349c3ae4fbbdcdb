import type { Page, Worker } from '@playwright/test';
import type { Caller } from './api';

/** Address of the double's device. Nobody answers there. */
export const PUSH_ENDPOINT = 'https://avisos.girassol.invalid/aparelho';

/** Record of a page's use of the double: how often the person was asked, and the key of the last subscription. */
interface PushDoubleRecord {
  asked: number;
  key: string | null;
}

/**
 * Replaces the browser's permission for messages and its push service on a page that is not open yet: the headless browser
 * of the tests has neither. Everybody who is asked allows messages.
 */
export const replacePushService = (page: Page): Promise<unknown> =>
  page.addInitScript((endpoint) => {
    const record: PushDoubleRecord = { asked: 0, key: null };
    let subscription: object | null = null;
    Object.assign(window, { pushDouble: record });
    Object.defineProperty(Notification, 'permission', {
      get: () => (record.asked > 0 ? 'granted' : 'default'),
    });
    Notification.requestPermission = async () => {
      record.asked += 1;
      return 'granted';
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        record.key = applicationServerKey;
        const keys = { p256dh: 'BNcRdreALRFXTkOOUHK1', auth: 'tBHItJI5svbpez7KI4CCXg' };
        subscription = {
          endpoint,
          toJSON: () => ({ endpoint, keys }),
          unsubscribe: async () => {
            subscription = null;
            return true;
          },
        };
        return subscription;
      },
    });
  }, PUSH_ENDPOINT);

/** Reads the record of a page. */
export const readPushDouble = (page: Page): Promise<PushDoubleRecord> =>
  page.evaluate(() => Reflect.get(window, 'pushDouble'));

async function loadNotificationData<Answer>(
  origin: string,
  { session }: Caller,
  path: string,
): Promise<Answer> {
  const response = await fetch(`${origin}/api/notifications/${path}`, {
    headers: { authorization: `Bearer ${session.token}` },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Loads the key of the server, and the devices of a person that receive pushes, through the API. */
export const loadPushDevices = (origin: string, person: Caller) =>
  loadNotificationData<{ publicKey: string; devices: { endpoint: string }[] }>(
    origin,
    person,
    `push/${person.session.userId}`,
  );

/** Loads the id of the latest notification of a person through the API. */
export async function loadLatestNotificationId(origin: string, person: Caller): Promise<string | undefined> {
  const path = `user/${person.session.userId}/0`;
  const answer = await loadNotificationData<{ notifications: { id: string }[] }>(origin, person, path);
  return answer.notifications[0]?.id;
}

/** Makes the worker record its messages of the system, which this browser cannot show. Returns a function that lists them. */
export async function recordMessages(worker: Worker) {
  await worker.evaluate(() => {
    const shown: object[] = [];
    const registration: object = Reflect.get(self, 'registration');
    Object.assign(self, { shown });
    Object.assign(registration, {
      showNotification: async (title: string, { body }: { body: string }) => void shown.push({ title, body }),
    });
  });
  return (): Promise<{ title: string; body: string }[]> => worker.evaluate(() => Reflect.get(self, 'shown'));
}

/** Delivers a push to the worker of a page, as the browser does when its push service has one. */
export async function deliverPush(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (found) resolve(found.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registrationId,
    data,
  });
}

/** Presses the message of the worker. Without a person's press the browser brings no window to the front. */
export const pressMessage = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const press = new Event('notificationclick');
    const waitUntil = (work: Promise<unknown>) => void work.catch(() => undefined);
    self.dispatchEvent(Object.assign(press, { notification: { close: () => undefined }, waitUntil }));
  });

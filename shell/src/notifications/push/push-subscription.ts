import { SERVICE_WORKER_URL } from '@girassol/federation/host';

/**
 * Ability of this browser to receive pushes:
 * - READY: it can, once the person allows it.
 * - INSTALL: an iPhone or iPad, which can in the installed app alone.
 * - DENIED: the person has refused notifications of this site in the browser's settings.
 * - NONE: it cannot.
 */
export type PushAbility = 'READY' | 'INSTALL' | 'DENIED' | 'NONE';

const isAppleMobile = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // An iPad names itself a Mac, which has no touch screen.
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Finds out whether this browser can receive pushes. Asks the person nothing. */
export function findPushAbility(): PushAbility {
  if (isAppleMobile() && !isInstalled()) return 'INSTALL';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'NONE';
  return Notification.permission === 'denied' ? 'DENIED' : 'READY';
}

/** Address and keys of this browser, as the server stores them. */
export interface PushKeys {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

function toPushKeys(subscription: PushSubscription): PushKeys | null {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null;
}

/**
 * Asks the person to allow notifications and subscribes this browser. Called by a press alone. Returns null if the person
 * refuses.
 */
export async function subscribeToPush(publicKey: string): Promise<PushKeys | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register(SERVICE_WORKER_URL, { updateViaCache: 'none' });
  // The worker may still be installing, and browsers subscribe active ones only.
  await waitUntilActive(registration);
  return toPushKeys(
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
  );
}

/** Ends the subscription of this browser at its push service. */
export async function unsubscribeFromPush(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await (await registration.pushManager.getSubscription())?.unsubscribe();
}

/** Returns the address of this browser if it is subscribed; null otherwise. */
export async function findPushEndpoint(): Promise<string | null> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const subscription = await registration.pushManager.getSubscription();
    if (subscription) return subscription.endpoint;
  }
  return null;
}

function waitUntilActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return Promise.resolve();
  return new Promise((resolve) =>
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve()),
  );
}

/** Way in which this browser installs the product as an app: by a question of its own, or by hand as iOS does. */
export type InstallOffer = 'question' | 'by-hand-on-ios' | 'none';

/** Event by which Chromium browsers offer an installation; absent from the types of the DOM. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

const isPrompt = (event: Event): event is BeforeInstallPromptEvent =>
  typeof Reflect.get(event, 'prompt') === 'function';

const listeners = new Set<() => void>();
let waiting: BeforeInstallPromptEvent | null = null;

function setWaiting(event: BeforeInstallPromptEvent | null): void {
  waiting = event;
  for (const listener of listeners) listener();
}

/** Returns true in a window of the installed app. */
const isInstalled = (): boolean =>
  window.matchMedia?.('(display-mode: standalone)').matches === true ||
  Reflect.get(navigator, 'standalone') === true;

/** Returns true on iPhones and iPads; an iPad names itself a Mac, which has no touch screen. */
const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Returns how this browser can install the product now; `none` also where it is installed. */
export function getInstallOffer(): InstallOffer {
  if (isInstalled()) return 'none';
  if (waiting) return 'question';
  return isIos() ? 'by-hand-on-ios' : 'none';
}

/** Subscribes to changes of the offer. Returns a function that unsubscribes. */
export function onInstallOfferChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the browser's own question whether to install the product, which a browser asks once for each offer. */
export async function askToInstall(): Promise<void> {
  const event = waiting;
  setWaiting(null);
  await event?.prompt();
}

/**
 * Keeps the browser's offer to install the product until somebody picks it in the user menu; browsers that offer by
 * themselves would do so over any screen. Returns a function that stops it.
 */
export function watchInstallOffer(): () => void {
  const onOffer = (event: Event) => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    setWaiting(event);
  };
  const onInstalled = () => setWaiting(null);
  window.addEventListener('beforeinstallprompt', onOffer);
  window.addEventListener('appinstalled', onInstalled);
  return () => {
    window.removeEventListener('beforeinstallprompt', onOffer);
    window.removeEventListener('appinstalled', onInstalled);
    setWaiting(null);
  };
}

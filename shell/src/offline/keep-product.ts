import type { PageData } from '@girassol/federation';
import {
  listOpenedRemotes,
  onRemoteOpened,
  runWhenSettled,
  SERVICE_WORKER_URL,
} from '@girassol/federation/host';
import { getSession, onSessionChange } from '@girassol/shared-auth';

/** Milliseconds that opened areas are collected for: a page opens several within a moment. */
const REPORT_DELAY_MS = 1_000;

/**
 * Keeps the product for times without a signal: registers the service worker once somebody has logged in and the page has
 * settled, and reports to it the releases of this page and the areas that were used. Removes the worker where the server has
 * switched it off. Returns a function that stops it.
 */
export function keepProduct({ serviceWorker, registry, shell }: PageData): () => void {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers || !serviceWorker) return () => undefined;
  if (serviceWorker === 'remove') return runWhenSettled(() => void removeServiceWorker(workers));

  let isSettled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = async () => {
    await workers.register(SERVICE_WORKER_URL, { updateViaCache: 'none' });
    const { active } = await workers.ready;
    active?.postMessage({
      kind: 'keep-page',
      revision: registry.revision,
      shellVersion: shell.version,
      areas: listOpenedRemotes(),
    });
  };
  const reportSoon = () => {
    const session = getSession();
    // A visit of the support is over in half an hour, and works in somebody else's account.
    if (!isSettled || !session || session.visit) return;
    clearTimeout(timer);
    // Without a network, or where the browser forbids workers, the product works as it did without one.
    timer = setTimeout(() => void report().catch(() => undefined), REPORT_DELAY_MS);
  };
  const stops = [
    runWhenSettled(() => {
      isSettled = true;
      reportSoon();
    }),
    onRemoteOpened(reportSoon),
    onSessionChange(reportSoon),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

async function removeServiceWorker(workers: ServiceWorkerContainer): Promise<void> {
  for (const registration of await workers.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith('girassol-')) await caches.delete(name);
}

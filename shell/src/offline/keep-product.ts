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

/** Entry of the tab's storage: areas that ran in this tab and were not reported yet. */
const UNREPORTED_AREAS_KEY = 'girassol.unreported-areas';

function readUnreportedAreas(): string[] {
  try {
    const areas: unknown = JSON.parse(sessionStorage.getItem(UNREPORTED_AREAS_KEY) ?? '[]');
    return Array.isArray(areas) ? areas.filter((area) => typeof area === 'string') : [];
  } catch {
    return [];
  }
}

function writeUnreportedAreas(areas: readonly string[]): void {
  try {
    if (areas.length > 0) sessionStorage.setItem(UNREPORTED_AREAS_KEY, JSON.stringify(areas));
    else sessionStorage.removeItem(UNREPORTED_AREAS_KEY);
  } catch {
    // Storage is forbidden: pages that are left at once are not kept.
  }
}

/**
 * Keeps the product for times without a signal: registers the service worker once somebody has logged in and the page has
 * settled, and reports to it the releases of this page and the areas that were used. A page that is left before that reports as
 * it goes, and the next page of the tab reports its areas again. Removes the worker where the server has
 * switched it off. Returns a function that stops it.
 */
export function keepProduct({ serviceWorker, registry, shell }: PageData): () => void {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers || !serviceWorker) return () => undefined;
  if (serviceWorker === 'remove') return runWhenSettled(() => void removeServiceWorker(workers));

  let isSettled = false;
  /** The first report of a page waits until the worker is installed. */
  let isReporting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listAreas = () => [...new Set([...readUnreportedAreas(), ...listOpenedRemotes()])];
  /** A visit of the support is over in half an hour, and works in somebody else's account. */
  const mayKeep = () => {
    const session = getSession();
    return session !== null && !session.visit;
  };
  const send = (worker: ServiceWorker, areas: string[]) =>
    worker.postMessage({
      kind: 'keep-page',
      revision: registry.revision,
      shellVersion: shell.version,
      areas,
    });
  const report = async () => {
    await workers.register(SERVICE_WORKER_URL, { updateViaCache: 'none' });
    const { active } = await workers.ready;
    if (!active) return;
    send(active, listAreas());
    writeUnreportedAreas([]);
  };
  const reportAsItGoes = () => {
    const opened = listOpenedRemotes();
    if (timer === undefined && !isReporting && isSettled) return;
    if (!mayKeep() || opened.length === 0) return;
    if (workers.controller) send(workers.controller, listAreas());
    writeUnreportedAreas(listAreas());
  };
  const reportSoon = () => {
    if (!isSettled || !mayKeep()) return;
    clearTimeout(timer);
    // Without a network, or where the browser forbids workers, the product works as it did without one.
    timer = setTimeout(() => {
      timer = undefined;
      isReporting = true;
      void report()
        .catch(() => undefined)
        .finally(() => {
          isReporting = false;
        });
    }, REPORT_DELAY_MS);
  };
  window.addEventListener('pagehide', reportAsItGoes);
  const stops = [
    runWhenSettled(() => {
      isSettled = true;
      reportSoon();
    }),
    onRemoteOpened(reportSoon),
    onSessionChange(reportSoon),
    () => window.removeEventListener('pagehide', reportAsItGoes),
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

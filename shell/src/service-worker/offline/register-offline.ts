import type { RequestEvent, WorkerScope } from '../worker-scope';
import { answerFile, answerNavigation } from './answer-request';
import { createFileCache } from './file-cache';
import { keepPage, type PageReport } from './keep-page';
import { createKeptPageStore } from './kept-page';
import { OFFLINE_CACHE } from './offline-cache';

/** Addresses that go past the worker, in browsers that can be told so: calls, events, and the platform's own. */
const NETWORK_ONLY_PATHS = ['api', 'federation'].map((part) => `/${part}/*`);
const RELEASE_FILE = /^\/(?:assets|releases)\//;
const SERVER_PATH = /^\/(?:api|federation|metrics)(?:\/|$)/;

/** Registers the handlers by which shell and used areas open without a signal. */
export function registerOffline(scope: WorkerScope): void {
  const { caches, location } = scope;
  const stores = {
    files: createFileCache(caches, location.origin),
    pages: createKeptPageStore(caches, location.origin),
    fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
  };
  let keeping: Promise<void> = Promise.resolve();

  scope.addEventListener('install', (event) => {
    const routes = NETWORK_ONLY_PATHS.map((urlPattern) => ({
      condition: { urlPattern },
      source: 'network' as const,
    }));
    // Browsers without such routes pass every call through the handler below, which lets it go.
    const routed = event.addRoutes?.(routes).catch(() => undefined);
    event.waitUntil(Promise.all([routed, scope.skipWaiting()]));
  });

  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      Promise.all([
        scope.clients.claim(),
        scope.registration.navigationPreload?.enable(),
        deleteOtherCaches(caches),
      ]),
    );
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin || request.method !== 'GET') return;
    if (RELEASE_FILE.test(pathname))
      event.respondWith(answerFile(request, stores, (work) => event.waitUntil(work)));
    else if (request.mode === 'navigate' && !SERVER_PATH.test(pathname))
      event.respondWith(answerNavigation(request, () => askNetwork(event), stores.pages));
  });

  scope.addEventListener('message', (event) => {
    const report = readPageReport(event.data);
    if (!report) return;
    // One after the other: the next continues where a failed one stopped.
    keeping = keeping.then(() => keepPage(report, stores)).catch(() => undefined);
    event.waitUntil(keeping);
  });
}

const askNetwork = async ({ preloadResponse, request }: RequestEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/** Deletes caches of earlier forms of the worker. */
async function deleteOtherCaches(caches: CacheStorage): Promise<void> {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith('girassol-') && name !== OFFLINE_CACHE,
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Reads the message of a page that wants to be kept; null for any other message. */
function readPageReport(data: unknown): PageReport | null {
  if (typeof data !== 'object' || data === null || Reflect.get(data, 'kind') !== 'keep-page') return null;
  const [revision, shellVersion, areas] = ['revision', 'shellVersion', 'areas'].map((name): unknown =>
    Reflect.get(data, name),
  );
  if (typeof revision !== 'string' || typeof shellVersion !== 'string' || !Array.isArray(areas)) return null;
  return { revision, shellVersion, areas: areas.filter((area) => typeof area === 'string') };
}

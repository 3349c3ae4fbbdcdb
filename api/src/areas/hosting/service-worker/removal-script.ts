/**
 * Service worker that removes itself and its cache: what browsers get once the worker is switched off. A browser asks for the
 * worker with every page that it opens, and at least once a day.
 */
export const SERVICE_WORKER_REMOVAL_SCRIPT = `self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.filter((name) => name.startsWith('girassol-')).map((name) => caches.delete(name))))
    .then(() => self.registration.unregister()),
));
`;

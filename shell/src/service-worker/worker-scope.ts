/** Event that the browser waits for; the types of service workers cannot stand beside those of pages. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** Event of the installation, with static routes where the browser has them. */
export interface InstallEvent extends LastingEvent {
  addRoutes?(routes: { condition: { urlPattern: string }; source: 'network' }[]): Promise<void>;
}

/** Event of a request that a page makes. */
export interface RequestEvent extends LastingEvent {
  request: Request;
  /** Response to a navigation that the browser began while the worker started. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** Event of a message from a page. */
export interface PageMessageEvent extends LastingEvent {
  data: unknown;
}

interface WorkerEvents {
  install: InstallEvent;
  activate: LastingEvent;
  fetch: RequestEvent;
  message: PageMessageEvent;
}

/** Global object of a service worker, with what the offline handlers use of it. */
export interface WorkerScope {
  location: Pick<Location, 'origin'>;
  caches: CacheStorage;
  registration: { navigationPreload?: { enable(): Promise<void> } };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    handler: (event: WorkerEvents[Name]) => void,
  ): void;
}

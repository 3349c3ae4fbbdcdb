import { computeRetryDelay } from '../back-off';
import { updateServerTime } from '../session/server-clock';
import { createSubscribers } from '../subscribers';

/** Whether the server of the product can be reached from this browser. */
export type ConnectionStatus = 'ONLINE' | 'OFFLINE';

const PROBE_LIMIT_MS = 5_000;

const subscribers = createSubscribers<ConnectionStatus>();
let current: ConnectionStatus = 'ONLINE';
let attempt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns whether the product can be reached. */
export function getConnectionStatus(): ConnectionStatus {
  return current;
}

/** Subscribes to the loss and the return of the connection. Returns a function that unsubscribes. */
export function onConnectionChange(listener: (connection: ConnectionStatus) => void): () => void {
  return subscribers.add(listener);
}

function set(next: ConnectionStatus): void {
  if (next === current) return;
  current = next;
  attempt = 0;
  clearTimeout(timer);
  if (next === 'OFFLINE') probeLater();
  subscribers.publish(next);
}

function probeLater(): void {
  clearTimeout(timer);
  timer = setTimeout(probeConnection, computeRetryDelay(attempt));
  attempt += 1;
}

let probing: Promise<void> | null = null;

/**
 * Checks whether the server answers. Concurrent callers share one check; while the server does not answer,
 * the check repeats at growing intervals.
 */
export function probeConnection(): Promise<void> {
  probing ??= probe().finally(() => {
    probing = null;
  });
  return probing;
}

async function probe(): Promise<void> {
  const answers = await fetch('/api/health', {
    cache: 'no-store',
    signal: AbortSignal.timeout(PROBE_LIMIT_MS),
  }).then(
    (response) => {
      // A phone's clock may be wrong, or be set while there is no signal: what waits has an age.
      updateServerTime(response.headers.get('date'));
      return response.ok;
    },
    () => false,
  );
  if (answers) set('ONLINE');
  else if (current === 'ONLINE') set('OFFLINE');
  else probeLater();
}

/** Reports a successful call: the connection counts as online. */
export const reportReachable = () => set('ONLINE');

/**
 * Reports a call that did not reach the server, or a loss of network that the browser reported. Probes the
 * server before the status changes, since browser extensions block single calls and browsers report network
 * losses wrongly.
 */
export function reportUnreachable(): void {
  if (current === 'ONLINE') void probeConnection();
}

window.addEventListener('online', probeConnection);
window.addEventListener('offline', reportUnreachable);
if (!navigator.onLine) void probeConnection();

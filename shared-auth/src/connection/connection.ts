import { backOff } from '../back-off';
import { createSubscribers } from '../subscribers';

export type Connection = 'ONLINE' | 'OFFLINE';

const PROBE_LIMIT_MS = 5_000;

const subscribers = createSubscribers<Connection>();
let current: Connection = navigator.onLine ? 'ONLINE' : 'OFFLINE';
let attempt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Does the product answer? */
export function getConnection(): Connection {
  return current;
}

/** Hears when the connection is lost or back. Returns the function that stops it. */
export function onConnectionChange(listener: (connection: Connection) => void): () => void {
  return subscribers.add(listener);
}

function set(next: Connection): void {
  if (next === current) return;
  current = next;
  attempt = 0;
  clearTimeout(timer);
  if (next === 'OFFLINE') probeLater();
  subscribers.tell(next);
}

function probeLater(): void {
  clearTimeout(timer);
  timer = setTimeout(probeConnection, backOff(attempt));
  attempt += 1;
}

/** Asks the server whether it is there. While it is not, it is asked again and again, ever more slowly. */
export async function probeConnection(): Promise<void> {
  const answers = await fetch('/api/health', {
    cache: 'no-store',
    signal: AbortSignal.timeout(PROBE_LIMIT_MS),
  }).then(
    (response) => response.ok,
    () => false,
  );
  if (answers) set('ONLINE');
  else if (current === 'ONLINE') set('OFFLINE');
  else probeLater();
}

/** A call got a good answer. */
export const reportSuccess = () => set('ONLINE');

/** A call did not arrive. */
export const reportUnreachable = () => set('OFFLINE');

window.addEventListener('online', probeConnection);
window.addEventListener('offline', reportUnreachable);
if (current === 'OFFLINE') probeLater();

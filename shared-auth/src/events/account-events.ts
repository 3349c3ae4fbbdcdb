import type { AccountEvent } from '@girassol/shared-domain/contract';
import { createSubscribers } from '../subscribers';
import { keepStream } from './keep-stream';

const subscribers = createSubscribers<AccountEvent>();
let stop: (() => void) | null = null;

/**
 * Hears what others change in the account. One connection per tab, open while somebody listens; after it was lost,
 * `{ kind: 'resync' }` says that anything on screen may be stale. `by` equal to `clientId` is an echo of this tab.
 * Returns the function that stops it. What happens while nobody listens is not heard: read afresh on opening a screen.
 */
export function onAccountEvent(listener: (event: AccountEvent) => void): () => void {
  const remove = subscribers.add(listener);
  stop ??= keepStream(subscribers.tell);
  return () => {
    remove();
    if (subscribers.size > 0) return;
    stop?.();
    stop = null;
  };
}

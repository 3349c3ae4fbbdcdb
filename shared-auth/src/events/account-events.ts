import type { AccountLiveEvent } from '@girassol/shared-domain/contract';
import { createSubscribers } from '../subscribers';
import { maintainStream } from './maintain-stream';
import { noteChange } from './recent-change';

const subscribers = createSubscribers<AccountLiveEvent>();
let stop: (() => void) | null = null;

function publish(event: AccountLiveEvent): void {
  noteChange();
  subscribers.publish(event);
}

/**
 * Subscribes to changes by others in the account. Each tab has one connection while there are subscribers; after a lost
 * connection `{ kind: 'resync' }` means that anything on screen may be stale. An event with `by` equal to `tabId` is
 * an echo of this tab. Returns a function that unsubscribes. Events without a subscriber are lost, so load fresh data
 * when a screen opens.
 */
export function onAccountEvent(listener: (event: AccountLiveEvent) => void): () => void {
  const remove = subscribers.add(listener);
  stop ??= maintainStream(publish);
  return () => {
    remove();
    if (subscribers.size > 0) return;
    stop?.();
    stop = null;
  };
}

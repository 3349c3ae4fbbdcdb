import { useSyncExternalStore } from 'react';
import { platform } from '../remote/platform-handle';
import type { RemoteStatus } from './handle';

const subscribe = (listener: () => void) => platform().onStatusChange(listener);

/** How one remote is doing; follows changes. */
export function useRemoteStatus(name: string): RemoteStatus {
  return useSyncExternalStore(subscribe, () => platform().statusOf(name));
}

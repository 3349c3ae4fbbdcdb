import { useSyncExternalStore } from 'react';
import { getPlatformHandle } from '../remote/platform-handle';
import type { RemoteStatus } from './handle';

const subscribe = (listener: () => void) => getPlatformHandle().onStatusChange(listener);

/** Returns the status of one remote and follows its changes. */
export function useRemoteStatus(name: string): RemoteStatus {
  return useSyncExternalStore(subscribe, () => getPlatformHandle().statusOf(name));
}

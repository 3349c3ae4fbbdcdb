import { useMemo, useSyncExternalStore } from 'react';
import { getWaitingWrites, onWaitingWritesChange } from './outbox';
import type { WaitingWrite } from './waiting-write';

/** Returns what the logged-in user wrote without a signal, oldest first, and follows changes; of one record if it is named. */
export function useWaitingWrites(record?: string): readonly WaitingWrite[] {
  const writes = useSyncExternalStore(onWaitingWritesChange, getWaitingWrites);
  return useMemo(
    () => (record === undefined ? writes : writes.filter((write) => write.record === record)),
    [writes, record],
  );
}

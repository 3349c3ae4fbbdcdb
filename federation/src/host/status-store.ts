import type { RemoteStatus } from './handle';

const idle: RemoteStatus = { state: 'idle' };

/** How each remote of the page is doing, and who wants to know. */
export function createStatusStore() {
  const statuses = new Map<string, RemoteStatus>();
  const listeners = new Set<() => void>();
  return {
    get: (remote: string): RemoteStatus => statuses.get(remote) ?? idle,
    set(remote: string, status: RemoteStatus) {
      statuses.set(remote, status);
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type StatusStore = ReturnType<typeof createStatusStore>;

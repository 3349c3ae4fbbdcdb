import type { RemoteStatus } from './handle';

const idle: RemoteStatus = { state: 'idle' };

/** Creates the store of the status of each remote on the page, with its listeners. */
export function createStatusStore() {
  const statuses = new Map<string, RemoteStatus>();
  const exchanges = new Map<string, number>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: (remote: string): RemoteStatus => statuses.get(remote) ?? idle,
    set(remote: string, status: RemoteStatus) {
      statuses.set(remote, status);
      tell();
    },
    exchangesOf: (remote: string): number => exchanges.get(remote) ?? 0,
    /** Other code of a remote runs from now on. */
    exchanged(remote: string) {
      exchanges.set(remote, (exchanges.get(remote) ?? 0) + 1);
      tell();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type StatusStore = ReturnType<typeof createStatusStore>;

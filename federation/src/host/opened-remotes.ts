/** Remotes that have run on this page, by name, with listeners. */
export interface OpenedRemotes {
  list(): string[];
  /** Adds a remote. Returns false if it has run before. */
  add(name: string): boolean;
  subscribe(listener: () => void): () => void;
}

/** Creates the list of remotes that have run on a page. */
export function createOpenedRemotes(): OpenedRemotes {
  const names = new Set<string>();
  const listeners = new Set<() => void>();
  return {
    list: () => [...names],
    add(name) {
      if (names.has(name)) return false;
      names.add(name);
      for (const listener of listeners) listener();
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

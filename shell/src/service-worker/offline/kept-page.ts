import { OFFLINE_CACHE } from './offline-cache';

/** Page of the product that opens without a signal, with everything that it was verified to need. */
export interface KeptPage {
  html: string;
  /** Headers that the page is served with: its content security policy belongs to the nonces in it. */
  headers: Record<string, string>;
  /** Revision of the registry and version of the shell that the page starts. */
  revision: string;
  shellVersion: string;
  /** Areas whose files are stored whole: those that were used on this device. */
  areas: string[];
  /** Path of each stored file -> its hash. */
  files: Record<string, string>;
  /** Hashes of the page before, for tabs that still show it. */
  previousHashes: string[];
  /** Path patterns of documents that only the server can write. */
  documents: string[];
}

/** Stores the page that opens without a signal, as one entry: it is replaced as a whole or not at all. */
export interface KeptPageStore {
  load(): Promise<KeptPage | null>;
  save(page: KeptPage): Promise<void>;
}

/** Creates the store of the page at the origin of the worker. */
export function createKeptPageStore(caches: CacheStorage, origin: string): KeptPageStore {
  const key = `${origin}/offline-page`;
  let loaded: Promise<KeptPage | null> | undefined;
  return {
    load() {
      // Once in the life of a worker, of which there is only one.
      loaded ??= caches
        .open(OFFLINE_CACHE)
        .then((cache) => cache.match(key))
        .then((found) => (found ? found.json() : null))
        .catch(() => null);
      return loaded;
    },
    async save(page) {
      await (await caches.open(OFFLINE_CACHE)).put(key, Response.json(page));
      loaded = Promise.resolve(page);
    },
  };
}

import { OFFLINE_CACHE } from './offline-cache';

/** Files of verified releases, by the hash of their content: a file that two releases share is stored once. */
export interface FileCache {
  /** Returns a stored file after comparing it with its hash; null if it is absent. Deletes one that differs. */
  read(hash: string): Promise<Response | null>;
  /** Stores a response under a hash. Throws if its content has another one. */
  put(hash: string, response: Response): Promise<void>;
  has(hash: string): Promise<boolean>;
  /** Deletes the files that none of the hashes names. */
  prune(hashes: ReadonlySet<string>): Promise<void>;
}

const FILES_PATH = '/offline-files/';

/** Returns the integrity value (SHA-384) of a content. */
async function computeHash(content: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', content);
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** Creates the cache of files at the origin of the worker. */
export function createFileCache(caches: CacheStorage, origin: string): FileCache {
  const toKey = (hash: string) => `${origin}${FILES_PATH}${encodeURIComponent(hash)}`;
  const open = () => caches.open(OFFLINE_CACHE);
  /** Headers of the content as it lies here: without those of its way, such as its compression. */
  const buildResponse = (content: ArrayBuffer, type: string | null) =>
    new Response(content, { headers: type === null ? {} : { 'content-type': type } });

  return {
    async read(hash) {
      const cache = await open();
      const found = await cache.match(toKey(hash));
      if (!found) return null;
      const content = await found.arrayBuffer();
      if ((await computeHash(content)) === hash)
        return buildResponse(content, found.headers.get('content-type'));
      await cache.delete(toKey(hash));
      return null;
    },

    async put(hash, response) {
      const content = await response.arrayBuffer();
      if (!response.ok || (await computeHash(content)) !== hash)
        throw new Error(`${response.url} is not the file with the hash ${hash}`);
      await (await open()).put(toKey(hash), buildResponse(content, response.headers.get('content-type')));
    },

    has: async (hash) => (await (await open()).match(toKey(hash))) !== undefined,

    async prune(hashes) {
      const cache = await open();
      const kept = new Set([...hashes].map(toKey));
      const left = (await cache.keys()).filter(
        ({ url }) => url.startsWith(origin + FILES_PATH) && !kept.has(url),
      );
      await Promise.all(left.map((request) => cache.delete(request)));
    },
  };
}

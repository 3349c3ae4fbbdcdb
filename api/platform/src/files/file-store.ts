import type { Readable } from 'node:stream';

/**
 * Store for the contents of files. Keys are random ids that the program generates, never names or paths; the
 * database stores name and account of a file.
 */
export interface FileStore {
  /** Keeps all of `content` under the key, or nothing of it. */
  put(key: string, content: Readable): Promise<void>;
  /** The contents, or null when there are none. */
  get(key: string): Promise<Readable | null>;
  /** Removes the contents and what a broken `put` left of them. Nothing happens when there are none. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
}

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns a key of the file store unchanged. Throws for a key that could be a path. Every store calls it. */
export function requireSafeKey(key: string): string {
  if (!KEY.test(key)) throw new RangeError('no key of a stored file');
  return key;
}

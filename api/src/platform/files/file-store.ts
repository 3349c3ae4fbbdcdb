import type { Readable } from 'node:stream';

/**
 * Where the contents of files are. Keys are random ids that the program makes, never names or paths; what a file is
 * called, and whose it is, stands in the database.
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

/** Guards every store against a key that would be a path. */
export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new RangeError('no key of a stored file');
  return key;
}

import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { computeSha256 } from '@girassol/api-platform/compute-sha256';
import { createFolder } from '@girassol/api-platform/create-folder';
import type { FileStore } from '@girassol/api-platform/files/file-store';
import { writeCompressedCopies } from './compress-file';
import { createIntegrityStream } from './integrity';

/**
 * Uploaded release in a temporary folder, with its files and `remote.json`, before it is moved to the store.
 */
export interface StagedRelease {
  remote: string;
  version: string;
  folder: string;
}

/**
 * Release whose files are in the bucket, with their hashes and keys. A process that lacks the files locally
 * fetches them from the bucket.
 */
export interface BucketRelease {
  remote: string;
  version: string;
  /** File name -> hash; `remote.json` among them. */
  hashes: Record<string, string>;
  /** File name -> key in the bucket. */
  keys: Record<string, string>;
}

/**
 * Store of the files of published releases. The server serves the files from `folder`; a bucket, if
 * configured, shares them between processes.
 */
export interface ReleaseStore {
  folder: string;
  /** A new folder to receive a release into. */
  stage(remote: string): Promise<string>;
  discard(staged: string): Promise<void>;
  /**
   * Sends a release to the bucket: answers its keys there, null where there is no bucket. The same release has the same
   * keys; of one that is not known yet nothing stays when a file cannot be put.
   */
  send(release: StagedRelease, options: { isKnown: boolean }): Promise<Record<string, string> | null>;
  /** Puts a release where it is served from: whole, or not at all. One that is there already stays. */
  place(release: StagedRelease): Promise<void>;
  has(remote: string, version: string): Promise<boolean>;
  /** For a release that was kept and never entered. */
  remove(remote: string, version: string): Promise<void>;
  /** Brings a release from the bucket. Throws GF-403 when a file is not the one that was published. */
  fetch(release: BucketRelease): Promise<void>;
}

/** Maximum time in milliseconds to fetch one file of a release from the bucket. */
const FETCH_TIMEOUT_MS = 60_000;

/**
 * Opens the store of releases in a folder. If a bucket is given, every release is stored in the bucket too.
 */
export async function openReleaseStore(folder: string, bucket: FileStore | null): Promise<ReleaseStore> {
  await createFolder(folder);
  await removeAbandoned(folder);
  const getPlace = (remote: string, version: string) => join(folder, remote, version);

  async function stage(remote: string): Promise<string> {
    await removeAbandoned(folder);
    const staged = join(folder, remote, `.${randomUUID()}`);
    await createFolder(staged);
    return staged;
  }
  const discard = (staged: string) => rm(staged, { recursive: true, force: true });
  const has = (remote: string, version: string) =>
    access(join(getPlace(remote, version), 'remote.json')).then(
      () => true,
      () => false,
    );

  async function place({ remote, version, folder: staged }: StagedRelease): Promise<void> {
    await rename(staged, getPlace(remote, version)).catch(async (error) => {
      if (!(await has(remote, version))) throw error;
    });
  }

  return {
    folder,
    stage,
    discard,
    has,
    remove: (remote, version) => discard(getPlace(remote, version)),

    send: async (release, options) => (bucket ? putAll(bucket, release, options) : null),

    place,

    async fetch({ remote, version, hashes, keys }) {
      if (!bucket)
        throw new Error(`GF-403 ${remote}@${version} is kept in a bucket, and this server has none`);
      const staged = await stage(remote);
      try {
        for (const [name, key] of Object.entries(keys)) {
          const path = join(staged, name);
          const content = await bucket.get(key);
          if (!content) throw new Error(`GF-403 ${remote}@${version} ${name} is not in the bucket`);
          const hash = await writeFileWithHash(path, content, AbortSignal.timeout(FETCH_TIMEOUT_MS));
          if (hash !== hashes[name])
            throw new Error(`GF-403 ${remote}@${version} ${name} is not the file that was published`);
          await writeCompressedCopies(path);
        }
        await place({ remote, version, folder: staged });
      } finally {
        await discard(staged);
      }
    },
  };
}

/** Writes a stream to a file and returns the hash of its content. */
export async function writeFileWithHash(
  path: string,
  content: Readable,
  signal?: AbortSignal,
): Promise<string> {
  await createFolder(dirname(path));
  const hash = createIntegrityStream();
  await pipeline(content, hash.through, createWriteStream(path, { flags: 'wx', flush: true }), { signal });
  return hash.value();
}

/**
 * Every published file, without the compressed forms made here. What a process that ended in the middle has put is put
 * again by the next publication of the same release: nothing stays that nobody knows.
 */
async function putAll(
  bucket: FileStore,
  { remote, version, folder }: StagedRelease,
  { isKnown }: { isKnown: boolean },
): Promise<Record<string, string>> {
  const keys: Record<string, string> = {};
  try {
    for (const name of await filesUnder(folder)) {
      const key = computeStoreKey(`${remote} ${version} ${name}`);
      keys[name] = key;
      await bucket.put(key, createReadStream(join(folder, name)));
    }
    return keys;
  } catch (error) {
    if (!isKnown) for (const key of Object.values(keys)) await bucket.delete(key).catch(() => undefined);
    throw error;
  }
}

/** Computes the key of a text in the file store, which is always the same. */
function computeStoreKey(text: string): string {
  const hex = computeSha256(text);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}

/** No publication takes longer; another process may be receiving one into the same folder right now. */
const ABANDONED_AFTER_MS = 60 * 60_000;

/** A process that was killed while it received leaves its staging folder. */
async function removeAbandoned(folder: string, now = Date.now()): Promise<void> {
  for (const remote of await readdir(folder, { withFileTypes: true })) {
    if (!remote.isDirectory()) continue;
    for (const name of await readdir(join(folder, remote.name))) {
      const path = join(folder, remote.name, name);
      const found = name.startsWith('.') ? await stat(path).catch(() => null) : null;
      if (found && now - found.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { recursive: true, force: true });
    }
  }
}

/** Writes the manifest `remote.json` into the folder of a staged release. */
export const writeReleaseManifest = (staged: string, text: Buffer) =>
  writeFile(join(staged, 'remote.json'), text);

import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../database';
import type { FileStore } from '../files/file-store';
import { compressBeside } from './compress-beside';
import { integrityOfStream } from './integrity';

/** A release as it waits to be kept: a folder with its files and `remote.json`. */
export interface StagedRelease {
  remote: string;
  version: string;
  folder: string;
}

/** A release that another process published, or this one before its folder was lost. */
export interface KeptRelease {
  remote: string;
  version: string;
  /** File name -> hash; `remote.json` among them. */
  hashes: Record<string, string>;
  /** File name -> key in the bucket. */
  keys: Record<string, string>;
}

/** Where published releases are. Files are served from `folder`; a bucket, when there is one, keeps them for every process. */
export interface ReleaseStore {
  folder: string;
  /** A new folder to receive a release into. */
  stage(remote: string): Promise<string>;
  discard(staged: string): Promise<void>;
  /** Keeps a release: whole, or not at all. Answers the keys in the bucket, null where the folder is the store. */
  keep(release: StagedRelease): Promise<Record<string, string> | null>;
  has(remote: string, version: string): Promise<boolean>;
  /** For a release that was kept and never entered. */
  remove(remote: string, version: string): Promise<void>;
  /** Brings a release from the bucket. Throws GF-403 when a file is not the one that was published. */
  fetch(release: KeptRelease): Promise<void>;
}

/** Opens the store in `folder`; with a bucket every release is kept there as well. */
export async function openReleaseStore(folder: string, bucket: FileStore | null): Promise<ReleaseStore> {
  await mkdir(folder, { recursive: true });
  await removeAbandoned(folder);
  const placeOf = (remote: string, version: string) => join(folder, remote, version);

  async function stage(remote: string): Promise<string> {
    const staged = join(folder, remote, `.${randomUUID()}`);
    await mkdir(staged, { recursive: true });
    return staged;
  }
  const discard = (staged: string) => rm(staged, { recursive: true, force: true });
  const has = (remote: string, version: string) =>
    access(join(placeOf(remote, version), 'remote.json')).then(
      () => true,
      () => false,
    );

  return {
    folder,
    stage,
    discard,
    has,
    remove: (remote, version) => discard(placeOf(remote, version)),

    async keep({ remote, version, folder: staged }) {
      const keys = bucket ? await putAll(bucket, staged) : null;
      await rename(staged, placeOf(remote, version));
      return keys;
    },

    async fetch({ remote, version, hashes, keys }) {
      if (!bucket)
        throw new Error(`GF-403 ${remote}@${version} is kept in a bucket, and this server has none`);
      const staged = await stage(remote);
      try {
        for (const [name, key] of Object.entries(keys)) {
          const path = join(staged, name);
          const content = await bucket.get(key);
          if (!content) throw new Error(`GF-403 ${remote}@${version} ${name} is not in the bucket`);
          const hash = await writeHashed(path, content);
          if (hash !== hashes[name])
            throw new Error(`GF-403 ${remote}@${version} ${name} is not the file that was published`);
          await compressBeside(path);
        }
        await rename(staged, placeOf(remote, version));
      } catch (error) {
        await discard(staged);
        throw error;
      }
    },
  };
}

/** Writes a stream to a file, and answers the hash of what came. */
export async function writeHashed(path: string, content: Readable): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const hash = integrityOfStream();
  await pipeline(content, hash.through, createWriteStream(path, { flags: 'wx', flush: true }));
  return hash.value();
}

/** Every published file, without the compressed forms made here. Nothing stays when one cannot be put. */
async function putAll(bucket: FileStore, staged: string): Promise<Record<string, string>> {
  const keys: Record<string, string> = {};
  try {
    for (const name of await filesUnder(staged)) {
      const key = newId();
      keys[name] = key;
      await bucket.put(key, createReadStream(join(staged, name)));
    }
    return keys;
  } catch (error) {
    for (const key of Object.values(keys)) await bucket.delete(key).catch(() => undefined);
    throw error;
  }
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

/** Keeps `remote.json` beside the files of a staged release. */
export const writeManifest = (staged: string, text: Buffer) => writeFile(join(staged, 'remote.json'), text);

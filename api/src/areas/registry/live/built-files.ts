import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AvailableRelease,
  parseManifest,
  parseShellManifest,
  type ShellManifest,
} from '@girassol/federation/registry';

/**
 * Build output that the server serves: the manifest of the shell and the releases that were built with it.
 */
export interface BuiltFiles {
  /** Null before the first build of the shell. */
  shell: ShellManifest | null;
  releases: AvailableRelease[];
}

type OnUnreadable = (path: string, error: unknown) => void;

/**
 * Creates a function that reads the build output: the manifest of the shell and the releases that were built
 * with it.
 */
export function createBuiltFilesReader(
  buildDir: string,
  onUnreadable: OnUnreadable,
): () => Promise<BuiltFiles> {
  const shellPath = join(buildDir, 'shell', 'shell.json');
  const readReleases = createReleasesReader(join(buildDir, 'releases'), onUnreadable);
  return async function readBuiltFiles() {
    const shellText = await readText(shellPath);
    return {
      shell: shellText === null ? null : parsed(shellText, parseShellManifest, shellPath, onUnreadable),
      releases: await readReleases(),
    };
  };
}

/**
 * Creates a function that reads the manifest `<remote>/<version>/remote.json` of every release in a folder.
 * Each manifest is read only once, because a release never changes.
 */
export function createReleasesReader(
  releasesDir: string,
  onUnreadable: OnUnreadable,
): () => Promise<AvailableRelease[]> {
  const read = new Map<string, AvailableRelease | null>();

  async function releaseAt(remote: string, version: string): Promise<AvailableRelease | null> {
    const path = join(releasesDir, remote, version, 'remote.json');
    const known = read.get(path);
    if (known !== undefined) return known;
    const text = await readText(path);
    const manifest = text === null ? null : parsed(text, parseManifest, path, onUnreadable);
    const isItself = manifest?.name === remote && manifest.version === version;
    const release = text && isItself ? { manifest, manifestIntegrity: computeIntegrity(text) } : null;
    // A missing release may still arrive. One that was read never changes.
    if (text !== null) read.set(path, release);
    return release;
  }

  return async function readReleases() {
    const releases: AvailableRelease[] = [];
    for (const remote of await folders(releasesDir))
      for (const version of await folders(join(releasesDir, remote))) {
        const release = await releaseAt(remote, version);
        if (release) releases.push(release);
      }
    return releases;
  };
}

/** Computes the integrity hash (SHA-384, Subresource Integrity) with which a browser verifies a file. */
export const computeIntegrity = (text: string | Buffer) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

const readText = (path: string) => readFile(path, 'utf8').catch(() => null);

async function folders(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  // A release that is being written is a folder whose name begins with a dot.
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
}

function parsed<T>(
  text: string,
  parse: (value: unknown) => T,
  path: string,
  onUnreadable: OnUnreadable,
): T | null {
  try {
    return parse(JSON.parse(text));
  } catch (error) {
    onUnreadable(path, error);
    return null;
  }
}

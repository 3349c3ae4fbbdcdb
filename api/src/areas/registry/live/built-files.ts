import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  parseManifest,
  parseShellManifest,
  type ReleaseAtHand,
  type ShellManifest,
} from '@girassol/federation/registry';

/** What the build has left for the server to serve. */
export interface BuiltFiles {
  /** Null before the first build of the shell. */
  shell: ShellManifest | null;
  releases: ReleaseAtHand[];
}

type OnUnreadable = (path: string, error: unknown) => void;

/** Reads the shell of the build, and the releases that came with it. */
export function builtFilesReader(buildDir: string, onUnreadable: OnUnreadable): () => Promise<BuiltFiles> {
  const shellPath = join(buildDir, 'shell', 'shell.json');
  const readReleases = releasesReader(join(buildDir, 'releases'), onUnreadable);
  return async function readBuiltFiles() {
    const shellText = await readText(shellPath);
    return {
      shell: shellText === null ? null : parsed(shellText, parseShellManifest, shellPath, onUnreadable),
      releases: await readReleases(),
    };
  };
}

/** Reads every `<remote>/<version>/remote.json` of a folder. Each is read once: a release never changes. */
export function releasesReader(
  releasesDir: string,
  onUnreadable: OnUnreadable,
): () => Promise<ReleaseAtHand[]> {
  const read = new Map<string, ReleaseAtHand | null>();

  async function releaseAt(remote: string, version: string): Promise<ReleaseAtHand | null> {
    const path = join(releasesDir, remote, version, 'remote.json');
    const known = read.get(path);
    if (known !== undefined) return known;
    const text = await readText(path);
    const manifest = text === null ? null : parsed(text, parseManifest, path, onUnreadable);
    const isItself = manifest?.name === remote && manifest.version === version;
    const release = text && isItself ? { manifest, manifestIntegrity: integrityOf(text) } : null;
    // What was not there may come; what is there stays as it is.
    if (text !== null) read.set(path, release);
    return release;
  }

  return async function readReleases() {
    const releases: ReleaseAtHand[] = [];
    for (const remote of await folders(releasesDir))
      for (const version of await folders(join(releasesDir, remote))) {
        const release = await releaseAt(remote, version);
        if (release) releases.push(release);
      }
    return releases;
  };
}

/** The hash a browser compares a text with. */
export const integrityOf = (text: string | Buffer) =>
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

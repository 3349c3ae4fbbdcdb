import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { chromiumPath } from './chromium';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const run = promisify(execFile);

/** Changes to a copy of a release: its version, fields of its manifest, and text appended to its files. */
export interface ReleaseChange {
  version: string;
  manifest?: object;
  /** File name -> text that is added at its end. The hash follows, as it does in a build. */
  append?: (name: string, manifest: Pick<Manifest, 'container'>) => string;
}

/**
 * Copies the newest built release of a remote to a temporary folder, applies changes to the copy, and returns
 * the folder.
 */
export function copyRelease(remote: string, { version, manifest = {}, append }: ReleaseChange): string {
  const releases = join(root, 'build', 'releases', remote);
  const [newest = ''] = readdirSync(releases)
    .filter((name) => !name.startsWith('.'))
    .sort((one, other) =>
      readManifest(join(releases, other)).builtAt.localeCompare(readManifest(join(releases, one)).builtAt),
    );
  const folder = mkdtempSync(join(tmpdir(), 'girassol-release-'));
  cpSync(join(releases, newest), folder, { recursive: true });
  const found = readManifest(folder);
  // Releases of different sources have different globals, so that two of them on one page never meet.
  const container = found.container.replace(/[0-9a-f]{8}$/, hashToHex(version));
  const release = { ...found, container, builtAt: new Date().toISOString() };
  for (const name of Object.keys(found.integrity).filter((file) => file.endsWith('.js'))) {
    const text = readFileSync(join(folder, name), 'utf8').replaceAll(found.container, container);
    const contents = text + (append?.(name, release) ?? '');
    writeFileSync(join(folder, name), contents);
    release.integrity[name] = `sha384-${createHash('sha384').update(contents).digest('base64')}`;
  }
  for (const name of readdirSync(folder)) if (name.startsWith('remote.json.')) rmSync(join(folder, name));
  const changed = { ...release, version, ...manifest };
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(changed));
  return folder;
}

const hashToHex = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

interface Manifest {
  builtAt: string;
  entry: string;
  /** Name of its global. */
  container: string;
  integrity: Record<string, string>;
}

/** Reads the manifest (`remote.json`) of the release in a folder. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));

/**
 * Returns a function that runs the `girassol` command against a server and returns the command's JSON output,
 * for a success as well as for a refusal.
 */
export function createGirassolCommand(origin: string, token: string) {
  return async (...words: string[]) => {
    const env = {
      ...process.env,
      GIRASSOL_SERVER: origin,
      GIRASSOL_TOKEN: token,
      CHROMIUM_PATH: chromiumPath,
    };
    const command = [join(root, 'federation', 'bin', 'girassol.mjs'), ...words, '--json'];
    const { stdout } = await run(process.execPath, command, { env }).catch((error) => error);
    return JSON.parse(stdout);
  };
}

/**
 * Publishes a changed copy of the newest built release with the `girassol` command, and removes the copy.
 * Skips the command's check in a browser, since the journey checks the release itself.
 */
export async function publishRelease(
  girassol: ReturnType<typeof createGirassolCommand>,
  remote: string,
  change: ReleaseChange,
): Promise<void> {
  const folder = copyRelease(remote, change);
  const answer = await girassol('publish', remote, '--release', folder, '--without-browser');
  rmSync(folder, { recursive: true });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
}

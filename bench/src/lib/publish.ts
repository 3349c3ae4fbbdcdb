import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const releases = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'build', 'releases');

/** Release of a remote to publish in a measurement: the files of the built release under another version. */
export interface ReleaseToPublish {
  remote: string;
  version: string;
  /** File -> bytes; `remote.json` first. */
  files: Map<string, Uint8Array<ArrayBuffer>>;
}

/** Loads a built release of a remote from disk and gives it another version. */
export function readBuiltRelease(remote: string, version: string): ReleaseToPublish {
  const [found] = readdirSync(join(releases, remote)).filter((name) => !name.startsWith('.'));
  if (!found) throw new Error(`${remote} was not built`);
  const folder = join(releases, remote, found);
  const manifest = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  const files = new Map([
    ['remote.json', new TextEncoder().encode(JSON.stringify({ ...manifest, version }))],
  ]);
  for (const name of Object.keys(manifest.integrity))
    files.set(name, new Uint8Array(readFileSync(join(folder, name))));
  return { remote, version, files };
}

const getReleaseUrl = (url: string, { remote, version }: ReleaseToPublish) =>
  `${url}/federation/releases/${remote}/${version}`;

/**
 * Publishes a release as the `girassol` command does. Rejects when the server answers with an error or goes
 * away during the upload.
 */
export async function publishRelease(
  url: string,
  token: string,
  release: ReleaseToPublish,
): Promise<{ isNew: boolean }> {
  const form = new FormData();
  for (const [name, bytes] of release.files) form.append(name, new Blob([bytes]), name);
  const answer = await fetch(getReleaseUrl(url, release), {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

/**
 * Loads every file of a release from the server. Returns 'whole' when all have the bytes that were sent,
 * 'absent' when all are missing (404), otherwise 'half'.
 */
export async function checkReleaseServed(
  url: string,
  release: ReleaseToPublish,
): Promise<'whole' | 'absent' | 'half'> {
  let right = 0;
  let absent = 0;
  for (const [name, bytes] of release.files) {
    const answer = await fetch(`${url}/releases/${release.remote}/${release.version}/${name}`);
    const given = new Uint8Array(await answer.arrayBuffer());
    if (answer.status === 404) absent += 1;
    else if (answer.ok && computeSha256OnThread(given) === computeSha256OnThread(bytes)) right += 1;
  }
  if (right === release.files.size) return 'whole';
  return absent === release.files.size ? 'absent' : 'half';
}

const computeSha256OnThread = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

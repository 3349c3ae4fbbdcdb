import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const releases = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'build', 'releases');

/** A release as it was built, under another version. */
export interface Release {
  remote: string;
  version: string;
  /** File -> bytes; `remote.json` first. */
  files: Map<string, Uint8Array<ArrayBuffer>>;
}

/** Some release of a remote that was built, as another version. */
export function releaseOf(remote: string, version: string): Release {
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

const addressOf = (url: string, { remote, version }: Release) =>
  `${url}/federation/releases/${remote}/${version}`;

/** Sends a release as the command does. Rejects when the server is gone in the middle. */
export async function publish(url: string, token: string, release: Release): Promise<{ isNew: boolean }> {
  const form = new FormData();
  for (const [name, bytes] of release.files) form.append(name, new Blob([bytes]), name);
  const answer = await fetch(addressOf(url, release), {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** How a release is served: all of it as it was sent, nothing of it, or something in between. */
export async function howServed(url: string, release: Release): Promise<'whole' | 'absent' | 'half'> {
  let right = 0;
  let absent = 0;
  for (const [name, bytes] of release.files) {
    const answer = await fetch(`${url}/releases/${release.remote}/${release.version}/${name}`);
    const given = new Uint8Array(await answer.arrayBuffer());
    if (answer.status === 404) absent += 1;
    else if (answer.ok && hashOf(given) === hashOf(bytes)) right += 1;
  }
  if (right === release.files.size) return 'whole';
  return absent === release.files.size ? 'absent' : 'half';
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

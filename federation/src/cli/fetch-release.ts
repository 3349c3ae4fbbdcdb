import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RegistryError } from '../operations/client';
import { parseManifest } from '../registry/schema';
import type { LocalRelease } from './local-release';

/** A name inside the release, as the server lets them in: never one that leads out of it. */
const FILE = /^[\w-][\w.~-]*(\/[\w-][\w.~-]*){0,4}$/;
/** Maximum size of a release, in bytes; servers accept no larger one. */
const MAX_RELEASE_BYTES = 64 * 1024 * 1024;

/**
 * Downloads a published release into a folder, without comparing the files with their hashes. Throws GF-702 for a
 * missing file, GF-503 for an invalid file name or a release that is too large.
 */
export async function downloadRelease(
  origin: string,
  { remote, version }: { remote: string; version: string },
  folder: string,
): Promise<LocalRelease> {
  const baseUrl = `${origin}/releases/${encodeURIComponent(remote)}/${encodeURIComponent(version)}/`;
  let bytes = 0;
  const fetchFile = async (name: string): Promise<Buffer> => {
    const answer = await fetch(baseUrl + name);
    if (!answer.ok)
      throw new RegistryError(
        'GF-702',
        `${baseUrl}${name} answered ${answer.status}: the release is not here.`,
      );
    const contents = Buffer.from(await answer.arrayBuffer());
    bytes += contents.length;
    if (bytes > MAX_RELEASE_BYTES) throw new RegistryError('GF-503', `${remote} ${version} is too large.`);
    return contents;
  };

  const text = (await fetchFile('remote.json')).toString('utf8');
  const manifest = parseManifest(JSON.parse(text));
  await writeFile(join(folder, 'remote.json'), text);
  for (const name of Object.keys(manifest.integrity)) {
    if (!FILE.test(name)) throw new RegistryError('GF-503', `${name} is no name of a file in a release.`);
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await fetchFile(name));
  }
  return { folder, manifest, text };
}

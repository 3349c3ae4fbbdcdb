import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFilesWithCompressed } from './write-files.mjs';

/**
 * Writes a release into its own folder, atomically and once: the same contents get the same version, and an existing
 * release is never written again.
 *
 * @param {{ folder: string, packageVersion: string, manifest: object, files: { name: string, contents: Buffer }[] }} release
 * @returns {Promise<string>} the version
 */
export async function writeRelease({ folder, packageVersion, manifest, files }) {
  const hash = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 8);
  const version = `${packageVersion}-${hash}`;
  const target = join(folder, version);
  if (existsSync(join(target, 'remote.json'))) return version;

  const staging = join(folder, `.${version}-${process.pid}`);
  await mkdir(staging, { recursive: true });
  const contents = JSON.stringify({ ...manifest, version, builtAt: new Date().toISOString() }, null, 2);
  await writeFilesWithCompressed(staging, [
    ...files,
    { name: 'remote.json', contents: Buffer.from(contents) },
  ]);
  await rm(target, { recursive: true, force: true });
  await rename(staging, target);
  await removeAbandoned(folder);
  return version;
}

/**
 * A build that was killed leaves its staging folder.
 * @param {string} folder
 */
async function removeAbandoned(folder) {
  for (const name of await readdir(folder))
    if (name.startsWith('.')) await rm(join(folder, name), { recursive: true, force: true });
}

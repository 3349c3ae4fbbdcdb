import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalRelease } from '../../cli/local-release';

/**
 * Returns the text around a location in a file of a release, since a line of minified code is too long to
 * show; undefined if the file does not belong to the release.
 */
export function readSourceAt({ folder, manifest }: LocalRelease, address: string): string | undefined {
  const base = `/releases/${manifest.name}/${manifest.version}/`;
  const [, name = '', line = '', column = ''] = /^(.*):(\d+):(\d+)$/.exec(address.replace(base, '')) ?? [];
  if (!address.startsWith(base) || !(name in manifest.integrity)) return undefined;
  const text = readFileSync(join(folder, name), 'utf8').split('\n')[Number(line) - 1] ?? '';
  const at = Number(column) - 1;
  return text.slice(Math.max(0, at - 30), at + 60).trim();
}

/** Describes a location in the files of a release, with the text around it, for a finding. */
export function describeLocation(release: LocalRelease, address: string): string {
  const source = readSourceAt(release, address);
  return source ? `${address}: ${source}` : address;
}

/** Returns the location of the first of some words in the scripts of a release; undefined where none occurs. */
export function locateWords(
  { folder, manifest }: LocalRelease,
  words: readonly string[],
): string | undefined {
  for (const name of Object.keys(manifest.integrity).filter((file) => file.endsWith('.js'))) {
    const text = readFileSync(join(folder, name), 'utf8');
    const at = Math.max(...words.filter(Boolean).map((word) => text.indexOf(word)));
    if (at < 0) continue;
    const lines = text.slice(0, at).split('\n');
    const column = (lines.at(-1)?.length ?? 0) + 1;
    return `/releases/${manifest.name}/${manifest.version}/${name}:${lines.length}:${column}`;
  }
  return undefined;
}

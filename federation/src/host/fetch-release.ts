import type { PreviousRelease, RemoteManifest } from '../registry/manifest';
import type { KnownFileHashes } from './integrity';
import type { LoadableRelease } from './load-module';

/**
 * Fetches the manifest of a remote's older release, compares it with the hash in the page, and allows the
 * release's files to run.
 */
export async function fetchPreviousRelease(
  { baseUrl, manifestIntegrity }: PreviousRelease,
  known: KnownFileHashes,
): Promise<LoadableRelease> {
  const answer = await fetch(`${baseUrl}remote.json`, { integrity: manifestIntegrity });
  if (!answer.ok) throw new Error(`${baseUrl}remote.json answered ${answer.status}`);
  const { entry, container, integrity }: RemoteManifest = await answer.json();
  known.add({ baseUrl, integrity });
  return { entry, container, baseUrl };
}

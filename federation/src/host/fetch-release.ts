import type { PreviousRelease, RemoteManifest } from '../registry/manifest';
import type { KnownFileHashes } from './integrity';
import type { LoadableRelease } from './load-module';
import type { HashedJsonFetcher } from './unpatched';

/**
 * Fetches the manifest of a remote's older release, compares it with the hash in the page, and allows the
 * release's files to run.
 */
export async function fetchPreviousRelease(
  { baseUrl, manifestIntegrity }: PreviousRelease,
  known: KnownFileHashes,
  fetchJson: HashedJsonFetcher,
): Promise<LoadableRelease> {
  // Its hash says that it is the published manifest, which the server has checked.
  const manifest = (await fetchJson(`${baseUrl}remote.json`, manifestIntegrity)) as RemoteManifest;
  const { entry, container, entryType, integrity } = manifest;
  known.add({ baseUrl, integrity });
  return { entry, container, entryType, baseUrl };
}

import type { PreviousRelease, RemoteManifest } from '../registry/manifest';
import type { KnownFiles } from './integrity';
import type { LoadableRelease } from './load-module';

/** Reads the manifest of an older release, checked against the hash in the page, and lets its files run. */
export async function fetchRelease(
  { baseUrl, manifestIntegrity }: PreviousRelease,
  known: KnownFiles,
): Promise<LoadableRelease> {
  const answer = await fetch(`${baseUrl}remote.json`, { integrity: manifestIntegrity });
  if (!answer.ok) throw new Error(`${baseUrl}remote.json answered ${answer.status}`);
  const { entry, container, integrity }: RemoteManifest = await answer.json();
  known.add({ baseUrl, integrity });
  return { entry, container, baseUrl };
}

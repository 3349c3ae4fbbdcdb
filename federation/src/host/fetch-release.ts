import type { PreviousRelease, RemoteManifest, ResolvedRemote } from '../registry/manifest';
import type { KnownFiles } from './integrity';
import type { LoadableRelease } from './load-module';

/** Reads the manifest of a release, checked against the hash in the page, and lets its files run. */
export async function fetchRelease(
  { baseUrl, manifestIntegrity }: Pick<PreviousRelease, 'baseUrl' | 'manifestIntegrity'>,
  known: KnownFiles,
): Promise<LoadableRelease> {
  const answer = await fetch(`${baseUrl}remote.json`, { integrity: manifestIntegrity });
  if (!answer.ok) throw new Error(`${baseUrl}remote.json answered ${answer.status}`);
  const { entry, container, integrity }: RemoteManifest = await answer.json();
  known.add({ baseUrl, integrity });
  return { entry, container, baseUrl };
}

const onTheWay = new Map<string, Promise<LoadableRelease>>();

/** Makes sure that the hashes of a remote are known: the page may carry only the hash of its manifest. */
export async function ensureKnown(
  { baseUrl, entry, manifestIntegrity }: ResolvedRemote,
  known: KnownFiles,
): Promise<void> {
  if (!manifestIntegrity || known.hashOf(baseUrl + entry)) return;
  const asked = onTheWay.get(baseUrl) ?? fetchRelease({ baseUrl, manifestIntegrity }, known);
  onTheWay.set(baseUrl, asked);
  await asked.finally(() => onTheWay.delete(baseUrl));
}

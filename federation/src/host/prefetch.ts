import type { ResolvedRemote } from '../registry/manifest';
import type { KnownFileHashes } from './integrity';

const asked = new Set<string>();

/**
 * Fetches the entry and the first files of an area at low priority, so that they are in the cache when the area is
 * opened.
 */
export function prefetchFiles({ baseUrl, entry, preload }: ResolvedRemote, known: KnownFileHashes): void {
  for (const file of [entry, ...(preload['./lifecycles']?.files ?? [])]) {
    const address = baseUrl + file;
    const hash = known.getHash(address);
    if (!hash || asked.has(address)) continue;
    asked.add(address);
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = hash;
    link.href = address;
    document.head.append(link);
  }
}

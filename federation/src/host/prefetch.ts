import type { ResolvedRemote } from '../registry/manifest';
import type { KnownFiles } from './integrity';

const asked = new Set<string>();

/** Fetches an area's entry and first files at low priority, so that opening it finds them in the cache. */
export function prefetchFiles({ baseUrl, entry, preload }: ResolvedRemote, known: KnownFiles): void {
  for (const file of [entry, ...(preload['./lifecycles']?.files ?? [])]) {
    const address = baseUrl + file;
    const hash = known.hashOf(address);
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

import type { Database } from '@girassol/api-platform/database';
import { EVENTS_CHANNEL } from '@girassol/api-platform/events/publish-event';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { findSiteAccount } from '../../find-site-account';
import type { CachedSite } from './known-site';
import { loadCachedSite } from './load-cached-site';

/** Cache of sites in memory, so that many visits cause only one database query. */
export interface SiteCache {
  find(idOrSlug: string): Promise<CachedSite | null>;
  /** Reads the site of an account anew when it is asked for next. */
  forget(accountId: string): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    sites: SiteCache;
  }
}

/** Schema of the event that a site changed. */
const siteChangedEvent = z
  .string()
  .includes('"website-changed"')
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.object({ accountId: z.string() }));

/** Also what no message tells of, a payment above all, is seen after this. */
const SITE_CACHE_MS = 15_000;

/**
 * Creates the cache of sites in this process. An event that a site was published, renamed or suspended
 * removes the site from the cache.
 */
export async function createSiteCache(
  database: Database,
): Promise<SiteCache & { close: () => Promise<void> }> {
  const accounts = new LRUCache<string, string>({ max: 2_000, ttl: SITE_CACHE_MS });
  const sites = new LRUCache<string, CachedSite>({
    max: 200,
    ttl: SITE_CACHE_MS,
    // Forgotten while it is being read: whoever asked still gets it, and nobody else does.
    ignoreFetchAbort: true,
    fetchMethod: async (accountId) => (await loadCachedSite(database, accountId)) ?? undefined,
  });
  const forget = (accountId: string) => void sites.delete(accountId);
  const close = await database.listen(
    EVENTS_CHANNEL,
    (message) => {
      const told = siteChangedEvent.safeParse(message);
      if (told.success) forget(told.data.accountId);
    },
    () => sites.clear(),
  );
  return {
    async find(idOrSlug) {
      const asked = idOrSlug.toLowerCase();
      const accountId = accounts.get(asked) ?? (await findSiteAccount(database, asked));
      if (!accountId) return null;
      accounts.set(asked, accountId);
      return (await sites.fetch(accountId)) ?? null;
    },
    forget,
    close,
  };
}

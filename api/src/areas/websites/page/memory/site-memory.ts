import type { SiteContent } from '@girassol/shared-domain/website';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Database, Row } from '../../../../platform/database';
import { EVENTS_CHANNEL } from '../../../../platform/events/publish';
import { findSite } from '../../find-site';
import type { RenderedPage } from '../rendered-page';
import type { ShownImage } from '../site-facts';
import { readKnownSite } from './read-known-site';

/** What is known of a site until it changes. */
export interface KnownSite {
  accountId: string;
  row: Row<'websites'>;
  /** Null: nothing is published. */
  content: SiteContent | null;
  images: ReadonlyMap<string, ShownImage>;
  /** Does the account have the module that keeps it online? */
  hasModule: boolean;
  /** Since when the account owes. */
  irregularSince: Date | null;
  /** Pages of it by where and how they were asked for. */
  pages: LRUCache<string, RenderedPage>;
}

/** Sites that visitors read again and again: many visits, one look at the database. */
export interface SiteMemory {
  find(idOrSlug: string): Promise<KnownSite | null>;
  /** Reads the site of an account anew when it is asked for next. */
  forget(accountId: string): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    sites: SiteMemory;
  }
}

/** Of all that accounts are told: that a site is another one now. */
const changed = z
  .string()
  .includes('"website-changed"')
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.object({ accountId: z.string() }));

/** Also what no message tells of, a payment above all, is seen after this. */
const MILLISECONDS = 15_000;

/** Opens the memory of a process. What is published, renamed or suspended anywhere is forgotten here. */
export async function openSiteMemory(
  database: Database,
): Promise<SiteMemory & { close: () => Promise<void> }> {
  const accounts = new LRUCache<string, string>({ max: 2_000, ttl: MILLISECONDS });
  const sites = new LRUCache<string, KnownSite>({
    max: 200,
    ttl: MILLISECONDS,
    // Forgotten while it is being read: whoever asked still gets it, and nobody else does.
    ignoreFetchAbort: true,
    fetchMethod: async (accountId) => (await readKnownSite(database, accountId)) ?? undefined,
  });
  const forget = (accountId: string) => void sites.delete(accountId);
  const close = await database.listen(
    EVENTS_CHANNEL,
    (message) => {
      const told = changed.safeParse(message);
      if (told.success) forget(told.data.accountId);
    },
    () => sites.clear(),
  );
  return {
    async find(idOrSlug) {
      const asked = idOrSlug.toLowerCase();
      const accountId = accounts.get(asked) ?? (await findSite(database, asked));
      if (!accountId) return null;
      accounts.set(asked, accountId);
      return (await sites.fetch(accountId)) ?? null;
    },
    forget,
    close,
  };
}

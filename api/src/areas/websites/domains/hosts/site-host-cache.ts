import type { Database } from '@girassol/api-platform/database';
import { EVENTS_CHANNEL } from '@girassol/api-platform/events/publish-event';
import { sql } from 'kysely';

/** Host that shows either the site of one account or, as the shared host, all sites. */
export type SiteHost = { shows: 'ONE'; accountId: string; slug: string } | { shows: 'ALL' };

/**
 * Cache in memory of the hosts of sites. Each request consults it, and the web server in front asks it before
 * a TLS handshake whether a host may get a certificate.
 */
export interface SiteHostCache {
  /** At once, by what was read last. */
  find(host: string): SiteHost | null;
  /**
   * Returns the canonical address of a site: its own working host, or the shared host of all sites. Null if there is
   * neither.
   */
  getHome(accountId: string, slug: string): string | null;
  /** May a certificate be issued for it? Reads anew where it is not known. */
  permits(host: string): Promise<boolean>;
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** A message that got lost is made up for after it. */
const FRESH_MS = 60_000;
/** A host that is not known is not looked up more often than that, whoever asks. */
const ASK_MS = 500;

interface HostRow {
  host: string;
  account_id: string;
  slug: string;
  is_active: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    siteHosts: SiteHostCache;
  }
}

interface HostsOptions {
  /** The one host of all sites; undefined: there is none. */
  sitesHost: string | undefined;
  /** Are zones those of the demonstration? Nobody reaches its hosts: no site is sent there. */
  isDemonstration: boolean;
  onFailure: (error: unknown) => void;
  now?: () => number;
}

/** Creates the cache of the hosts of sites. Resolves after the hosts have been loaded. */
export async function createSiteHostCache(
  database: Database,
  { sitesHost, isDemonstration, onFailure, now = Date.now }: HostsOptions,
): Promise<SiteHostCache> {
  let hosts = new Map<string, SiteHost>();
  /** Hosts of accounts that work, the one claimed first. */
  let homes = new Map<string, string>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  const read = async () => {
    const rows = await database.lookUp(sql<HostRow>`select * from website_hosts()`);
    hosts = new Map(
      rows.map(({ host, account_id, slug }) => [host, { shows: 'ONE', accountId: account_id, slug }]),
    );
    if (sitesHost) hosts.set(sitesHost, { shows: 'ALL' });
    homes = new Map(
      rows
        .flatMap(({ host, account_id, is_active }) =>
          is_active && !isDemonstration ? [[account_id, host] as const] : [],
        )
        .reverse(),
    );
    readAt = now();
  };
  const begin = () => {
    reading = read().finally(() => {
      reading = null;
    });
    return reading;
  };
  /** Loads one at a time. A load that has started may miss a change, so callers meanwhile wait for the next one. */
  const refresh = (): Promise<void> => {
    if (!reading) return begin();
    next ??= reading
      .catch(() => undefined)
      .then(() => {
        next = null;
        return begin();
      });
    return next;
  };
  // Any process may have changed them.
  const readAgain = () => void refresh().catch(onFailure);
  const stop = await database.listen(
    EVENTS_CHANNEL,
    (message) => message.includes('"website-changed"') && readAgain(),
    readAgain,
  );
  await refresh();

  return {
    find(host) {
      if (now() - readAt > FRESH_MS) readAgain();
      return hosts.get(host) ?? null;
    },
    getHome(accountId, slug) {
      const own = homes.get(accountId);
      if (own) return `https://${own}/`;
      return sitesHost ? `https://${sitesHost}/institucional/${slug}` : null;
    },
    async permits(host) {
      if (hosts.has(host)) return true;
      if (now() - readAt > ASK_MS) await refresh();
      return hosts.has(host);
    },
    refresh,
    close: stop,
  };
}

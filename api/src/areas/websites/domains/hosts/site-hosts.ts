import { sql } from 'kysely';
import type { Database } from '../../../../platform/database';
import { EVENTS_CHANNEL } from '../../../../platform/events/publish';

/** A host that shows one site, or all of them. */
export type SiteHost = { shows: 'ONE'; accountId: string; slug: string } | { shows: 'ALL' };

/** The hosts of sites, in memory: every request is asked for, and every handshake of the server in front of us. */
export interface SiteHosts {
  /** At once, by what was read last. */
  find(host: string): SiteHost | null;
  /** Where search engines and people are sent for a site: its own host that works, or that of all sites; null: neither. */
  homeOf(accountId: string, slug: string): string | null;
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
    siteHosts: SiteHosts;
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

/** Reads them before it answers for the first time. */
export async function openSiteHosts(
  database: Database,
  { sitesHost, isDemonstration, onFailure, now = Date.now }: HostsOptions,
): Promise<SiteHosts> {
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
  /** One reading at a time. What began before may not see what changed since: whoever asks meanwhile waits for the next. */
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
    homeOf(accountId, slug) {
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

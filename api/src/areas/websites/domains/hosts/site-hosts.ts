import { sql } from 'kysely';
import type { Database } from '../../../../platform/database';
import { EVENTS_CHANNEL } from '../../../../platform/events/publish';

/** A host that shows one site, or all of them. */
export type SiteHost = { shows: 'ONE'; accountId: string; slug: string } | { shows: 'ALL' };

/** The hosts of sites, in memory: every request is asked for, and every handshake of the server in front of us. */
export interface SiteHosts {
  /** At once, by what was read last. */
  find(host: string): SiteHost | null;
  /** May a certificate be issued for it? Reads anew where it is not known. */
  permits(host: string): Promise<boolean>;
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** A message that got lost is made up for after it. */
const FRESH_MS = 60_000;
/** A host that is not known is not looked up more often than that, whoever asks. */
const ASK_MS = 500;

interface HostsOptions {
  /** The one host of all sites; undefined: there is none. */
  sitesHost: string | undefined;
  onFailure: (error: unknown) => void;
  now?: () => number;
}

/** Reads them before it answers for the first time. */
export async function openSiteHosts(
  database: Database,
  { sitesHost, onFailure, now = Date.now }: HostsOptions,
): Promise<SiteHosts> {
  let hosts = new Map<string, SiteHost>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  const read = async () => {
    const rows = await database.lookUp(
      sql<{ host: string; account_id: string; slug: string }>`select * from website_hosts()`,
    );
    hosts = new Map(
      rows.map(({ host, account_id, slug }) => [host, { shows: 'ONE', accountId: account_id, slug }]),
    );
    if (sitesHost) hosts.set(sitesHost, { shows: 'ALL' });
    readAt = now();
  };
  /** One reading at a time; whoever asks meanwhile waits for it. */
  const refresh = () => {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
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
    async permits(host) {
      if (hosts.has(host)) return true;
      if (now() - readAt > ASK_MS) await refresh();
      return hosts.has(host);
    },
    refresh,
    close: stop,
  };
}

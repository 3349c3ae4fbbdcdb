import type { Database } from '../../../../platform/database';
import { demonstrationZone } from './demonstration';
import { internetZone } from './dns';
import type { DomainProvider } from './domain-provider';

/** How sites are reached besides the product's own hosts. */
export interface SitesSettings {
  /** One host for all sites, another domain than the product's; undefined: they stand on the product's. */
  host: string | undefined;
  /** Who is asked about zones. */
  zones: 'demonstration' | 'dns';
  /** What names below a domain have to lead to. */
  target: string;
  /** What domains themselves have to lead to. */
  addresses: readonly string[];
}

/** Hosts that are nobody's of the accounts: where all sites are, and what their names lead to. */
export const hostsOfSites = ({ host, target }: SitesSettings): string[] =>
  [host, target].filter((name) => name !== undefined);

/** Opens who is asked about zones in this installation. */
export function openDomains(database: Database, { zones, target, addresses }: SitesSettings): DomainProvider {
  return zones === 'demonstration'
    ? demonstrationZone(database)
    : internetZone({ target: { name: target, addresses } });
}

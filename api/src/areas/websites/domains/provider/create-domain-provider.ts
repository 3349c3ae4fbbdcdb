import type { Database } from '@girassol/api-platform/database';
import { createDemonstrationProvider } from './demonstration';
import { createDnsProvider } from './dns';
import type { DomainProvider } from './domain-provider';

/**
 * Configuration of the hosts of sites: the shared host of all sites, the domain provider, and the DNS
 * targets.
 */
export interface SiteDomainSettings {
  /** Shared host of all sites, on another domain than the product. Undefined: sites are on the hosts of the product. */
  host: string | undefined;
  /** Provider of zones. */
  zones: 'demonstration' | 'dns';
  /** Target of names below a domain. */
  target: string;
  /** Targets of domains themselves. */
  addresses: readonly string[];
}

/**
 * Returns the hosts of this installation that no account can claim: the shared host of all sites and the
 * target of CNAME records.
 */
export const getSharedSiteHosts = ({ host, target }: SiteDomainSettings): string[] =>
  [host, target].filter((name) => name !== undefined);

/** Creates the domain provider that the configuration of this installation selects: DNS or demonstration. */
export function createDomainProvider(
  database: Database,
  { zones, target, addresses }: SiteDomainSettings,
): DomainProvider {
  return zones === 'demonstration'
    ? createDemonstrationProvider(database)
    : createDnsProvider({ target: { name: target, addresses } });
}

import type { DnsRecord } from '@girassol/shared-domain/contract';
import type { DomainCheckState, DomainState } from '@girassol/shared-domain/website';
import type { ColumnType, Generated } from 'kysely';
import type { GeneratedTimestamp } from './column-types';

type Absent<T> = ColumnType<T | null, T | null | undefined, T | null>;

/**
 * Row of `website_domains`: the claim of an account to a host name for its site, with the results of the DNS
 * checks.
 */
export interface WebsiteDomainsTable {
  account_id: string;
  id: string;
  host: string;
  /** Token that the DNS zone must contain to prove this claim. */
  token: string;
  state: Generated<DomainState>;
  ownership: Generated<DomainCheckState>;
  routing: Generated<DomainCheckState>;
  certificate: Generated<DomainCheckState>;
  found: ColumnType<DnsRecord[], string | undefined, string>;
  problem: Absent<string>;
  claimed_by: string;
  claimed_at: GeneratedTimestamp;
  checked_at: Absent<Date>;
  next_check_at: Absent<Date>;
  /** Since when it is theirs; null: not proven, or no longer. */
  verified_at: Absent<Date>;
  /** Since when the proof of a verified host is not found. */
  unproven_since: Absent<Date>;
  removed_at: Absent<Date>;
}

/**
 * Row of `demonstration_zone`: a DNS record of the zone that the demonstration uses instead of the internet.
 */
export interface DemonstrationDnsRecordTable {
  /** In the order in which it was written. */
  place: number;
  type: DnsRecord['type'];
  name: string;
  value: string;
}

export interface DomainTables {
  website_domains: WebsiteDomainsTable;
  demonstration_zone: DemonstrationDnsRecordTable;
}

import type { DnsRecord } from '@girassol/shared-domain/contract';
import type { DomainState, Light } from '@girassol/shared-domain/website';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant } from './tables';

type Absent<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** The claim of an account on a host. */
export interface WebsiteDomainsTable {
  account_id: string;
  id: string;
  host: string;
  /** What the zone has to say to prove it: of this claim alone. */
  token: string;
  state: Generated<DomainState>;
  ownership: Generated<Light>;
  routing: Generated<Light>;
  certificate: Generated<Light>;
  found: ColumnType<DnsRecord[], string | undefined, string>;
  problem: Absent<string>;
  claimed_by: string;
  claimed_at: DefaultInstant;
  checked_at: Absent<Date>;
  next_check_at: Absent<Date>;
  /** Since when it is theirs; null: not proven, or no longer. */
  verified_at: Absent<Date>;
  /** Since when the proof of a verified host is not found. */
  unproven_since: Absent<Date>;
  removed_at: Absent<Date>;
}

export interface DemonstrationZoneTable {
  /** In the order in which it was written. */
  place: number;
  type: DnsRecord['type'];
  name: string;
  value: string;
}

export interface DomainTables {
  website_domains: WebsiteDomainsTable;
  demonstration_zone: DemonstrationZoneTable;
}

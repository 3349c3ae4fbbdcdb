import type { DnsRecord } from '@girassol/shared-domain/contract';

/** What was found in the zone of a host. */
export interface ZoneFindings {
  /** Does it prove who claims it? */
  isOwned: boolean;
  /** Does its address lead here? */
  isRouted: boolean;
  /** Of the names that matter, at most twenty. */
  found: DnsRecord[];
  /** Why it could not be asked: nothing is known of it then. */
  failure?: string;
}

export type CertificateState = 'NONE' | 'ISSUING' | 'ACTIVE' | 'FAILED';

/** Who is asked about zones and certificates. */
export interface DomainProvider {
  /** The zone of the demonstration, and not the internet. */
  isDemonstration: boolean;
  target: SitesTarget;
  /** What has to stand in the zone of a host. */
  records(host: string, token: string): DnsRecord[];
  /** Looks it up; ends within seconds, and throws nothing for what a zone may say. */
  check(host: string, token: string): Promise<ZoneFindings>;
  /** Asked only of a host that leads here. */
  certificate(host: string): Promise<CertificateState>;
}

/** Where hosts have to lead. */
export interface SitesTarget {
  /** Of the CNAME record. */
  name: string;
  /** Of the A records of a domain itself, which can have no CNAME; none: only names below one can be claimed. */
  addresses: readonly string[];
}

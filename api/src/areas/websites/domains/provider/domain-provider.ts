import type { DnsRecord } from '@girassol/shared-domain/contract';

/**
 * Result of a DNS query about a claimed host: the records found, and whether they prove the ownership and
 * route the host to this server.
 */
export interface ZoneFindings {
  /** Does it prove who claims it? */
  isOwned: boolean;
  /** Does its address lead here? */
  isRouted: boolean;
  /** Records of the relevant names, at most twenty. */
  found: DnsRecord[];
  /** Reason why the zone could not be queried. Nothing is known of it in this case. */
  failure?: string;
}

/** State of the TLS certificate of a site's host. */
export type CertificateState = 'NONE' | 'ISSUING' | 'ACTIVE' | 'FAILED';

/**
 * Interface to the DNS and the certificates of claimed hosts: the internet, or the demonstration's own zone.
 */
export interface DomainProvider {
  /** The zone of the demonstration, and not the internet. */
  isDemonstration: boolean;
  target: SiteDnsTarget;
  /** Returns the records that the zone of a host must have. */
  records(host: string, token: string): DnsRecord[];
  /** Looks it up; ends within seconds, and throws nothing for what a zone may say. */
  check(host: string, token: string): Promise<ZoneFindings>;
  /** Asked only of a host that leads here. */
  certificate(host: string): Promise<CertificateState>;
}

/** DNS target that the hosts of sites must point to. */
export interface SiteDnsTarget {
  /** Target of the CNAME record. */
  name: string;
  /**
   * Targets of the A records of a domain itself, which cannot have a CNAME. If empty, only names below a domain can be
   * claimed.
   */
  addresses: readonly string[];
}

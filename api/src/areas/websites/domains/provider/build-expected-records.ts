import type { DnsRecord } from '@girassol/shared-domain/contract';
import { isApexDomain } from '../parse-claimed-host';
import type { SiteDnsTarget } from './domain-provider';

/** Returns the name of the TXT record that proves the ownership of a host. */
export const getProofRecordName = (host: string): string => `_girassol.${host}`;

/** Returns the text of the TXT record that proves the ownership of a host. */
export const getProofRecordText = (token: string): string => `girassol-site=${token}`;

/**
 * Builds the DNS records that the zone of a claimed host must have: the TXT record that proves the ownership,
 * and the records that point to the target.
 */
export function buildExpectedRecords(host: string, token: string, target: SiteDnsTarget): DnsRecord[] {
  const proof: DnsRecord = { type: 'TXT', name: getProofRecordName(host), value: getProofRecordText(token) };
  if (!isApexDomain(host)) return [proof, { type: 'CNAME', name: host, value: target.name }];
  return [proof, ...target.addresses.map((value): DnsRecord => ({ type: 'A', name: host, value }))];
}

const sameName = (one: string, other: string) =>
  one.toLowerCase().replace(/\.$/, '') === other.toLowerCase().replace(/\.$/, '');

/**
 * Checks whether the DNS records found for a claimed host prove the ownership and point to the target. A or
 * AAAA records with the target's addresses count like a CNAME, because some DNS providers replace the CNAME
 * by them.
 */
export function checkDnsRecords(
  found: readonly DnsRecord[],
  { host, token, target }: { host: string; token: string; target: SiteDnsTarget },
): { isOwned: boolean; isRouted: boolean } {
  const ofHost = found.filter(({ name }) => sameName(name, host));
  const addresses = ofHost.filter(({ type }) => type === 'A' || type === 'AAAA');
  const leadsByName = ofHost.some(({ type, value }) => type === 'CNAME' && sameName(value, target.name));
  const leadsByAddress =
    addresses.length > 0 && addresses.every(({ value }) => target.addresses.includes(value));
  return {
    isOwned: found.some(
      ({ type, name, value }) =>
        type === 'TXT' &&
        sameName(name, getProofRecordName(host)) &&
        value.trim() === getProofRecordText(token),
    ),
    isRouted: leadsByName || leadsByAddress,
  };
}

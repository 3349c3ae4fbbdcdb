import type { DnsRecord } from '@girassol/shared-domain/contract';
import { isApex } from '../claimed-host';
import type { SitesTarget } from './domain-provider';

/** The name whose text proves a host. */
export const proofName = (host: string): string => `_girassol.${host}`;

/** The text that proves it. */
export const proofText = (token: string): string => `girassol-site=${token}`;

/** What has to stand in the zone of a host: the proof, and where it leads. */
export function expectedRecords(host: string, token: string, target: SitesTarget): DnsRecord[] {
  const proof: DnsRecord = { type: 'TXT', name: proofName(host), value: proofText(token) };
  if (!isApex(host)) return [proof, { type: 'CNAME', name: host, value: target.name }];
  return [proof, ...target.addresses.map((value): DnsRecord => ({ type: 'A', name: host, value }))];
}

const sameName = (one: string, other: string) =>
  one.toLowerCase().replace(/\.$/, '') === other.toLowerCase().replace(/\.$/, '');

/** What the records of a zone say of a claim. A provider that flattens a CNAME shows the addresses it leads to. */
export function judgeRecords(
  found: readonly DnsRecord[],
  { host, token, target }: { host: string; token: string; target: SitesTarget },
): { isOwned: boolean; isRouted: boolean } {
  const ofHost = found.filter(({ name }) => sameName(name, host));
  const addresses = ofHost.filter(({ type }) => type === 'A' || type === 'AAAA');
  const leadsByName = ofHost.some(({ type, value }) => type === 'CNAME' && sameName(value, target.name));
  const leadsByAddress =
    addresses.length > 0 && addresses.every(({ value }) => target.addresses.includes(value));
  return {
    isOwned: found.some(
      ({ type, name, value }) =>
        type === 'TXT' && sameName(name, proofName(host)) && value.trim() === proofText(token),
    ),
    isRouted: leadsByName || leadsByAddress,
  };
}

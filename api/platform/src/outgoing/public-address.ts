import { lookup as resolveName } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Error of a connection to an address that is not on the public internet: this machine, its network, metadata
 * services, multicast.
 */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddress';
  constructor(host: string) {
    super(`O endereço de ${host} é de uma rede interna.`);
  }
}

/** Names that only a machine or a network of its own gives. */
const PRIVATE_NAME =
  /(^|\.)(localhost|local|localdomain|internal|intranet|private|lan|home|corp|home\.arpa)$/i;

/** The one part of IPv6 that is given to the internet (RFC 4291): what carries IPv4 in itself lies outside, or is no unicast. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** Checks whether an IP address is on the public internet. IPv4 mapped into IPv6 counts as IPv4. */
export function isPublicIpAddress(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_IPV6);
}

/**
 * Checks whether the host of a URL may be on the public internet: a public IP address, or a name, which is
 * checked when it is resolved for a connection. A dot at the end of the name does not matter.
 */
export function isPublicHost(hostname: string): boolean {
  let host = hostname.replace(/^\[|\]$/g, '');
  while (host.endsWith('.')) host = host.slice(0, -1);
  if (isIP(host)) return isPublicIpAddress(host);
  return host.includes('.') && !PRIVATE_NAME.test(host);
}

/**
 * Creates a DNS lookup for connections to URLs that a user typed: refuses private IP addresses, except those
 * in `allowed`, which the operator permits. The connection uses the very address that was checked, so that
 * the name cannot resolve differently a second time. Node does not look up literal IP addresses: check these
 * with `isPublicHost`.
 */
export const createPublicDnsLookup =
  (allowed: readonly string[] = []): LookupFunction =>
  (host, options, callback) => {
    resolveName(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const [first] = addresses;
      const isRefused = addresses.some(
        ({ address }) => !isPublicIpAddress(address) && !allowed.includes(address),
      );
      if (!first || isRefused) return callback(new PrivateAddressError(host), '', 0);
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };

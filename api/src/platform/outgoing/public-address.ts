import { lookup as resolveName } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that is not of the internet at large: this machine, its network, metadata services, multicast. */
export class PrivateAddress extends Error {
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

/** Tells whether an address is one that anybody on the internet has. IPv4 mapped into IPv6 is IPv4. */
export function isPublicAddress(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_IPV6);
}

/**
 * Tells whether the host of a URL may be of the internet: a public address, or a name that is looked up when something is
 * sent there. A dot at its end, which only ends the name, changes nothing.
 */
export function isPublicHost(hostname: string): boolean {
  let host = hostname.replace(/^\[|\]$/g, '');
  while (host.endsWith('.')) host = host.slice(0, -1);
  if (isIP(host)) return isPublicAddress(host);
  return host.includes('.') && !PRIVATE_NAME.test(host);
}

/**
 * Returns a resolver for connections to an address that somebody typed. It refuses private addresses, and what it resolved
 * is what is connected to: a name that answers differently the second time gains nothing. `allowed`: addresses that the
 * operator named, whatever they are. A literal address is never looked up: ask `isPublicHost` before.
 */
export const createPublicLookup =
  (allowed: readonly string[] = []): LookupFunction =>
  (host, options, callback) => {
    resolveName(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const [first] = addresses;
      const isRefused = addresses.some(
        ({ address }) => !isPublicAddress(address) && !allowed.includes(address),
      );
      if (!first || isRefused) return callback(new PrivateAddress(host), '', 0);
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };

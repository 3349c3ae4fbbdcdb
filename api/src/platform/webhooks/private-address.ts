import { lookup as resolveName } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that is not of the internet at large: this machine, its network, metadata services, multicast. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress';
  constructor(host: string) {
    super(`O endereço de ${host} é de uma rede interna.`);
  }
}

/** Is it an address that anybody on the internet has? IPv4 inside IPv6 is IPv4. */
export function isPublicAddress(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast';
}

/**
 * Resolves a name for a connection, and refuses private addresses there: what is checked is what is connected to, so that
 * a name that answers differently the second time gains nothing.
 */
export const publicLookup: LookupFunction = (host, options, callback) => {
  resolveName(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(new PrivateAddress(host), '', 0);
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

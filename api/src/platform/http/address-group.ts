import ipaddr from 'ipaddr.js';

/** Bytes of an IPv6 address that its owner was given; the rest is theirs to choose. */
const NETWORK_BYTES = 8;

/**
 * Who stands behind an address, as far as limits go. An IPv6 line has 2^64 addresses, so that all of its /64 count as
 * one; IPv4 inside IPv6 is IPv4.
 */
export function addressGroup(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${Buffer.from(address.toByteArray().slice(0, NETWORK_BYTES)).toString('hex')}/64`;
}

import ipaddr from 'ipaddr.js';

/** Bytes of an IPv6 address that its owner was given; the rest is theirs to choose. */
const NETWORK_BYTES = 8;

/**
 * Converts an IP address to the group of addresses that rate limits count together: for IPv6 the whole /64,
 * since one line has 2^64 addresses; for IPv4, also inside IPv6, the address itself.
 */
export function toIpAddressGroup(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${Buffer.from(address.toByteArray().slice(0, NETWORK_BYTES)).toString('hex')}/64`;
}

import { BlockList, isIP } from 'node:net';

/*
 * Which addresses are on the internet, by the IANA registries of special-purpose addresses (RFC 6890 and its successors).
 * `::ffff:0:0/96` and the like are other spellings of IPv4 addresses, and stand outside of the one block that IPv6 gives out.
 */

const refused4 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carriers' NAT
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, where clouds tell their secrets
  ['168.63.129.16', 32], // Azure's own service on every machine of it
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // AMT
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
] as const)
  refused4.addSubnet(network, prefix, 'ipv4');

/** Unicast that was given out; loopback, mapped, NAT64, ULA, link-local and multicast are outside of it. */
const given6 = new BlockList();
given6.addSubnet('2000::', 3, 'ipv6');

const refused6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23], // protocol assignments, Teredo among them
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4: an IPv4 address inside
  ['2620:4f:8000::', 48], // AS112
  ['3fff::', 20], // documentation
] as const)
  refused6.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is one that anybody on the internet could be at. What is no address is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refused4.check(address, 'ipv4');
  if (family !== 6 || address.includes('%')) return false;
  return given6.check(address, 'ipv6') && !refused6.check(address, 'ipv6');
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address is this machine itself. */
export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 &&
  !address.includes('%') &&
  loopback.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');

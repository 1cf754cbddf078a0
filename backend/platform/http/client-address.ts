import { BlockList, isIP } from 'node:net';
import type { Context as HonoContext } from 'hono';

/** Header under which the web server hands over the browser's network address (see `app/server/server-events.server.ts`). */
export const CLIENT_ADDRESS_HEADER = 'X-Shagun-Client-Address';

/** The browser's network address, or empty when the server does not tell. */
export function clientAddress(c: HonoContext): string {
  return (c.req.header(CLIENT_ADDRESS_HEADER) ?? '').slice(0, 64);
}

/** `203.0.113.9` of what proxies write, also with brackets, a port or a zone; empty when it is no address. */
export function bareAddress(text: string): string {
  const [, inBrackets, plain = ''] = /^(?:\[([^\]]*)\](?::\d+)?|(.*))$/.exec(text.trim()) ?? [];
  const address = (inBrackets ?? plain).split('%')[0] ?? '';
  if (isIP(address)) return address;
  const withoutPort = address.replace(/:\d{1,5}$/, '');
  return isIP(withoutPort) === 4 ? withoutPort : '';
}

/**
 * The browser's address by `X-Forwarded-For`, of which only what our own proxies wrote is believed:
 * each of `hops` proxies adds one entry at the end, and what stands before them anybody may have made up.
 * Empty when nothing there is an address.
 */
export function forwardedAddress(header: string | string[] | undefined, hops: number): string {
  if (hops < 1 || header === undefined) return '';
  const entries = String(header).split(',');
  return bareAddress(entries[Math.max(0, entries.length - hops)] ?? '');
}

/**
 * What limits count an address by, the narrowest first. A home or a telephone has a whole /64 of IPv6
 * addresses and a provider's customer up to a /48; an IPv4 address written as IPv6 is the IPv4 address.
 * Whatever is no address counts together.
 */
export function addressGroups(text: string): [group: string, ...wider: string[]] {
  const address = bareAddress(text);
  if (isIP(address) !== 6) return [address];
  const words = wordsOf(address);
  if (words.slice(0, 5).every((word) => word === 0) && words[5] === 0xffff) {
    const [high = 0, low = 0] = words.slice(6);
    return [[high >> 8, high & 255, low >> 8, low & 255].join('.')];
  }
  const prefix = (length: number) =>
    `${words
      .slice(0, length / 16)
      .map((word) => word.toString(16))
      .join(':')}::/${length}`;
  return [prefix(64), prefix(48)];
}

/** What one customer of a provider may have all of: the /24 around an IPv4 address, the /48 around an IPv6 one. */
export function networkOf(text: string): string {
  const groups = addressGroups(text);
  const widest = groups[groups.length - 1] ?? '';
  return isIP(widest) === 4 ? `${widest.split('.').slice(0, 3).join('.')}.0/24` : widest;
}

/** The eight numbers of an IPv6 address. The URL parser writes each address in one way. */
function wordsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((word) => parseInt(word, 16)));
  const [before, after] = [numbers(head), numbers(tail ?? '')];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
}

const nearby = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
] as const)
  nearby.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  nearby.addSubnet(network, prefix, 'ipv6');

/** Whether a caller stands on this machine or in its own network, as the app's half does before a backend alone. */
export function isNearby(peer: string): boolean {
  const [group] = addressGroups(peer);
  const address = isIP(group) === 4 ? group : bareAddress(peer);
  const family = isIP(address);
  return family !== 0 && nearby.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

import { expect, it } from 'vitest';
import {
  addressGroups,
  bareAddress,
  forwardedAddress,
  isNearby,
} from '#backend/platform/http/client-address.ts';

it.each([
  ['203.0.113.9', ['203.0.113.9']],
  // the same /64, however it is written
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:0DB8:0001:0002::1', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:db8:1:3::1', ['2001:db8:1:3::/64', '2001:db8:1::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
  // an IPv4 address in the clothes of IPv6
  ['::ffff:203.0.113.9', ['203.0.113.9']],
  ['::ffff:cb00:7109', ['203.0.113.9']],
  ['', ['']],
  ['no address', ['']],
])('limits count %s as %j', (address, groups) => {
  expect(addressGroups(address)).toEqual(groups);
});

it('reads an address as proxies write it', () => {
  expect(
    ['203.0.113.9:4711', '[2001:db8::1]:443', ' 2001:db8::1 ', 'unknown', '_hidden', '1.2.3'].map(
      bareAddress,
    ),
  ).toEqual(['203.0.113.9', '2001:db8::1', '2001:db8::1', '', '', '']);
});

it.each<[string | string[] | undefined, number, string]>([
  // what stands before our proxies' entries anybody may have made up
  ['198.51.100.1, 203.0.113.9', 1, '203.0.113.9'],
  ['198.51.100.1, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
  [['198.51.100.1', '203.0.113.9'], 1, '203.0.113.9'],
  // past the outer proxy: the inner one's entry is all there is to believe
  ['203.0.113.9', 2, '203.0.113.9'],
  ['198.51.100.1, unknown', 1, ''],
  ['203.0.113.9', 0, ''],
  [undefined, 1, ''],
])('believes of %j behind %i proxies %j', (header, hops, address) => {
  expect(forwardedAddress(header, hops)).toBe(address);
});

it('tells who stands in the same network', () => {
  expect(['127.0.0.1', '::1', '::ffff:10.1.2.3', '172.31.0.1', 'fd00::1'].map(isNearby)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(['203.0.113.9', '172.32.0.1', '2001:db8::1', ''].map(isNearby)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

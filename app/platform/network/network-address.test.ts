import { expect, test } from 'vitest'
import { networkOf, plainAddress } from './network-address.ts'

test.for([
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4321', '203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['::FFFF:CB00:7107', '203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2:0:0:0:1', '2001:db8:1:2::/64'],
  ['[2001:DB8:1:2:ffff::]:443', '2001:db8:1:2:ffff:0:0:0', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0:0:0:0:1', '0:0:0:0::/64'],
  ['unknown', 'unknown', 'unknown'],
  ['a:b', 'a:b', 'a:b'],
])('%s is %s, counted as %s', ([given = '', address, network]) => {
  expect([plainAddress(given), networkOf(given)]).toEqual([address, network])
})

test('whatever is no address stays short', () => {
  expect(plainAddress('x'.repeat(10_000)).length).toBe(64)
})

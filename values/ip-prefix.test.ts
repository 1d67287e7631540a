import { describe, expect, it } from 'vitest'
import { rateLimitKeyOf, ipPrefixOf } from './ip-prefix.ts'

describe('the shared part of an IP address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['203.0.113.1', '203.0.113.0/24'],
    ['203.0.114.1', '203.0.114.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2a02::1', '2a02:0:0:0::/64'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['::ffff:cb00:714d', '203.0.113.0/24'],
  ])('of %s is %s', (ip, network) => {
    expect(ipPrefixOf(ip)).toBe(network)
  })

  it.each([
    '127.0.0.1',
    '10.9.0.4',
    '172.16.3.2',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.0.9',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.9.0.4',
    '1.2.3.999',
    'unknown',
    '',
  ])('is missing for %j', (ip) => {
    expect(ipPrefixOf(ip)).toBeNull()
  })

  it.each([
    ['172.15.0.1', '172.15.0.0/24'],
    ['172.32.0.1', '172.32.0.0/24'],
    ['100.128.0.1', '100.128.0.0/24'],
  ])('of %s, beside a private one, is %s', (ip, network) => {
    expect(ipPrefixOf(ip)).toBe(network)
  })
})

describe('tries are counted', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['an address', 'unknown'],
    [null, 'unknown'],
  ])('for %s under %s', (ip, key) => {
    expect(rateLimitKeyOf(ip)).toBe(key)
  })
})

import { expect, it } from 'vitest'
import { rateLimitKeyOf } from './ip-prefix.ts'
import { ipRangeOf, isInRanges } from './ip-range.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7/32 ', '203.0.113.7'],
  ['203.0.113.7/24', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:DB8:1:2:3::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9/128', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::/48', '2001:db8:1::/48'],
])('%s means %s, which means itself', (typed, range) => {
  expect(ipRangeOf(typed)).toBe(range)
  expect(ipRangeOf(range)).toBe(range)
})

it.each([
  '',
  'all',
  '10',
  '0x7f.1',
  '203.0.113',
  '203.0.113.256',
  '203.0.113.7/33',
  '203.0.113.7/',
  '203.0.113.7/2.5',
  '203.0.113.7/24/8',
  '0.0.0.0/0',
  '::/0',
  '2001:db8::/129',
  '::ffff:203.0.113.7/24',
  'example.com',
])('%j is no range', (typed) => {
  expect(ipRangeOf(typed)).toBeNull()
})

it.each([
  ['203.0.113.7', ['203.0.113.7'], true],
  ['203.0.113.8', ['203.0.113.7'], false],
  ['203.0.113.8', ['198.51.100.1', '203.0.113.0/24'], true],
  ['::ffff:203.0.113.8', ['203.0.113.0/24'], true],
  ['203.0.114.8', ['203.0.113.0/24'], false],
  ['2001:db8:1:2:a::1', ['2001:db8:1:2::/64'], true],
  ['2001:db8:1:3::1', ['2001:db8:1:2::/64'], false],
  ['2001:db8:1:3::1', ['2001:db8:1::/48'], true],
  ['203.0.113.7', ['2001:db8::/32'], false],
  ['nobody knows', ['203.0.113.0/24'], false],
  ['203.0.113.7', [], false],
])('a call from %s is in %j: %s', (ip, ranges, isIn) => {
  expect(isInRanges(rateLimitKeyOf(ip), ranges)).toBe(isIn)
})

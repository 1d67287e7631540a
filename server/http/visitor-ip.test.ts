import { describe, expect, it } from 'vitest'
import { visitorIp } from './visitor-ip.ts'

describe("the visitor's address", () => {
  it.each([
    ['no proxy of ours: the header is not believed', '1.1.1.1', '198.51.100.1', 0, '198.51.100.1'],
    ['no proxy, no header', undefined, '198.51.100.1', 0, '198.51.100.1'],
    ['an IPv4 address in IPv6 clothes', undefined, '::ffff:198.51.100.1', 0, '198.51.100.1'],
    ['IPv6', undefined, '2001:db8::1', 0, '2001:db8::1'],
    ['one proxy: the last hop counts', '6.6.6.6, 203.0.113.9', '10.0.0.1', 1, '203.0.113.9'],
    ['two proxies: the last but one counts', '6.6.6.6, 203.0.113.9, 10.0.0.2', '10.0.0.1', 2, '203.0.113.9'],
    ['fewer hops than proxies', '203.0.113.9', '10.0.0.1', 2, '10.0.0.1'],
    ['one proxy without header', undefined, '10.0.0.1', 1, '10.0.0.1'],
    ['an empty header', '', '10.0.0.1', 1, '10.0.0.1'],
    ['commas alone', ',,,', '10.0.0.1', 1, '10.0.0.1'],
    ['a word', 'unknown', '10.0.0.1', 1, '10.0.0.1'],
    ['a port behind it', '203.0.113.9:4711', '10.0.0.1', 1, '10.0.0.1'],
    ['markup', '<script>', '10.0.0.1', 1, '10.0.0.1'],
    ['an address that cannot be', '999.1.1.1', '10.0.0.1', 1, '10.0.0.1'],
    ['nothing at all', undefined, undefined, 0, null],
    ['nothing but a word', 'unknown', undefined, 1, null],
  ])('%s', (_what, header, connection, proxies, expected) => {
    expect(visitorIp(header, connection, proxies)).toBe(expected)
  })
})

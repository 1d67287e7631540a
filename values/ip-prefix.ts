// Where a request comes from: the part of an IP address that a household or an office shares.
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js'

/** Ranges that anyone may have behind a proxy or at home: they don't identify anyone. */
const NOBODYS = new Set([
  'unspecified',
  'broadcast',
  'multicast',
  'linkLocal',
  'loopback',
  'private',
  'carrierGradeNat',
  'uniqueLocal',
])

/** The rate-limit key of a visitor: an IPv4 address, or the /64 of an IPv6 household. */
export function rateLimitKeyOf(ip: string | null): string {
  if (ip === null || !ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  return isIpv6(address) ? prefixOf(address) : address.toString()
}

export type WiderNetwork = { prefix: string; bits: number; times: number }

/**
 * The networks around a rate-limit key, with how many times the key's own limit each may use up: one customer of a
 * provider has as many /64 as they like, and a machine in a data center may rent addresses next to each other. They grow
 * slowly, but they grow, since strangers share them. A key that isn't a public address has none.
 */
export function widerNetworksOf(key: string): WiderNetwork[] {
  const [first = ''] = key.split('/')
  const address = NETWORK_KEY.test(key) && ipaddr.isValid(first) ? ipaddr.process(first) : null
  if (!address || NOBODYS.has(address.range())) return []
  if (isIpv6(address)) return IPV6_AROUND.map((around) => ({ ...around, prefix: firstBits(address, around.bits) }))
  return IPV4_AROUND.map((around) => ({
    ...around,
    prefix: `${address.octets.slice(0, around.bits / 8).join('.')}/${around.bits}`,
  }))
}

/** What `rateLimitKeyOf` returns for an address. Keys of other kinds, such as emails and ICCIDs, look different. */
const NETWORK_KEY = /^(\d{1,3}(\.\d{1,3}){3}|[\da-f]{1,4}(:[\da-f]{1,4}){3}::\/64)$/
const IPV6_AROUND = [
  { bits: 56, times: 2 },
  { bits: 48, times: 3 },
]
const IPV4_AROUND = [
  { bits: 24, times: 4 },
  { bits: 16, times: 16 },
]

const firstBits = ({ parts }: IPv6, bits: number) => {
  const kept = parts.slice(0, 4).map((part, at) => part & (0xffff << Math.min(16, Math.max(0, (at + 1) * 16 - bits))))
  return `${kept.map((part) => (part & 0xffff).toString(16)).join(':')}::/${bits}`
}

/** The /24 of an IPv4 address ('203.0.113.0/24') or the /64 of an IPv6 one; null unless it is a public address. */
export function ipPrefixOf(ip: string): string | null {
  if (!ipaddr.isValid(ip)) return null
  const address = ipaddr.process(ip)
  if (NOBODYS.has(address.range())) return null
  return isIpv6(address) ? prefixOf(address) : `${address.octets.slice(0, 3).join('.')}.0/24`
}

const isIpv6 = (address: IPv4 | IPv6): address is IPv6 => address.kind() === 'ipv6'

const prefixOf = (address: IPv6) =>
  `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`

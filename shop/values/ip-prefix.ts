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

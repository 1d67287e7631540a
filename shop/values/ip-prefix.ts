// From where somebody comes: the part of an address that a household or an office shares.
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js'

/** Ranges that anybody may have behind a proxy or at home: they say nothing about who comes. */
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

/** Under which key a visitor's tries are counted: an IPv4 address, or the /64 that one IPv6 household has. */
export function rateLimitKeyOf(ip: string | null): string {
  if (ip === null || !ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  return isIpv6(address) ? prefixOf(address) : address.toString()
}

/** The 256 neighbours of an IPv4 address ('203.0.113.0/24') or the /64 of an IPv6 one; null for an address that is no public one. */
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

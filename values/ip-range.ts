// Addresses and networks that somebody names, and whether a call comes from one of them.
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js'

/** Whoever allows more than this has forgotten a digit. */
const LEAST_BITS = { ipv4: 8, ipv6: 32 }
const MOST_BITS = { ipv4: 32, ipv6: 64 }

/**
 * An address or a network ('203.0.113.7', '198.51.100.0/24', '2001:db8::/48') in its one notation, which has no host
 * bits; null for anything else. A visitor is known by the /64 of an IPv6 address, so a longer one means that.
 */
export function ipRangeOf(typed: string): string | null {
  const [first = '', length, ...more] = typed.trim().split('/')
  if (more.length > 0 || !isAddress(first) || (length !== undefined && !/^\d{1,3}$/.test(length))) return null
  const address = ipaddr.process(first)
  const kind = address.kind()
  // An IPv4 address in IPv6 notation has no length of its own.
  if (length !== undefined && kind !== ipaddr.parse(first).kind()) return null
  if (Number(length) > (kind === 'ipv4' ? 32 : 128)) return null
  const bits = Math.min(MOST_BITS[kind], Number(length ?? MOST_BITS[kind]))
  if (bits < LEAST_BITS[kind]) return null
  const network = (kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6).networkAddressFromCIDR(`${address.toString()}/${bits}`)
  return kind === 'ipv4' && bits === 32 ? network.toString() : `${network.toString()}/${bits}`
}

/** Whether a visitor with this rate-limit key (`rateLimitKeyOf`) is in one of these ranges (`ipRangeOf`). */
export function isInRanges(rateLimitKey: string, ranges: readonly string[]): boolean {
  const [first = ''] = rateLimitKey.split('/')
  if (!isAddress(first)) return false
  const address = ipaddr.process(first)
  return ranges.some((range) => contains(ipaddr.parseCIDR(range.includes('/') ? range : `${range}/32`), address))
}

const contains = ([network, bits]: [IPv4 | IPv6, number], address: IPv4 | IPv6): boolean =>
  network.kind() === address.kind() && address.match(network, bits)

// The library also reads '10' and '0x7f.1' as addresses.
const isAddress = (text: string) => ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)

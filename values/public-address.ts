// Which addresses are public: nothing private to a machine, a home, or a network, in any notation.
import ipaddr from 'ipaddr.js'

/** All addresses assigned so far; `::7f00:1`, an old notation of 127.0.0.1, is outside. */
const [GLOBAL, GLOBAL_BITS] = ipaddr.parseCIDR('2000::/3')

/** Whether this is a public IP address. False for anything else, and for every special-purpose range. */
export function isPublicAddress(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false
  // An IPv4 address inside an IPv6 one is judged as IPv4.
  const address = ipaddr.process(ip)
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL, GLOBAL_BITS))
}

/**
 * Whether one of these places contains the address: a host (`localhost`, at any port), a host with its port, or a path
 * (`localhost:3001/receiver`) with everything below it.
 */
export const isAtPlace = ({ host, hostname, pathname }: URL, places: readonly string[]): boolean =>
  places.some((place) =>
    place.includes('/') ? `${host}${pathname}/`.startsWith(`${place}/`) : place === host || place === hostname,
  )

/** The port that an address names, or that of its scheme. */
export const portOf = ({ port, protocol }: URL): number => Number(port || (protocol === 'https:' ? 443 : 80))

/** In URL notation, an IPv6 address has brackets around it. Null for a name. */
export function addressOfHost(host: string): string | null {
  const bare = host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host
  return ipaddr.isValid(bare) ? bare : null
}

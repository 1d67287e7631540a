// Which addresses anybody on the internet can be reached at: nothing of a machine, a house or a network by itself, however it is written.
import ipaddr from 'ipaddr.js'

/** All that is given to anybody so far; `::7f00:1`, which was a way to write 127.0.0.1, is outside. */
const [GLOBAL, GLOBAL_BITS] = ipaddr.parseCIDR('2000::/3')

/** Whether this is an IP address that leads out. False for what is none, and for every range with a purpose of its own. */
export function isPublicAddress(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false
  // An IPv4 address inside an IPv6 one is judged as what it is.
  const address = ipaddr.process(ip)
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL, GLOBAL_BITS))
}

/**
 * Whether one of these places holds the address: a host (`localhost`, at any port), a host with its port, or a folder of it
 * (`localhost:3001/receiver`) with all that lies below.
 */
export const isAtPlace = ({ host, hostname, pathname }: URL, places: readonly string[]): boolean =>
  places.some((place) =>
    place.includes('/') ? `${host}${pathname}/`.startsWith(`${place}/`) : place === host || place === hostname,
  )

/** As a URL writes it: with brackets around an IPv6 address. Null for a name. */
export function addressOfHost(host: string): string | null {
  const bare = host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host
  return ipaddr.isValid(bare) ? bare : null
}

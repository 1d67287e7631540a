// Hosts at which no customer, vendor, or mailbox can be: this machine, and domains that are reserved for examples, tests,
// and private networks (RFC 2606, RFC 6761, RFC 6762, RFC 9476).
import { addressOfHost, isPublicAddress } from '#values/public-address.ts'

/** Of examples and tests. */
const RESERVED_DOMAINS = ['example', 'test', 'invalid', 'example.com', 'example.net', 'example.org']
const PRIVATE_ENDS = ['local', 'localhost', 'internal', 'alt', 'onion', 'home.arpa']
const OWN_MACHINE = /^(?:127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])$/

/** Whether a host is this machine, or under a reserved domain. */
const isReservedHost = (host: string): boolean =>
  OWN_MACHINE.test(host) || isUnder([...RESERVED_DOMAINS, ...PRIVATE_ENDS], host)

const isUnder = (domains: string[], host: string) =>
  domains.some((domain) => host === domain || host.endsWith(`.${domain}`))

/** The same for the host of an address on the web or of a server; also for what is no address at all. */
export function isReservedAddress(address: string): boolean {
  const host = hostOf(address)
  return host === null || isReservedHost(host)
}

/** Whether it is at a domain for examples and tests, where nothing ever answers; a private network may have a server. */
export const isReservedDomain = (address: string): boolean => isUnder(RESERVED_DOMAINS, hostOf(address) ?? '')

/** Domains that routers and offices give out. */
const PRIVATE_NETWORKS = ['lan', 'localdomain', 'intranet', 'corp', 'home', 'private']

/** Whether only a private network knows the host: by its address, by a name without a domain, or by a private domain. */
export function isPrivateSite(address: string): boolean {
  const host = hostOf(address) ?? ''
  const ip = addressOfHost(host)
  return ip === null ? !host.includes('.') || isUnder(PRIVATE_NETWORKS, host) : !isPublicAddress(ip)
}

// Schemes that browsers don't know have hosts without a form of their own.
const hostOf = (address: string): string | null =>
  URL.parse(address.replace(/^[a-z]+:/i, 'https:'))
    ?.hostname.toLowerCase()
    .replace(/\.$/, '') ?? null

/** The same for the domain of a mailbox. */
export const isReservedMailbox = (mailbox: string): boolean =>
  isReservedHost(mailbox.slice(mailbox.lastIndexOf('@') + 1).toLowerCase())

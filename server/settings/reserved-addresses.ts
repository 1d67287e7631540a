// Hosts at which no customer, vendor, or mailbox can be: this machine, and domains that are reserved for examples, tests,
// and private networks (RFC 2606, RFC 6761, RFC 6762, RFC 9476).

const RESERVED_ENDS = ['example', 'test', 'invalid', 'local', 'localhost', 'internal', 'alt', 'onion', 'home.arpa']
const RESERVED_DOMAINS = ['example.com', 'example.net', 'example.org']
const OWN_MACHINE = /^(?:127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])$/

/** Whether a host is this machine, or under a reserved domain. */
const isReservedHost = (host: string): boolean =>
  OWN_MACHINE.test(host) ||
  [...RESERVED_ENDS, ...RESERVED_DOMAINS].some((domain) => host === domain || host.endsWith(`.${domain}`))

/** The same for the host of an address on the web or of a server; also for what is no address at all. */
export function isReservedAddress(address: string): boolean {
  // Schemes that browsers don't know have hosts without a form of their own.
  const parsed = URL.parse(address.replace(/^[a-z]+:/i, 'https:'))
  return parsed === null || isReservedHost(parsed.hostname.toLowerCase().replace(/\.$/, ''))
}

/** The same for the domain of a mailbox. */
export const isReservedMailbox = (mailbox: string): boolean =>
  isReservedHost(mailbox.slice(mailbox.lastIndexOf('@') + 1).toLowerCase())

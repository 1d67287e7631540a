// Which addresses a partner's endpoint may have.
import { addressOfHost, isAtPlace, isPublicAddress, portOf } from '#values/public-address.ts'
import type { Outcome } from '#values/outcome.ts'

const LONGEST_URL = 500

export type UrlProblem = 'url_unreadable' | 'url_not_secure' | 'url_private' | 'url_port'

/** Where webhooks may go. */
export type WebhookPlaces = {
  /** Hosts and paths that may be private, lack TLS, and have any port; none in production. */
  privateHosts: readonly string[]
  /** The ports of everybody else. */
  ports: readonly number[]
}

/** Names that no public DNS has. */
const INSIDE = /(^|\.)(localhost|local|internal|intranet|home\.arpa|test|invalid)$/

/**
 * The normalized address. Problems: `url_unreadable` if it is invalid, contains a name and password, or is too long;
 * `url_not_secure` without https; `url_private` for a private machine or network; `url_port` for a port that isn't
 * allowed. Addresses at one of `privateHosts` may be all of these. What a name resolves to is checked before each
 * request.
 */
export function readEndpointUrl(
  typed: string,
  { privateHosts, ports }: WebhookPlaces,
): Outcome<{ url: string }, UrlProblem> {
  const url = typed.length <= LONGEST_URL ? URL.parse(typed.trim()) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return { ok: false, problem: 'url_unreadable' }
  url.hash = ''
  if (isAtPlace(url, privateHosts)) return { ok: true, url: url.href }
  if (url.protocol !== 'https:') return { ok: false, problem: 'url_not_secure' }
  if (isInside(url.hostname)) return { ok: false, problem: 'url_private' }
  return ports.includes(portOf(url)) ? { ok: true, url: url.href } : { ok: false, problem: 'url_port' }
}

function isInside(host: string): boolean {
  const address = addressOfHost(host)
  if (address) return !isPublicAddress(address)
  const name = host.replace(/\.$/, '')
  return INSIDE.test(name) || !name.includes('.')
}

// A partner's endpoint: which addresses are allowed, its secret, and how requests are signed. Pure rules.
import { addressOfHost, isAtPlace, isPublicAddress, portOf } from '#values/public-address.ts'
import type { Outcome } from '#values/outcome.ts'
import type { WebhookType } from './webhook-type.ts'

/** How many endpoints a business may have. */
export const MOST_ENDPOINTS = 5
/** How many hours a previous secret keeps signing next to the new one. */
export const BOTH_SIGN_HOURS = 24
const LONGEST_URL = 500

/** `failing`: the shop switched it off, because it accepted nothing for a day. */
export type EndpointState = 'on' | 'off' | 'failing'
/** An endpoint gets either the orders of test keys or those of live keys. */
export type EndpointMode = 'test' | 'live'

export type Endpoint = {
  id: string
  businessId: string
  url: string
  mode: EndpointMode
  events: readonly WebhookType[]
  secret: string
  formerSecret: string | null
  formerUntil: Date | null
  state: EndpointState
  lastTakenAt: Date | null
  silences: number
  restsUntil: Date | null
  createdAt: Date
}

/** What a partner chooses for a new endpoint, besides its address. */
export type EndpointChoices = Pick<Endpoint, 'mode' | 'events'>

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

/** The text of a secret, made of 32 random bytes in base64url. */
export const secretText = (random: string): string => `wp_hook_${random}`

/** The secrets that sign right now, newest first. */
export const signingSecrets = (
  { secret, formerSecret, formerUntil }: Pick<Endpoint, 'secret' | 'formerSecret' | 'formerUntil'>,
  now: Date,
): string[] => (formerSecret && formerUntil && now < formerUntil ? [secret, formerSecret] : [secret])

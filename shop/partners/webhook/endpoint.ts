// A partner's endpoint: what it is, its secret, and how requests are signed. Pure rules, which pages read too.
import type { WebhookType } from './webhook-type.ts'

/** How many endpoints a business may have. */
export const MOST_ENDPOINTS = 5
/** How many hours a previous secret keeps signing next to the new one. */
export const BOTH_SIGN_HOURS = 24

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

/** The text of a secret, made of 32 random bytes in base64url. */
export const secretText = (random: string): string => `wp_hook_${random}`

/** The secrets that sign right now, newest first. */
export const signingSecrets = (
  { secret, formerSecret, formerUntil }: Pick<Endpoint, 'secret' | 'formerSecret' | 'formerUntil'>,
  now: Date,
): string[] => (formerSecret && formerUntil && now < formerUntil ? [secret, formerSecret] : [secret])

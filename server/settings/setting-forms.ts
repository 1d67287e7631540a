// The forms that settings may have, each with the sentence that says so.
import { z } from 'zod'
import { list } from './clean-setting.ts'

/** What people write for it, which would silently be a demo. */
export const MEANS_PRODUCTION = /^(?:prod|prd|production|live)$/i
/** From 1 to 65535. */
export const PORT_NUMBER = /^(?:[1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d{2}|655[0-2]\d|6553[0-5])$/
const portRule = 'must be a whole number from 0 to 65535'
export const port = z.coerce.number(portRule).int(portRule).min(0, portRule).max(65_535, portRule)
export const yesOrNo = z.stringbool({ error: 'must be yes or no' })
export const whole = (least: number, most: number) => {
  const rule = `must be a whole number from ${least} to ${most}`
  return z.coerce.number(rule).int(rule).min(least, rule).max(most, rule)
}
/** Keys and tokens have no spaces, so one inside is a mistake of copying. */
export const noSpaces = z.string().regex(/^[!-~]+$/, 'must be plain letters, digits, and signs without spaces')
/** A letter that only looks like one of ours is a mistake of copying, too. */
export const plain = z.string().regex(/^[ -~]+$/, 'must be plain letters, digits, and signs')
export const webhookSecrets = list(
  /^whsec_[A-Za-z0-9+/=_-]+$/,
  'must be signing secrets that begin with whsec_ and have only letters and digits after it, separated by commas',
)
export const seconds = z.coerce
  .number('must be a number of seconds')
  .positive('must be more than 0')
  .max(600, 'must be at most 600')
export const optionalUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional()

const PERCENT_RULE = 'must have %25 for a percent sign in its name or password, and a code for every other odd sign'

// Schemes that browsers don't know have hosts without rules.
const asWeb = (address: string): URL | null => URL.parse(address.replace(/^[a-z]+:/i, 'https:'))

/** A database without a name of a host is on this machine; a port is a number. */
const hasNumberAsPort = (address: string): boolean =>
  PORT_AT_END.test(/^[a-z]+:\/\/(?:[^/?]*@)?([^/?]*)/i.exec(address)?.[1] ?? '')
const PORT_AT_END = /^(?:[^:,]*|\[[^\]]*\])(?::\d{1,5})?(?:,(?:[^:,]*|\[[^\]]*\])(?::\d{1,5})?)*$/

/** Whether name and password mean something. A database may be reached by a socket, whose address names no host. */
function canBeRead(address: string): boolean {
  const [, said = ''] = /^[a-z]+:\/\/(?:([^/]*)@)?/i.exec(address) ?? []
  try {
    return decodeURIComponent(said) !== null
  } catch {
    return false
  }
}

/** Paths of pages are added to it, so it has none of its own. */
export const siteUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .refine((address) => isSiteAlone(address), 'must be an address without a path, a query, or a name')
  // As browsers write it, to which requests are compared.
  .transform((address) => URL.parse(address)?.origin ?? address)
  .refine((origin) => !origin.includes('*'), 'must name one host')
  .optional()
export const postgresUrl = z
  .string()
  .regex(/^postgres(?:ql)?:\/\//, 'must begin with postgres:// or postgresql://')
  .refine(canBeRead, PERCENT_RULE)
  .refine(hasNumberAsPort, 'must have a number as its port')
  .optional()
export const smtpUrl = z
  .string()
  .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
  .refine((address) => asWeb(address) !== null, 'must name a host, and a port at most up to 65535')
  .refine(canBeRead, PERCENT_RULE)
  .optional()

/** Brands write under their own names, so a name in front of the address is left out. */
export const sender = z
  .string()
  .transform((text) => /<([^<>]*)>\s*$/.exec(text)?.[1] ?? text)
  .pipe(z.email('must be an email address'))

function isSiteAlone(address: string): boolean {
  const parsed = URL.parse(address)
  return (
    parsed !== null && [parsed.pathname.replace('/', ''), parsed.search, parsed.hash, parsed.username].join('') === ''
  )
}

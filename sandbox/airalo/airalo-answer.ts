// How Airalo answers: data beside a message, and three shapes of refusals. See https://developers.partners.airalo.com.
import type { NetworkContext } from '../network/answer-faults.ts'

/** The message is written in several ways, so nobody may compare it. */
export const answer = (c: NetworkContext, data: unknown, message = 'success', status: 200 | 202 = 200): Response =>
  c.json({ data, meta: { message } }, status)

/** What is wrong with each field. */
export const refuseFields = (c: NetworkContext, fields: Record<string, string>): Response =>
  c.json({ data: fields, meta: { message: 'the parameter is invalid' } }, 422)

const REASONS = {
  11: 'Insufficient Airalo Credit. Please top up your account.',
  13: 'The operator is currently undergoing maintenance. Please try again later.',
  14: 'Invalid checksum.',
  23: 'Top-ups are disabled for this eSIM.',
  33: 'The requested quantity of eSIMs is not in stock.',
  34: 'The requested eSIM package is invalid or it is currently out of stock. Please try again later.',
  43: 'Bad request.',
  53: 'Something unexpected happened. Please try again later.',
  73: 'The requested eSIM has been recycled.',
} as const
export type AiraloCode = keyof typeof REASONS

export const refusalBody = (code: AiraloCode) => ({ code, reason: REASONS[code] })
export const refuse = (c: NetworkContext, code: AiraloCode): Response => c.json(refusalBody(code), 422)

export const notFound = (c: NetworkContext): Response =>
  c.json({ data: [], meta: { message: 'messages.resource_not_found' } }, 404)

export const UNAUTHORIZED = { data: [], meta: { message: 'The token is invalid or has expired.' } }
export const TOO_MANY = { message: 'Too Many Attempts.' }

export function tooMany(c: NetworkContext, seconds: number, limit: number): Response {
  c.header('Retry-After', String(seconds))
  c.header('X-RateLimit-Limit', String(limit))
  c.header('X-RateLimit-Remaining', '0')
  return c.json(TOO_MANY, 429)
}

/** "2026-04-15 14:02:38", without a zone. */
export const airaloTime = (instant: number): string => new Date(instant).toISOString().slice(0, 19).replace('T', ' ')

/** A list in pages: the number per page is text, the others are numbers. */
export function pageOf<Each>(c: NetworkContext, list: Each[], usual: number) {
  const [limit, page] = [wholeNumber(c.req.query('limit'), usual), wholeNumber(c.req.query('page'), 1)]
  if (limit === null || page === null) return null
  const shown = list.slice((page - 1) * limit, page * limit)
  const last = Math.max(1, Math.ceil(list.length / limit))
  const path = c.req.url.split('?')[0] ?? ''
  const linkTo = (wanted: number) => (wanted < 1 || wanted > last ? null : `${path}?page=${wanted}`)
  return {
    page,
    shown,
    links: { first: linkTo(1), last: linkTo(last), prev: linkTo(page - 1), next: linkTo(page + 1) },
    meta: {
      message: 'success',
      current_page: page,
      from: shown.length === 0 ? null : (page - 1) * limit + 1,
      last_page: last,
      path,
      per_page: String(limit),
      to: shown.length === 0 ? null : (page - 1) * limit + shown.length,
      total: list.length,
    },
  }
}

function wholeNumber(text: string | undefined, fallback: number): number | null {
  if (text === undefined || text === '') return fallback
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}

/** As JSON is written in PHP: slashes are escaped, and the signature is of that text. */
export const phpJson = (body: unknown): string => JSON.stringify(body).replaceAll('/', '\\/')

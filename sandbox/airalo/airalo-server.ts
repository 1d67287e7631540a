// Simulates the Airalo Partners API v2 after https://developers.partners.airalo.com: a token, a catalog whose pages
// change their shape, orders that answer at once and are never deduplicated, numbers that are text in one place.
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { answerUnder } from '../network/answer-faults.ts'
import type { NetworkEnv } from '../network/answer-faults.ts'
import { qrPng } from '../network/qr-png.ts'
import { isSameSecret, openTokenBook } from '../network/token-book.ts'
import { openTokenBucket } from '../wholesale/token-bucket.ts'
import { openCounter, openPhones } from '../wholesale/wholesaler.ts'
import type { WholesaleOptions, Wholesaler } from '../wholesale/wholesaler.ts'
import { answer, notFound, tooMany, UNAUTHORIZED } from './airalo-answer.ts'
import { openNotifications } from './airalo-notifications.ts'
import { simRow } from './airalo-order.ts'
import { AIRALO_FAULTS, AIRALO_MANNER, fieldsOf } from './airalo-parts.ts'
import type { AiraloDoor } from './airalo-parts.ts'
import { notifyRoutes, WEBHOOK_TYPES } from './notify-routes.ts'
import { orderRoutes } from './order-routes.ts'
import { packageRoutes } from './package-routes.ts'
import { simRoutes } from './sim-routes.ts'

const BASE = '/airalo/v2'
const KEYS = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' }
const TOKENS_PER_MINUTE = 3
const UNITS_PER_DOLLAR = 100
const TRIES = 20
const TRY_EVERY_MS = 15 * 60_000
/** The text says that a token is valid for a day, and its example gives a year: whoever trusts the number is let out. */
const VALID_SECONDS = 86_400
const TOLD_SECONDS = 31_622_400

export function airaloServer(options: WholesaleOptions): Wholesaler {
  const { database, clock, publicUrl, shopUrl, orderDelayMs = 2_500, callbackRetryMs = TRY_EVERY_MS } = options
  const counter = openCounter(options, {
    name: 'airalo',
    balance: 500 * UNITS_PER_DOLLAR,
    numbering: (_kind, serial) => String(500_000 + serial),
    // As the numbers of its own test mode: 18 digits, and the last is no check digit.
    iccidOf: (iccid) => iccid.slice(0, 18),
    kinds: ['fixed', 'unlimited'],
    faultPlaces: AIRALO_FAULTS,
    callbacks: {
      table: 'airalo_callbacks',
      mostAttempts: TRIES,
      pauseMs: () => callbackRetryMs,
      isTaken: (status) => status === 200,
    },
  })
  const { book, shelf, settings, faults, post, closing, now } = counter
  const notifications = openNotifications(counter, { secret: KEYS.clientSecret, orderDelayMs })
  const phones = openPhones(counter, clock, notifications.notice)
  const tokens = openTokenBook(database, now, { table: 'airalo_tokens', seconds: VALID_SECONDS })
  const tokenBucket = openTokenBucket(TOKENS_PER_MINUTE, TOKENS_PER_MINUTE / 60, now)

  const door: AiraloDoor = (c, at, subjects, work) => {
    const fault = faults.take(at, subjects)
    if (fault?.kind === 'unauthorized') {
      tokens.revoke(c.get('token'))
      return Promise.resolve(c.json(UNAUTHORIZED, 401))
    }
    const signals = { closing: closing.signal, untilCleared: faults.untilCleared() }
    return answerUnder(fault, c, signals, work, AIRALO_MANNER)
  }

  const routes = new Hono<NetworkEnv>()
  routes.use(`${BASE}/*`, bodyLimit({ maxSize: 256 * 1024 }))
  routes.post(`${BASE}/token`, async (c) => {
    const { client_id: id, client_secret: secret, grant_type: grant } = await fieldsOf(c)
    return door(c, 'token', [], () => {
      if (!tokenBucket.take()) return tooMany(c, tokenBucket.secondsUntil(1), TOKENS_PER_MINUTE)
      const isRight = id === KEYS.clientId && isSameSecret(String(secret), KEYS.clientSecret)
      if (!isRight || grant !== 'client_credentials') return c.json(UNAUTHORIZED, 401)
      return answer(c, { token_type: 'Bearer', expires_in: TOLD_SECONDS, access_token: tokens.issue() })
    })
  })
  routes.use(`${BASE}/*`, async (c, next) => {
    const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1]
    if (!token || !tokens.isValid(token)) return c.json(UNAUTHORIZED, 401)
    c.set('token', token)
    return next()
  })

  const parts = { ...counter, door, orderDelayMs, publicUrl, shopUrl }
  packageRoutes(routes, parts)
  orderRoutes(routes, parts, notifications)
  simRoutes(routes, parts)
  notifyRoutes(routes, parts, notifications)
  routes.get(`${BASE}/balance`, (c) =>
    door(c, 'balance', [], () => {
      const amount = book.balance() / UNITS_PER_DOLLAR
      return answer(c, { balances: { name: 'balance', availableBalance: { amount, currency: 'USD' } } })
    }),
  )
  routes.all(`${BASE}/*`, (c) => notFound(c))
  routes.get('/airalo/qr/:number', (c) => {
    const esim = book.find(c.req.param('number'))
    return esim ? c.body(qrPng(simRow(esim, publicUrl).qrcode), 200, { 'content-type': 'image/png' }) : c.notFound()
  })

  return {
    name: 'airalo',
    title: 'Airalo Partners',
    address: `${publicUrl}/airalo/v2`,
    credentials: { 'Client ID': KEYS.clientId, 'Client secret': KEYS.clientSecret },
    trial: {
      packageId: 'france-mobile-15days-3gb',
      otherOperators: 'france-tele-30days-10gb',
      megabytes: 3_072,
      faultsAt: {
        order: 'order',
        find: 'orders',
        release: 'refund',
        topup: 'topup',
        usage: 'usage',
        catalog: 'packages',
      },
      usageIsKeptForS: 20 * 60,
    },
    unitsPerDollar: UNITS_PER_DOLLAR,
    faultPlaces: AIRALO_FAULTS,
    readyFaults: {
      'sells, then answers 500': { at: 'order', kind: 'fail_after', times: 1 },
      'out of stock': { at: 'order', kind: 'out_of_stock', times: 1 },
      'asks for a confirmation code': { at: 'order', kind: 'confirmation_code' },
      'webhook with a bad signature': { at: 'webhook', kind: 'bad_signature', times: 1 },
    },
    routes,
    faults,
    book,
    shelf,
    settings,
    webhookSettings: WEBHOOK_TYPES.map((type) => `webhook ${type}`),
    hasVersions: false,
    phones,
    isQuiet: post.isQuiet,
    close() {
      closing.abort()
      return post.close()
    },
  }
}

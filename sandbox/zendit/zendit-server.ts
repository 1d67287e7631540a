// Simulates the Zendit API v1 after https://developers.zendit.io/api: transactions under IDs of the client, which are
// worked on for a moment, and may fail after they were accepted. Where the documentation is silent, docs/networks.md says
// what is assumed.
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { answerUnder } from '../network/answer-faults.ts'
import type { NetworkEnv } from '../network/answer-faults.ts'
import { isSameSecret } from '../network/token-book.ts'
import { openTokenBucket } from '../wholesale/token-bucket.ts'
import { openCounter, openPhones } from '../wholesale/wholesaler.ts'
import type { WholesaleOptions, Wholesaler } from '../wholesale/wholesaler.ts'
import { esimRoutes } from './esim-routes.ts'
import { offerRoutes } from './offer-routes.ts'
import { purchaseRoutes } from './purchase-routes.ts'
import { refuse, ZENDIT_FAULTS, ZENDIT_MANNER } from './zendit-parts.ts'
import type { ZenditDoor } from './zendit-parts.ts'
import { openWebhooks } from './zendit-webhooks.ts'

const BASE = '/zendit/v1'
/** Test keys begin like this. */
const API_KEY = 'sand_sandbox-key'
const UNITS_PER_DOLLAR = 100
/** Assumed: the documentation names none. */
const CALLS_PER_SECOND = 10
/** The pauses after which a webhook that wasn't taken is repeated. */
const PAUSES_S = [1, 10, 60, 600, 1_800, 3_600, 10_800, 21_600, 43_200]

export function zenditServer(options: WholesaleOptions): Wholesaler {
  const { clock, publicUrl, orderDelayMs = 2_500, callbackRetryMs = 1_000 } = options
  const counter = openCounter(options, {
    name: 'zendit',
    balance: 500 * UNITS_PER_DOLLAR,
    numbering: (_kind, serial) => String(serial),
    kinds: ['fixed', 'unlimited'],
    faultPlaces: ZENDIT_FAULTS,
    callbacks: {
      table: 'zendit_callbacks',
      mostAttempts: PAUSES_S.length + 1,
      pauseMs: (attempts) => (PAUSES_S[attempts - 1] ?? 1) * callbackRetryMs,
      isTaken: (status) => status >= 200 && status < 300,
    },
  })
  const { book, shelf, settings, faults, post, closing, now } = counter
  const webhooks = openWebhooks(counter)
  // Nothing is told about phones.
  const phones = openPhones(counter, clock, () => {})
  const bucket = openTokenBucket(CALLS_PER_SECOND, CALLS_PER_SECOND, now)

  const door: ZenditDoor = (c, at, subjects, work) => {
    const key = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1]
    if (!key || !isSameSecret(key, API_KEY)) return Promise.resolve(refuse(c, 401, 'NOT_AUTHORIZED'))
    if (!bucket.take()) {
      c.header('Retry-After', '1')
      return Promise.resolve(refuse(c, 429, 'INVALID_REQUEST', 'Too many requests'))
    }
    const fault = faults.take(at, subjects)
    if (fault?.kind === 'unauthorized') return Promise.resolve(refuse(c, 401, 'NOT_AUTHORIZED'))
    const signals = { closing: closing.signal, untilCleared: faults.untilCleared() }
    return answerUnder(fault, c, signals, work, ZENDIT_MANNER)
  }

  const routes = new Hono<NetworkEnv>()
  routes.use(`${BASE}/*`, bodyLimit({ maxSize: 256 * 1024 }))
  const parts = { ...counter, door, orderDelayMs }
  offerRoutes(routes, BASE, parts)
  purchaseRoutes(routes, BASE, parts, webhooks)
  esimRoutes(routes, BASE, parts)
  routes.all(`${BASE}/*`, (c) => refuse(c, 404, 'NOT_FOUND', 'Not found'))

  return {
    name: 'zendit',
    title: 'Zendit',
    address: `${publicUrl}${BASE}`,
    credentials: { 'API key': API_KEY },
    trial: {
      packageId: 'ESIM-IT-15D-3GB',
      otherOperators: 'ESIM-IT-30D-10GB',
      // Its gigabyte has a billion bytes.
      megabytes: 2_861,
      faultsAt: {
        order: 'purchase',
        find: 'status',
        release: 'refund',
        topup: 'purchase',
        usage: 'plans',
        catalog: 'offers',
      },
    },
    unitsPerDollar: UNITS_PER_DOLLAR,
    faultPlaces: ZENDIT_FAULTS,
    readyFaults: {
      'sells, then answers 500': { at: 'purchase', kind: 'fail_after', times: 1 },
      'accepts, and fails two minutes later': { at: 'purchase', kind: 'fails_later', times: 1 },
      'out of stock': { at: 'purchase', kind: 'out_of_stock', times: 1 },
      'tells codes a minute late': { at: 'purchase', kind: 'late_codes' },
    },
    routes,
    faults,
    book,
    shelf,
    settings,
    webhookSettings: ['webhook'],
    hasVersions: false,
    phones,
    isQuiet: post.isQuiet,
    close() {
      closing.abort()
      return post.close()
    },
  }
}

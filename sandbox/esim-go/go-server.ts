// Simulates the eSIM Go Travel API v2.5 after https://docs.esim-go.com: calls cost tokens of a second, install data come
// as CSV unless JSON is asked for, orders may be processing, addresses have a scheme, and bundles wait in a queue.
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { answerUnder } from '../network/answer-faults.ts'
import type { NetworkContext, NetworkEnv } from '../network/answer-faults.ts'
import { isSameSecret } from '../network/token-book.ts'
import { openCounter, openPhones } from '../wholesale/wholesaler.ts'
import type { WholesaleOptions, Wholesaler } from '../wholesale/wholesaler.ts'
import { bundleRoutes } from './bundle-routes.ts'
import { catalogRoutes } from './catalog-routes.ts'
import { esimRoutes } from './esim-routes.ts'
import { refuse } from './go-answer.ts'
import { openNotifications } from './go-notifications.ts'
import { GO_FAULTS, GO_MANNER } from './go-parts.ts'
import type { GoDoor } from './go-parts.ts'
import { openInventory } from './inventory.ts'
import { orderRoutes } from './order-routes.ts'

const BASE = '/esim-go/v2.5'
const API_KEY = 'sandbox-key'
const TOKENS_PER_SECOND = 10
const UNITS_PER_DOLLAR = 100
/** How often a callback is repeated isn't documented. */
const TRIES = 5

export function goServer(options: WholesaleOptions): Wholesaler {
  const { clock, publicUrl, orderDelayMs = 2_500, callbackRetryMs = 2_000 } = options
  const counter = openCounter(options, {
    name: 'esim-go',
    balance: 500 * UNITS_PER_DOLLAR,
    numbering: (kind, serial) => (kind === 'order' ? randomUUID() : String(serial)),
    kinds: ['fixed', 'unlimited'],
    faultPlaces: GO_FAULTS,
    callbacks: {
      table: 'esim_go_callbacks',
      mostAttempts: TRIES,
      pauseMs: (attempts) => callbackRetryMs * 2 ** (attempts - 1),
      isTaken: (status) => status >= 200 && status < 300,
    },
  })
  const { book, shelf, settings, faults, post, closing, now } = counter
  const notifications = openNotifications(counter, API_KEY)
  const phones = openPhones(counter, clock, notifications.notice)
  const spend = openWindow(now)

  const door: GoDoor = (c, at, { cost, subjects = [] }, work) => {
    const isAllowed = spend(c, cost)
    const key = c.req.header('x-api-key')
    if (!key || !isSameSecret(key, API_KEY)) return Promise.resolve(refuse(c, 403, 'access denied'))
    if (!isAllowed) {
      c.header('Retry-After', '1')
      return Promise.resolve(refuse(c, 429, 'Rate limit exceeded'))
    }
    const fault = faults.take(at, subjects)
    if (fault?.kind === 'unauthorized') return Promise.resolve(refuse(c, 403, 'access denied'))
    const signals = { closing: closing.signal, untilCleared: faults.untilCleared() }
    return answerUnder(fault, c, signals, work, GO_MANNER)
  }

  const routes = new Hono<NetworkEnv>()
  routes.use(`${BASE}/*`, bodyLimit({ maxSize: 256 * 1024 }))
  const parts = { ...counter, door, orderDelayMs, publicUrl }
  const inventory = openInventory(parts)
  catalogRoutes(routes, parts)
  orderRoutes(routes, parts, { notifications, inventory })
  inventory.addRoutes(routes)
  bundleRoutes(routes, parts, inventory)
  esimRoutes(routes, parts)
  routes.get(`${BASE}/organisation`, (c) =>
    door(c, 'organisation', { cost: 1 }, () =>
      c.json({
        name: 'Sandbox',
        // It really comes along: whoever stores this answer stores the key.
        apiKey: API_KEY,
        taxLiable: 'No',
        callbackUrl: settings.get('webhook') ?? '',
        groups: ['Standard Fixed', 'Standard Unlimited Lite'],
        currency: 'USD',
        balance: book.balance() / UNITS_PER_DOLLAR,
        testCredit: 0,
        testCreditExpiry: '',
        users: [{ firstName: 'Sandbox', role: 'Owner', emailAddress: 'owner@sandbox.example' }],
      }),
    ),
  )
  routes.all(`${BASE}/*`, (c) => refuse(c, 404, 'not found'))

  return {
    name: 'esim-go',
    title: 'eSIM Go',
    address: `${publicUrl}/esim-go/v2.5`,
    credentials: { 'API key': API_KEY },
    trial: {
      packageId: 'esim_3GB_15D_IT_V2',
      otherOperators: 'esim_10GB_30D_IT_V2',
      // Its gigabyte has a billion bytes.
      megabytes: 2_861,
      faultsAt: {
        order: 'order',
        find: 'assignments',
        release: 'revoke',
        topup: 'order',
        usage: 'bundles',
        catalog: 'catalogue',
      },
    },
    unitsPerDollar: UNITS_PER_DOLLAR,
    faultPlaces: GO_FAULTS,
    readyFaults: {
      'sells, then answers 500': { at: 'order', kind: 'fail_after', times: 1 },
      'orders take two minutes': { at: 'order', kind: 'allocating' },
      'gives no money back': { at: 'revoke', kind: 'no_right' },
      'ICCIDs as numbers': { at: 'webhook', kind: 'iccid_number' },
    },
    routes,
    faults,
    book,
    shelf,
    settings,
    webhookSettings: ['webhook'],
    hasVersions: true,
    phones,
    isQuiet: post.isQuiet,
    close() {
      closing.abort()
      return post.close()
    },
  }
}

/** Ten tokens for each second of the clock, and headers that tell how many are left. */
function openWindow(now: () => Date) {
  let second = 0
  let spent = 0
  return (c: NetworkContext, cost: number): boolean => {
    const current = Math.floor(now().getTime() / 1000)
    if (current !== second) spent = 0
    second = current
    const isAllowed = spent + cost <= TOKENS_PER_SECOND
    if (isAllowed) spent += cost
    c.header('X-Ratelimit-Limit', String(TOKENS_PER_SECOND))
    c.header('X-Ratelimit-Remaining', String(TOKENS_PER_SECOND - spent))
    c.header('X-Ratelimit-Reset', new Date((second + 1) * 1000).toISOString())
    c.header('X-Ratelimit-Cost', String(cost))
    return isAllowed
  }
}

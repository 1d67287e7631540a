// Simulates eSIM Access, API v1, after https://docs.esimaccess.com: everything is posted as JSON, failures come with
// HTTP 200, orders take some seconds, eight calls a second. Where the documentation is silent, this file's neighbors
// say what is assumed.
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { answerUnder } from '../network/answer-faults.ts'
import type { NetworkEnv } from '../network/answer-faults.ts'
import { isReachable } from '../network/callback-post.ts'
import { qrPng } from '../network/qr-png.ts'
import { openPoster } from '../poster.ts'
import { openTokenBucket } from '../wholesale/token-bucket.ts'
import { openCounter, openPhones } from '../wholesale/wholesaler.ts'
import type { Counter, WholesaleOptions, Wholesaler } from '../wholesale/wholesaler.ts'
import { refusalOf } from './access-auth.ts'
import { ACCESS_FAULTS, ACCESS_MANNER } from './access-parts.ts'
import type { AccessDoor, AccessParts } from './access-parts.ts'
import { accessTime, refuse, succeed } from './envelope.ts'
import { healthCheck, openNotifications } from './notifications.ts'
import { orderRoutes } from './order-routes.ts'
import { packageRoutes } from './package-routes.ts'
import { profileRoutes } from './profile-routes.ts'

const BASE = '/esim-access/api/v1/open'
const KEYS = { accessCode: 'sandbox-access', secretKey: 'sandbox-secret' }
const CALLS_PER_SECOND = 8
const UNITS_PER_DOLLAR = 10_000
const HEALTH_WITHIN_MS = 5_000
/** How often a webhook is repeated isn't documented. */
const TRIES = 5

const webhookBody = z.object({ webhook: z.string().min(1).max(500) })

export function accessServer(options: WholesaleOptions): Wholesaler {
  const { clock, publicUrl, shopUrl, orderDelayMs = 5_000, callbackRetryMs = 2_000 } = options
  const counter = openCounter(options, {
    name: 'esim-access',
    balance: 500 * UNITS_PER_DOLLAR,
    numbering: (kind, serial, at) => `${kind === 'order' ? 'B' : ''}${stampOf(at)}${String(serial).padStart(4, '0')}`,
    kinds: ['fixed', 'daily', 'unlimited'],
    faultPlaces: ACCESS_FAULTS,
    callbacks: {
      table: 'esim_access_callbacks',
      mostAttempts: TRIES,
      pauseMs: (attempts) => callbackRetryMs * 2 ** (attempts - 1),
      isTaken: (status) => status === 200,
    },
  })
  const { book, shelf, settings, faults, post, closing, now } = counter
  const poster = openPoster(HEALTH_WITHIN_MS)
  const notifications = openNotifications(counter)
  const phones = openPhones(counter, clock, notifications.notice)
  const routes = new Hono<NetworkEnv>()
  routes.use(`${BASE}/*`, bodyLimit({ maxSize: 256 * 1024 }))

  const door = openDoor(routes, counter)
  const parts: AccessParts = { ...counter, door, orderDelayMs, publicUrl }
  packageRoutes(parts)
  orderRoutes(parts, notifications)
  profileRoutes(parts, notifications)

  door('/balance/query', {
    at: 'balance',
    shape: z.object({}),
    answer: (c) => succeed(c, { balance: book.balance(), lastUpdateTime: accessTime(now().getTime()) }),
  })
  door('/webhook/query', {
    at: 'webhook_save',
    shape: z.object({}),
    answer: (c) => succeed(c, { webhook: settings.get('webhook') }),
  })
  door('/webhook/save', {
    at: 'webhook_save',
    shape: webhookBody,
    answer: async (c, { webhook }) => {
      if (!isReachable(webhook, shopUrl)) return refuse(c, '200008')
      const headers = { 'content-type': 'application/json' }
      const status = await poster.post(webhook, headers, healthCheck(now())).catch(() => 0)
      // Its documentation says that the address cannot be saved then, and gives no code.
      if (status !== 200) return refuse(c, '200008')
      settings.set('webhook', webhook)
      return succeed(c, {})
    },
  })
  routes.all(`${BASE}/*`, (c) => refuse(c, '000103'))
  routes.get('/esim-access/qr/:number', (c) => {
    const esim = book.find(c.req.param('number').replace(/\.png$/, ''))
    return esim ? c.body(qrPng(esim.activationCode), 200, { 'content-type': 'image/png' }) : c.notFound()
  })

  return {
    name: 'esim-access',
    title: 'eSIM Access',
    address: `${publicUrl}/esim-access`,
    credentials: { 'Access code': KEYS.accessCode, 'Secret key': KEYS.secretKey },
    trial: {
      packageId: 'IT_3_15',
      otherOperators: 'IT_10_30',
      megabytes: 3_072,
      faultsAt: {
        order: 'order',
        find: 'query',
        release: 'change',
        topup: 'topup',
        usage: 'query',
        catalog: 'packages',
      },
    },
    unitsPerDollar: UNITS_PER_DOLLAR,
    faultPlaces: ACCESS_FAULTS,
    readyFaults: {
      'out of stock': { at: 'order', kind: 'out_of_stock', times: 1 },
      'orders, then answers 500': { at: 'order', kind: 'fail_after', times: 1 },
      'orders take two minutes': { at: 'order', kind: 'still_allocating' },
      'reuses ICCIDs': { at: 'order', kind: 'reused_iccid' },
      'webhook arrives twice': { at: 'webhook', kind: 'twice', times: 1 },
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
      poster.close()
      return post.close()
    },
  }
}

function openDoor(routes: Hono<NetworkEnv>, { faults, closing, now }: Counter): AccessDoor {
  const bucket = openTokenBucket(CALLS_PER_SECOND, CALLS_PER_SECOND, now)
  return (path, { at, subjects, shape, answer }) => {
    routes.post(`${BASE}${path}`, async (c) => {
      const text = await c.req.text()
      const refused = refusalOf(c, text, KEYS, now())
      if (refused) return refuse(c, refused)
      if (!bucket.take()) return c.json({ message: 'Too Many Requests' }, 429)
      const told = jsonOf(text)
      if (told === undefined) return refuse(c, '000104')
      const body = shape.safeParse(told)
      const fault = faults.take(at, body.success ? (subjects?.(body.data) ?? []) : [])
      if (fault?.kind === 'unauthorized') return refuse(c, '101003')
      const signals = { closing: closing.signal, untilCleared: faults.untilCleared() }
      const work = (kind: string | null) =>
        body.success ? answer(c, body.data, kind) : refuse(c, malformed(body.error))
      return answerUnder(fault, c, signals, work, ACCESS_MANNER)
    })
  }
}

// An empty body counts as an empty object: calls without parameters may send either.
function jsonOf(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function malformed({ issues }: z.ZodError): '000105' | '000107' | '200008' {
  const [issue] = issues
  if (issue?.code === 'too_big' || issue?.code === 'too_small') return '000107'
  const isMissing = issue?.message.endsWith('received undefined')
  return isMissing ? '000105' : '200008'
}

const stampOf = (at: Date): string => at.toISOString().slice(2, 16).replaceAll(/\D/g, '')

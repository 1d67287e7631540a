// What costs money at the simulated Airalo: eSIMs and top-ups. Nothing is deduplicated: the same request twice buys
// twice, and only the description tells which order is whose.
import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import { z } from 'zod'
import type { NetworkContext, NetworkEnv } from '../network/answer-faults.ts'
import { isReachable } from '../network/callback-post.ts'
import type { NewGrant } from '../wholesale/esim-book.ts'
import { isOfOneOperator } from '../wholesale/plan-shelf.ts'
import type { Plan } from '../wholesale/plan-shelf.ts'
import type { WholesaleOrder } from '../wholesale/wholesale-esim.ts'
import { airaloTime, answer, notFound, pageOf, refuse, refuseFields } from './airalo-answer.ts'
import type { AiraloCode } from './airalo-answer.ts'
import { activationOf, canBeToppedUp, packageIdOf, planOfPackage } from './airalo-package.ts'
import { listedRow, orderedRow } from './airalo-order.ts'
import { fieldsOf } from './airalo-parts.ts'
import type { AiraloParts } from './airalo-parts.ts'
import { isRecycled } from './airalo-sim.ts'
import type { Notifications } from './airalo-notifications.ts'

const BASE = '/airalo/v2'
const MOST = 50
const PER_PAGE = 25

/** Packages that exist to try out a refusal. */
const MAGIC: Record<string, AiraloCode> = {
  'test-insufficient-balance-7days-1gb': 11,
  'test-maintenance-mode-7days-1gb': 13,
  'test-disabled-top-up-7days-1gb': 23,
  'test-not-enough-7days-1gb': 33,
  'test-out-of-stock-7days-1gb': 34,
}

/** What spoils a row of the list, by the kind of fault. */
const ODD_FIELDS: Record<string, object> = {
  odd_id: { id: true },
  odd_sims: { sims: 'one' },
  odd_description: { description: null },
  odd_type: { type: 7 },
}

const text = z.string().nullish()
const orderFields = z.object({
  package_id: z.string().catch(''),
  quantity: z.coerce.number().int().catch(0),
  description: text.catch(null),
  webhook_url: text.catch(null),
  iccid: z.string().catch(''),
})
type Wanted = { plan: Plan; quantity: number; description: string }

const read = async (c: NetworkContext) => orderFields.parse(await fieldsOf(c))

export function orderRoutes(routes: Hono<NetworkEnv>, parts: AiraloParts, notifications: Notifications): void {
  const { book, shelf, door, now, orderDelayMs, publicUrl, shopUrl, settings } = parts

  /** The plan and how often, or why not. */
  function wanted(c: NetworkContext, fields: z.output<typeof orderFields>): Wanted | Response {
    const magic = MAGIC[fields.package_id]
    if (magic) return refuse(c, magic)
    const plan = planOfPackage(shelf, fields.package_id, false)
    const wrong = {
      ...(!plan && { package_id: 'The selected package is invalid.' }),
      ...(fields.quantity < 1 && { quantity: 'The quantity must be at least 1.' }),
      ...(fields.quantity > MOST && { quantity: `The quantity may not be greater than ${MOST}.` }),
    }
    if (!plan || Object.keys(wrong).length > 0) return refuseFields(c, wrong)
    if (!plan.isInStock) return refuse(c, 34)
    if (plan.cents * fields.quantity > book.balance()) return refuse(c, 11)
    return { plan, quantity: fields.quantity, description: fields.description ?? '' }
  }

  function make({ plan, quantity, description }: Wanted, kind: string | null, listedInMs: number): WholesaleOrder {
    const confirmation = kind === 'confirmation_code' ? { confirmationCode: '4242' } : {}
    const facts = { startsAtUse: activationOf(plan.area) === 'first-usage', ...confirmation }
    const order = book.order({
      reference: description,
      price: plan.cents * quantity,
      facts: { kind: 'sim', quantity, plan: plan.code },
      readyInMs: listedInMs,
      esims: Array.from({ length: quantity }, () => ({ grant: grantFor(plan, description), facts })),
      reusesIccids: kind === 'reused_iccid',
    })
    notifications.creditChanged()
    return order
  }

  routes.post(`${BASE}/orders`, async (c) => {
    const fields = await read(c)
    return door(c, 'order', [fields.description ?? '', fields.package_id], (kind) => {
      const asked = wanted(c, fields)
      if (asked instanceof Response) return asked
      const order = make(asked, kind, orderDelayMs)
      return answer(c, orderedRow(order, asked.plan, book.ofOrder(order.number), publicUrl))
    })
  })

  routes.post(`${BASE}/orders-async`, async (c) => {
    const fields = await read(c)
    return door(c, 'async', [fields.description ?? '', fields.package_id], async (kind) => {
      const url = fields.webhook_url || settings.get('webhook async_orders')
      if (!url) return c.json({ reason: 'Webhook URL is required: opt in or provide one.' }, 422)
      const isAlive = isReachable(url, shopUrl) && (await notifications.answersHead(url))
      if (!isAlive) return refuseFields(c, { webhook_url: 'The webhook url is not reachable.' })
      const asked = wanted(c, fields)
      if (asked instanceof Response) return asked

      const requestId = randomBytes(18).toString('base64url').padEnd(25, 'x').slice(0, 25)
      if (kind === 'fails') {
        await notifications.orderDone(url, { request_id: requestId, reason: 'Something unexpected happened.' }, '')
        return answer(c, { request_id: requestId, accepted_at: airaloTime(now().getTime()) }, 'success', 202)
      }
      const order = make(asked, kind, orderDelayMs)
      const told = orderedRow(order, asked.plan, book.ofOrder(order.number), publicUrl)
      await notifications.orderDone(url, { request_id: requestId, ...told }, order.reference)
      return answer(c, { request_id: requestId, accepted_at: airaloTime(now().getTime()) }, 'success', 202)
    })
  })

  routes.post(`${BASE}/orders/topups`, async (c) => {
    const fields = await read(c)
    const { iccid, package_id: packageId } = fields
    return door(c, 'topup', [fields.description ?? '', packageId, iccid], () => {
      const magic = MAGIC[packageId]
      if (magic) return refuse(c, magic)
      const esim = book.ofIccid(iccid)
      const plan = planOfPackage(shelf, packageId, true)
      const base = esim && shelf.known(esim.grants[0]?.plan ?? '')
      const wrong = {
        ...(!esim && { iccid: 'The selected iccid is invalid.' }),
        ...((!plan || (base && !isOfOneOperator(base, plan))) && {
          package_id: 'The selected package is invalid.',
        }),
      }
      if (!esim || !plan || Object.keys(wrong).length > 0) return refuseFields(c, wrong)
      if (isRecycled(esim, now().getTime())) return refuse(c, 73)
      if (esim.ended !== null || !base || !canBeToppedUp(base)) return refuse(c, 23)
      if (plan.cents > book.balance()) return refuse(c, 11)
      const order = book.order({
        reference: fields.description ?? '',
        price: plan.cents,
        facts: { kind: 'topup', quantity: 1, plan: plan.code },
        readyInMs: orderDelayMs,
        esims: [],
        additions: [{ esimId: esim.id, grant: grantFor(plan, fields.description ?? '') }],
      })
      notifications.creditChanged()
      return answer(c, orderedRow(order, plan, [], publicUrl))
    })
  })

  routes.get(`${BASE}/orders`, (c) => {
    const described = c.req.query('filter[description]') ?? ''
    return door(c, 'orders', [described], (kind) => {
      const found = book
        .orders()
        .filter(({ reference }) => isLike(reference, described))
        .toReversed()
        .slice(kind === 'lag' ? 1 : 0)
        // An order is listed a little after it was answered.
        .filter(({ readyAt }) => readyAt <= now().getTime())
      const page = pageOf(c, found, PER_PAGE)
      if (!page)
        return refuseFields(c, { limit: 'The limit must be an integer.', page: 'The page must be an integer.' })
      const rows = page.shown.flatMap((order) => listed(c, order) ?? [])
      const data = rows.map((row) => ({ ...row, ...ODD_FIELDS[kind ?? ''] }))
      return c.json({ data, links: page.links, meta: page.meta })
    })
  })

  routes.get(`${BASE}/orders/:id`, (c) => {
    const id = c.req.param('id')
    return door(c, 'orders', [id], () => {
      const order = book.orderOf(id)
      const row = order && listed(c, order)
      return row ? answer(c, row) : notFound(c)
    })
  })

  function listed(c: NetworkContext, order: WholesaleOrder) {
    const plan = shelf.known(String(order.facts['plan']))
    const include = new Set((c.req.query('include') ?? '').split(','))
    return plan ? listedRow(order, plan, book.ofOrder(order.number), { publicUrl, include }) : null
  }
}

/** As SQL compares with `LIKE '%…%'`: an underscore is any letter, and capitals don't matter. */
function isLike(whole: string, part: string): boolean {
  const [own, wanted] = [whole.toLowerCase(), Array.from(part.toLowerCase())]
  const isAt = (at: number) => wanted.every((letter, after) => letter === '_' || letter === own.charAt(at + after))
  return Array.from({ length: own.length + 1 }, (_, at) => at).some((at) => isAt(at))
}

function grantFor(plan: Plan, reference: string): NewGrant {
  return {
    plan: plan.code,
    kind: plan.kind,
    // Nobody counts an unlimited plan; this is what its traveler would use.
    megabytes: plan.kind === 'unlimited' ? 2048 * plan.days : plan.gigabytes * 1024,
    days: plan.days,
    reference,
    price: plan.cents,
    facts: { packageId: packageIdOf(plan) },
  }
}

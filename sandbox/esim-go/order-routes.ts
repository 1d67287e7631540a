// What costs money at the simulated eSIM Go: bundles on new eSIMs, on eSIMs that exist, or for the inventory. Nothing
// is deduplicated, and an order has no field for the buyer's reference.
import type { Hono } from 'hono'
import { z } from 'zod'
import type { NetworkEnv } from '../network/answer-faults.ts'
import type { NewGrant } from '../wholesale/esim-book.ts'
import type { Plan } from '../wholesale/plan-shelf.ts'
import type { WholesaleEsim, WholesaleOrder } from '../wholesale/wholesale-esim.ts'
import { forbidden, goTime, installDataOf, pageOf, refuse } from './go-answer.ts'
import { bundleNameOf, dollarsOf, megabytesOf, planOfBundle, profileOf } from './go-bundle.ts'
import type { Notifications } from './go-notifications.ts'
import type { GoParts } from './go-parts.ts'
import type { Inventory } from './inventory.ts'

const ORDERS = '/esim-go/v2.5/orders'
const ALLOCATING_MS = 120_000
/** More bundles than these are worked on for a while. */
const AT_ONCE = 5
const PER_PAGE = 10

const orderBody = z.object({
  type: z.enum(['validate', 'transaction']),
  assign: z.boolean().default(false),
  order: z
    .array(
      z.object({
        type: z.literal('bundle'),
        item: z.string(),
        quantity: z.number().int().min(1).max(100),
        iccids: z.array(z.string()).default([]),
        allowReassign: z.boolean().default(false),
      }),
    )
    .min(1),
  profileID: z.string().optional(),
})
type Line = z.output<typeof orderBody>['order'][number] & { plan: Plan }
type Refusal = { status: 400 | 403; message: string }

export function orderRoutes(
  routes: Hono<NetworkEnv>,
  parts: GoParts,
  { notifications, inventory }: { notifications: Notifications; inventory: Inventory },
): void {
  const { book, shelf, door, now, orderDelayMs } = parts

  /** The lines with their plans, or why they can't be bought. */
  function checked({ order, assign }: z.output<typeof orderBody>): Line[] | Refusal {
    const lines: Line[] = []
    for (const line of order) {
      const plan = planOfBundle(shelf, line.item)
      if (!plan) return { status: 400, message: `bundle ${line.item} not found` }
      if (!plan.isInStock) return { status: 400, message: 'no eSIMs available' }
      if (line.iccids.length > 0 && !assign) return { status: 400, message: 'iccids can only be used with assign' }
      if (line.iccids.length > 0 && line.iccids.length !== line.quantity)
        return { status: 400, message: 'quantity must match the number of iccids' }
      for (const iccid of line.iccids) {
        const esim = book.ofIccid(iccid)
        if (!esim || esim.ended !== null) return { status: 403, message: 'access denied' }
        if (!isCompatible(esim, plan) && !line.allowReassign)
          return { status: 400, message: 'bundle is not compatible with the eSIM profile' }
      }
      lines.push({ ...line, plan })
    }
    return lines
  }

  routes.post(ORDERS, async (c) => {
    const body = orderBody.safeParse(await c.req.json().catch(() => null))
    const subjects = body.data?.order.flatMap(({ item, iccids }) => [item, ...iccids]) ?? []
    const at = body.data?.type === 'validate' ? 'quote' : 'order'
    return door(c, at, { cost: 2, subjects }, (kind) => {
      if (!body.success) return refuse(c, 400, 'invalid request')
      const lines = checked(body.data)
      if (!Array.isArray(lines)) return lines.status === 403 ? forbidden(c) : refuse(c, 400, lines.message)
      const cents = lines.reduce((sum, { plan, quantity }) => sum + plan.cents * quantity, 0)
      if (body.data.type === 'validate') return c.json({ ...priced(lines, cents), valid: true })
      if (cents > book.balance()) {
        notifications.creditRefused()
        return refuse(c, 400, 'insufficient funds')
      }
      const order = body.data.assign ? makeEsims(lines, cents, kind) : inventory.buy(lines, cents)
      notifications.creditChanged()
      const total = lines.reduce((sum, { quantity }) => sum + quantity, 0)
      return c.json({
        ...orderRow(order, true),
        createdDate: goTime(order.createdAt),
        statusMessage: `Order completed: ${total} ${body.data.assign ? 'eSIMs assigned' : 'bundles in inventory'}`,
        assigned: body.data.assign,
        sourceIP: '127.0.0.1',
        runningBalance: (book.balance() / 100).toFixed(2),
      })
    })
  })

  function priced(lines: Line[], cents: number) {
    return {
      order: lines.map(({ plan, quantity, allowReassign }) => lineRow(plan, quantity, allowReassign)),
      total: cents / 100,
      currency: 'USD',
      createdDate: goTime(now().getTime()),
      assigned: false,
    }
  }

  function makeEsims(lines: Line[], cents: number, kind: string | null): WholesaleOrder {
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
    const isLate = kind === 'allocating' || quantity > AT_ONCE
    const readyInMs = kind === 'allocating' ? ALLOCATING_MS : orderDelayMs
    const readyAt = now().getTime() + readyInMs
    const wanted = lines.flatMap(({ plan, iccids, quantity: count }) =>
      (iccids.length > 0 ? iccids : Array.from({ length: count }, () => null)).map((iccid) => {
        const esim = iccid === null ? null : book.ofIccid(iccid)
        // An eSIM of another profile can't take the bundle: with allowReassign, a new one is made.
        return { plan, esim: esim && isCompatible(esim, plan) ? esim : null }
      }),
    )
    return book.order({
      reference: '',
      price: cents,
      facts: {
        isLate,
        lines: lines.map(({ plan, quantity: count, allowReassign }) => ({
          code: plan.code,
          quantity: count,
          allowReassign,
        })),
      },
      readyInMs,
      esims: wanted
        .filter(({ esim }) => esim === null)
        .map(({ plan }) => ({ grant: grantFor(plan, readyAt), facts: newEsimFacts(plan) })),
      additions: wanted.flatMap(({ plan, esim }) =>
        esim ? [{ esimId: esim.id, grant: grantFor(plan, readyAt) }] : [],
      ),
    })
  }

  const storedLines = z.array(z.object({ code: z.string(), quantity: z.number(), allowReassign: z.boolean() }))

  function orderRow(order: WholesaleOrder, withIccids: boolean) {
    const lines = storedLines.parse(order.facts['lines'])
    const served = withIccids ? book.servedBy(order.id) : []
    return {
      order: lines.flatMap(({ code, quantity, allowReassign }) => {
        const plan = shelf.known(code)
        if (!plan) return []
        const esims = served.filter(({ grants }) =>
          grants.some((grant) => grant.orderId === order.id && grant.plan === code),
        )
        return {
          ...lineRow(plan, quantity, allowReassign),
          ...(withIccids && {
            esims: esims.map(({ iccid, activationCode }) => ({ iccid, ...installDataOf(activationCode) })),
            iccids: esims.map(({ iccid }) => iccid),
          }),
        }
      }),
      total: order.price / 100,
      currency: 'USD',
      status: order.facts['isLate'] === true && order.readyAt > now().getTime() ? 'processing' : 'completed',
      statusMessage: 'Order completed',
      orderReference: order.number,
    }
  }

  routes.get(ORDERS, (c) =>
    door(c, 'orders', { cost: 1 }, (kind) => {
      const bounds = c.req.queries('createdAt') ?? []
      const found = book
        .orders()
        .filter(({ createdAt }) => bounds.every((bound) => isWithin(createdAt, bound)))
        .toReversed()
      const { shown } = pageOf(c, kind === 'lag' ? found.slice(1) : found, 'limit', PER_PAGE)
      const withIccids = c.req.query('includeIccids') === 'true'
      return c.json(shown.map((order) => ({ ...orderRow(order, withIccids), createDate: goTime(order.createdAt) })))
    }),
  )

  routes.get(`${ORDERS}/:reference`, (c) => {
    const reference = c.req.param('reference')
    return door(c, 'orders', { cost: 1, subjects: [reference] }, () => {
      const order = book.orderOf(reference)
      if (!order) return refuse(c, 400, 'order not found')
      return c.json({
        ...orderRow(order, c.req.query('includeIccids') === 'true'),
        createDate: goTime(order.createdAt),
      })
    })
  })
}

const isCompatible = (esim: WholesaleEsim, plan: Plan) => esim.facts['profile'] === profileOf(plan)

const lineRow = (plan: Plan, quantity: number, allowReassign: boolean) => ({
  type: 'bundle',
  item: bundleNameOf(plan),
  quantity,
  subTotal: (plan.cents * quantity) / 100,
  pricePerUnit: dollarsOf(plan),
  AllowReassign: allowReassign,
})

export const newEsimFacts = (plan: Plan) => ({ profile: profileOf(plan), startsAtUse: true })

export function grantFor(plan: Plan, readyAt: number): NewGrant {
  return {
    plan: plan.code,
    kind: plan.kind,
    megabytes: megabytesOf(plan),
    days: plan.days,
    reference: '',
    price: plan.cents,
    facts: { readyAt },
  }
}

/** "gte:2026-03-01T00:00:00.000Z" or "lte:…" */
function isWithin(createdAt: number, bound: string): boolean {
  const [, side, moment = ''] = /^(gte|lte):(.+)$/.exec(bound) ?? []
  const limit = Date.parse(moment)
  if (Number.isNaN(limit)) return true
  return side === 'gte' ? createdAt >= limit : createdAt <= limit
}

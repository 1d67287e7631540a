// The inventory of the simulated eSIM Go: bundles that were bought for later, applied to eSIMs, or given back.
import type { Hono } from 'hono'
import { z } from 'zod'
import type { NetworkEnv } from '../network/answer-faults.ts'
import type { Plan } from '../wholesale/plan-shelf.ts'
import type { WholesaleOrder } from '../wholesale/wholesale-esim.ts'
import { forbidden, refuse } from './go-answer.ts'
import { bundleNameOf, descriptionOf, planOfBundle, profileOf } from './go-bundle.ts'
import type { GoParts } from './go-parts.ts'
import { grantFor, newEsimFacts } from './order-routes.ts'

const BASE = '/esim-go/v2.5'
const YEAR_MS = 365 * 86_400_000

const batch = z.object({
  id: z.number(),
  code: z.string(),
  total: z.number(),
  remaining: z.number(),
  cents: z.number(),
  expiresAt: z.number(),
})
type Batch = z.output<typeof batch>
type Bought = { plan: Plan; quantity: number; allowReassign: boolean }

/** One bundle for one eSIM; its list of several isn't simulated. */
const applyBody = z.object({
  name: z.string(),
  iccid: z.string().optional(),
  allowReassign: z.boolean().default(false),
})
const refundBody = z.object({ usageId: z.number(), quantity: z.number().int().min(1) })

export type Inventory = ReturnType<typeof openInventory>

export function openInventory({ book, settings, shelf, door, now, orderDelayMs }: GoParts) {
  const read = (): Batch[] => z.array(batch).parse(JSON.parse(settings.get('inventory') ?? '[]'))
  const keep = (batches: Batch[]) => settings.set('inventory', JSON.stringify(batches))

  function add(plan: Plan, quantity: number): void {
    const batches = read()
    const id = 1 + Math.max(0, ...batches.map((each) => each.id))
    const expiresAt = now().getTime() + YEAR_MS
    keep([...batches, { id, code: plan.code, total: quantity, remaining: quantity, cents: plan.cents, expiresAt }])
  }

  /** False if there is none left. */
  function take(plan: Plan): boolean {
    const batches = read()
    const found = batches.find(({ code, remaining }) => code === plan.code && remaining > 0)
    if (found) found.remaining -= 1
    keep(batches)
    return found !== undefined
  }

  function addRoutes(routes: Hono<NetworkEnv>): void {
    routes.get(`${BASE}/inventory`, (c) =>
      door(c, 'inventory', { cost: 1 }, () => {
        const byCode = Map.groupBy(read(), ({ code }) => code)
        const bundles = [...byCode].flatMap(([code, batches]) => {
          const plan = shelf.known(code)
          return plan ? inventoryRow(plan, batches) : []
        })
        return c.json({ bundles })
      }),
    )

    routes.post(`${BASE}/inventory/refund`, async (c) => {
      const body = refundBody.safeParse(await c.req.json().catch(() => null))
      return door(c, 'inventory', { cost: 1 }, () => {
        const batches = read()
        const found = batches.find(({ id }) => id === body.data?.usageId)
        if (!body.success || !found || found.remaining < body.data.quantity) return refuse(c, 400, 'nothing to refund')
        found.remaining -= body.data.quantity
        keep(batches)
        book.pay(-found.cents * body.data.quantity)
        return c.json({ message: 'refunded' })
      })
    })

    routes.post(`${BASE}/esims/apply`, async (c) => {
      const body = applyBody.safeParse(await c.req.json().catch(() => null))
      return door(c, 'apply', { cost: 2, subjects: [body.data?.name ?? '', body.data?.iccid ?? ''] }, () => {
        if (!body.success) return refuse(c, 400, 'invalid request')
        const { name, iccid, allowReassign } = body.data
        const plan = planOfBundle(shelf, name)
        const esim = iccid === undefined ? null : book.ofIccid(iccid)
        if (!plan) return refuse(c, 400, `bundle ${name} not found`)
        if (iccid !== undefined && (!esim || esim.ended !== null)) return forbidden(c)
        const fits = esim !== null && esim.facts['profile'] === profileOf(plan)
        if (esim && !fits && !allowReassign) return refuse(c, 400, 'bundle is not compatible with the eSIM profile')
        if (!take(plan)) return refuse(c, 403, 'no bundles left in inventory')
        const grant = grantFor(plan, now().getTime() + orderDelayMs)
        const order = book.order({
          reference: '',
          // Paid when it went into the inventory.
          price: 0,
          facts: { lines: [{ code: plan.code, quantity: 1, allowReassign }], isApplied: true },
          readyInMs: orderDelayMs,
          esims: fits ? [] : [{ grant, facts: newEsimFacts(plan) }],
          additions: fits ? [{ esimId: esim.id, grant }] : [],
        })
        const given = fits ? esim : book.ofOrder(order.number)[0]
        return c.json({
          esims: [{ iccid: given?.iccid, status: 'Successfully Applied Bundle', bundle: name }],
          applyReference: order.number,
        })
      })
    })
  }

  return {
    add,
    addRoutes,
    /** Buys bundles without eSIMs. */
    buy(lines: Bought[], cents: number): WholesaleOrder {
      for (const { plan, quantity } of lines) add(plan, quantity)
      return book.order({
        reference: '',
        price: cents,
        facts: {
          lines: lines.map(({ plan, quantity, allowReassign }) => ({ code: plan.code, quantity, allowReassign })),
        },
        readyInMs: 0,
        esims: [],
      })
    },
  }
}

function inventoryRow(plan: Plan, batches: Batch[]) {
  return {
    name: bundleNameOf(plan),
    desc: descriptionOf(plan),
    useDms: false,
    available: batches.map(({ id, total, remaining, expiresAt }) => ({
      id,
      total,
      remaining,
      expiry: new Date(expiresAt).toISOString().slice(0, 10),
    })),
    countries: plan.area.countries.map(({ name }) => name),
    data: plan.gigabytes * 1_000,
    duration: plan.days,
    durationUnit: 'day',
    unlimited: plan.kind === 'unlimited',
  }
}

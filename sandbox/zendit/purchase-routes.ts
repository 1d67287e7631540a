// What costs money at the simulated Zendit, and what became of it: transactions under IDs that the client chooses.
import type { Hono } from 'hono'
import { z } from 'zod'
import type { NetworkEnv } from '../network/answer-faults.ts'
import { qrPng } from '../network/qr-png.ts'
import type { NewGrant } from '../wholesale/esim-book.ts'
import { isOfOneOperator } from '../wholesale/plan-shelf.ts'
import type { Plan } from '../wholesale/plan-shelf.ts'
import { isOver } from '../wholesale/wholesale-esim.ts'
import type { WholesaleEsim, WholesaleOrder } from '../wholesale/wholesale-esim.ts'
import { MEGABYTES_PER_GIGABYTE, offerIdOf, planOfOffer } from './zendit-offer.ts'
import { pageOf, refuse } from './zendit-parts.ts'
import type { ZenditError, ZenditParts } from './zendit-parts.ts'
import { esimOf, purchaseRow, statusOf } from './zendit-purchase.ts'
import type { Webhooks } from './zendit-webhooks.ts'

const UNDERWAY_MS = 120_000
const CODES_LATE_MS = 60_000
/** "Any alphanumeric string of your choosing (such as an autonumber or a GUID)"; its length isn't documented. */
const ID = /^[A-Za-z0-9-]{1,64}$/
const MOMENT = /^(gte|gt|lte|lt)?(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z)$/

const purchaseBody = z.object({
  offerId: z.string().min(1),
  transactionId: z.string().regex(ID),
  iccid: z.string().optional(),
})

export function purchaseRoutes(routes: Hono<NetworkEnv>, base: string, parts: ZenditParts, webhooks: Webhooks): void {
  const { door, book, shelf, now, orderDelayMs } = parts
  const instant = () => now().getTime()
  const named = (id: string): WholesaleOrder | null => book.ordersUnder(id)[0] ?? null

  /** Why the transaction fails, which is found out once it was accepted. */
  const failure = (plan: Plan, kind: string | null): ZenditError | null => {
    if (kind === 'fails_later') return 'PROVIDER_ERROR'
    if (plan.cents > book.balance()) return 'INSUFFICIENT_FUNDS'
    return plan.isInStock ? null : 'OUT_OF_STOCK'
  }

  routes.post(`${base}/esim/purchases`, async (c) => {
    const read = purchaseBody.safeParse(await c.req.json().catch(() => null))
    const subjects = read.success ? [read.data.transactionId, read.data.offerId] : []
    return door(c, 'purchase', subjects, (kind) => {
      if (!read.success) return refuse(c, 400, 'INVALID_REQUEST')
      const { offerId, transactionId, iccid } = read.data
      if (named(transactionId)) return refuse(c, 400, 'INVALID_REQUEST', 'The transactionId was used before')
      const plan = planOfOffer(shelf, offerId)
      if (!plan) return refuse(c, 404, 'NOT_FOUND')
      const esim = iccid ? book.ofIccid(iccid) : null
      const isWrong = iccid && (!esim || isOver(esim, instant()) || !isFor(esim, plan))
      if (isWrong) return refuse(c, 400, 'INVALID_REQUEST', 'The offer cannot be added to this iccid')

      const error = failure(plan, kind)
      const grant = grantFor(plan, transactionId)
      const isSlow = kind === 'underway' || kind === 'fails_later'
      const order = book.order({
        reference: transactionId,
        price: error ? 0 : plan.cents,
        facts: {
          plan: plan.code,
          cost: plan.cents,
          ...(error && { error }),
          ...(kind === 'late_codes' && { codesInMs: CODES_LATE_MS }),
        },
        // A wallet is looked at before anything else.
        readyInMs: isSlow ? UNDERWAY_MS : error ? 0 : orderDelayMs,
        esims: error || esim ? [] : [{ grant, facts: { startsAtUse: true } }],
        additions: error || !esim ? [] : [{ esimId: esim.id, grant }],
        reusesIccids: kind === 'reused_iccid',
      })
      webhooks.ended(order)
      return c.json({ status: 'ACCEPTED', transactionId })
    })
  })

  /** A plan is added to eSIMs of the same operator for the same countries. */
  const isFor = ({ grants }: WholesaleEsim, plan: Plan): boolean => {
    const own = shelf.known(grants[0]?.plan ?? '')
    return own !== null && isOfOneOperator(own, plan)
  }

  routes.get(`${base}/esim/purchases`, (c) =>
    door(c, 'list', [], () => {
      const { createdAt = '', status = '' } = c.req.query()
      const [, how, moment] = MOMENT.exec(createdAt) ?? []
      if (createdAt && !moment) return refuse(c, 400, 'INVALID_REQUEST', 'createdAt is no RFC 3339 time')
      const wanted = book
        .orders()
        .filter((order) => !moment || isSince(order.createdAt, how, Date.parse(moment)))
        .filter((order) => !status || statusOf(order, instant()) === status)
      const page = pageOf(c, wanted.toReversed())
      if (!page) return refuse(c, 400, 'INVALID_REQUEST', '_limit and _offset are required')
      return c.json({ ...page, list: page.list.map((order) => purchaseRow(order, parts, instant())) })
    }),
  )

  routes.get(`${base}/esim/purchases/:id`, (c) => {
    const id = c.req.param('id')
    return door(c, 'status', [id], (kind) => {
      const order = named(id)
      if (!order) return refuse(c, 404, 'NOT_FOUND', 'Transaction not found')
      const row = purchaseRow(order, parts, instant())
      if (kind === 'unknown_status') return c.json({ ...row, status: 'ON_HOLIDAY' })
      if (kind !== 'iccid_number') return c.json(row)
      // Without quotes: whoever reads it as a number loses the last digits.
      const text = JSON.stringify(row).replaceAll(/"iccid":"(\d+)"/g, '"iccid":$1')
      return c.body(text, 200, { 'content-type': 'application/json' })
    })
  })

  routes.get(`${base}/esim/purchases/:id/qrcode`, (c) => {
    const id = c.req.param('id')
    return door(c, 'status', [id], () => {
      const order = named(id)
      const esim = order && statusOf(order, instant()) === 'DONE' ? esimOf(book, order) : null
      if (!esim) return refuse(c, 404, 'NOT_FOUND', 'Transaction not found')
      return c.body(qrPng(esim.activationCode), 200, { 'content-type': 'image/png' })
    })
  })
}

function isSince(createdAt: number, how: string | undefined, moment: number): boolean {
  const at = Math.floor(createdAt / 1000) * 1000
  if (how === 'gte') return at >= moment
  if (how === 'gt') return at > moment
  if (how === 'lte') return at <= moment
  return how === 'lt' ? at < moment : at === moment
}

const grantFor = (plan: Plan, reference: string): NewGrant => ({
  plan: plan.code,
  kind: plan.kind,
  megabytes: (plan.kind === 'unlimited' ? plan.days : plan.gigabytes) * MEGABYTES_PER_GIGABYTE,
  days: plan.days,
  reference,
  price: plan.cents,
  facts: { offerId: offerIdOf(plan) },
})

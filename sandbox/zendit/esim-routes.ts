// What is told about an eSIM of the simulated Zendit, and how it is taken back: plans, refunds.
import type { Hono } from 'hono'
import type { NetworkContext, NetworkEnv } from '../network/answer-faults.ts'
import { isOver, startOf, usageOf } from '../wholesale/wholesale-esim.ts'
import type { WholesaleEsim, WholesaleOrder } from '../wholesale/wholesale-esim.ts'
import { MEGABYTES_PER_GIGABYTE } from './zendit-offer.ts'
import { refuse, zenditTime } from './zendit-parts.ts'
import type { ZenditParts } from './zendit-parts.ts'
import { esimOf, isRefunded, statusOf } from './zendit-purchase.ts'

const DAY_MS = 86_400_000

export function esimRoutes(routes: Hono<NetworkEnv>, base: string, { door, book, now }: ZenditParts): void {
  const instant = () => now().getTime()

  routes.get(`${base}/esim/:iccid/plans`, (c) => {
    const iccid = c.req.param('iccid')
    return door(c, 'plans', [iccid], () => {
      const esim = book.ofIccid(iccid)
      if (!esim || esim.order.readyAt > instant()) return refuse(c, 400, 'INVALID_REQUEST', 'The iccid is not known')
      const list = plansOf(esim, instant())
      return c.json({ list, total: list.length })
    })
  })

  /** The transaction and its eSIM; an answer if it has none. */
  function bought(c: NetworkContext): { order: WholesaleOrder; esim: WholesaleEsim } | Response {
    const order = book.ordersUnder(c.req.param('id') ?? '')[0]
    const esim = order && statusOf(order, instant()) === 'DONE' ? esimOf(book, order) : null
    return order && esim ? { order, esim } : refuse(c, 404, 'NOT_FOUND', 'Transaction not found')
  }

  routes.get(`${base}/esim/purchases/:id/refund`, (c) =>
    door(c, 'refund', [c.req.param('id')], () => {
      const found = bought(c)
      if (found instanceof Response) return found
      if (!isRefunded(found.esim, found.order)) return refuse(c, 404, 'NOT_FOUND', 'There is no refund')
      return c.json(refundRow(found.order))
    }),
  )

  routes.post(`${base}/esim/purchases/:id/refund`, (c) =>
    door(c, 'refund', [c.req.param('id')], (kind) => {
      const found = bought(c)
      if (found instanceof Response) return found
      const { order, esim } = found
      if (isRefunded(esim, order)) return c.json({ status: 'DONE' })
      const isUsed = esim.phone !== 'released' || startOf(esim) !== null
      if (isUsed) return refuse(c, 400, 'INVALID_REQUEST', 'An eSIM in use cannot be refunded')
      const [first, ...added] = esim.grants
      const own = added.find(({ orderId }) => orderId === order.id)
      if (own && first) book.revokeGrant(own.number)
      else book.end(esim.id, 'canceled')
      book.pay(-order.price)
      return c.json({ status: kind === 'underway' ? 'ACCEPTED' : 'DONE' })
    }),
  )
}

const refundRow = (order: WholesaleOrder) => ({
  amount: order.price,
  currency: 'USD',
  currencyDivisor: 100,
  log: [],
  productType: 'ESIM',
  refundedTransactionId: order.reference,
  transactionId: `refund-${order.number}`,
  status: 'DONE',
  type: 'CREDIT',
})

/** Those in use and those that wait, one after the other; a plan that has ended isn't told. */
function plansOf(esim: WholesaleEsim, at: number) {
  const grants = esim.grants.filter(({ revokedAt }) => revokedAt === null)
  if (isOver(esim, at)) return []
  const { totalMb, balanceMb } = usageOf(esim, at)
  const start = startOf(esim)
  let [used, days] = [Math.max(0, totalMb - balanceMb), 0]
  let hasActive = false
  return grants.flatMap((grant, place) => {
    const isLast = place === grants.length - 1
    const spent = Math.min(grant.megabytes, used)
    used -= spent
    days += grant.days
    const isSpent = spent >= grant.megabytes
    if (start !== null && isSpent && !isLast && !hasActive) return []
    const isActive = start !== null && !hasActive
    hasActive ||= isActive
    return {
      offerId: grant.facts['offerId'],
      description: grant.facts['offerId'],
      iccid: esim.iccid,
      status: isActive ? 'ACTIVE' : 'QUEUED',
      initialDataGB: grant.kind === 'unlimited' ? 0 : grant.megabytes / MEGABYTES_PER_GIGABYTE,
      remainingDataGB: grant.kind === 'unlimited' ? 0 : (grant.megabytes - spent) / MEGABYTES_PER_GIGABYTE,
      unlimited: grant.kind === 'unlimited',
      ...(isActive && { startAt: zenditTime(start), endAt: zenditTime(start + days * DAY_MS + esim.endMovedMs) }),
    }
  })
}

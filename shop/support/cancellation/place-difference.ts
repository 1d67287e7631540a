// What a bundle costs more is paid first, on a page of its own: places the order that it is paid with.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import type { Quote } from '#shop/catalogue/pricing/quote.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { makeDifference } from '#shop/sales/order/swap.ts'
import type { OpenPreparedPage, PreparePage } from '#shop/sales/payment/open-payment.ts'
import type { PaymentSessionRow } from '#shop/sales/payment/payment-session-store.ts'
import type { TooOften } from '#values/outcome.ts'
import { bundleOf, type Instead } from './choose-instead.ts'

export type PlaceDifferenceDeps = Pick<Base, 'orders' | 'findTenant' | 'tracer' | 'clock'> & {
  preparePage: PreparePage
  openPreparedPage: OpenPreparedPage
}

/** A visitor has too many payment pages open. */
export class PageRefused extends Error {
  readonly answer: TooOften
  constructor(answer: TooOften) {
    super('A visitor has too many payment pages open.')
    this.answer = answer
  }
}

type DifferenceTerms = { instead: Instead; price: Quote; rateLimitKey: string }
export type Difference = { order: Order; page: PaymentSessionRow }

/** Call it inside a transaction, together with what it is for. Throws `PageRefused`. */
export async function placeDifference(
  { orders, findTenant, tracer, clock, preparePage }: PlaceDifferenceDeps,
  former: Order,
  { instead, price, rateLimitKey }: DifferenceTerms,
): Promise<Difference> {
  const { orderPrefix } = (await findTenant(former.businessId)).brand
  const evidence = await orders.findEvidence(former.id)
  const { networkId, packageId } = instead
  const next = { bundle: bundleOf(instead), networkId, packageId }
  // Two orders by one customer for the same bundle in the same millisecond would get the same reference.
  for (let later = 0; later < MOST_NAMES; later++) {
    const now = new Date(clock.now().getTime() + later)
    const named = { id: randomUUID(), orderPrefix, traceContext: tracer.current(), now, evidence }
    const order = await orders.create(makeDifference(former, next, price, named))
    if (!order) continue
    const page = await preparePage(order, rateLimitKey)
    if ('ok' in page) throw new PageRefused(page)
    return { order, page }
  }
  throw new Error('No reference was free for an order.')
}

const MOST_NAMES = 20

// An order that its buyer takes instead of another one, for what it costs more. That is paid before the other one's eSIM
// goes back, so nothing may be ordered from a network until then. Pure rules.
import type { Quote } from '#shop/catalogue/pricing/quote.ts'
import type { NewOrder } from '#shop/sales/order-rows/order-row.ts'
import { makeFreeOrder } from './free-order.ts'
import { orderReference, type Order, type TaxEvidence } from './order.ts'
import type { Instead } from './replacement.ts'

/** What an order says about a swap; null or missing for nearly all orders. */
export type SwapFacts = {
  /** The order that it is taken instead of, whose payment counts toward it: its own is only the difference. */
  swapOf?: string | null
}

/** Its difference is paid or is being paid, and it hasn't taken the other order's place. */
export const isAwaitingSwap = ({ swapOf, replaces }: Pick<Order, 'swapOf' | 'replaces'>): boolean =>
  Boolean(swapOf) && !replaces

type DifferenceFacts = {
  id: string
  orderPrefix: string
  traceContext: string | null
  now: Date
  /** Where the buyer of the former order was when they bought it. */
  evidence: { ipAddress: string | null; tax: TaxEvidence } | null
}

/** The order of the other bundle, at the price that is left to pay. */
export function makeDifference(
  order: Order,
  { bundle, networkId, packageId }: Instead,
  price: Quote,
  { id, orderPrefix, traceContext, now, evidence }: DifferenceFacts,
): NewOrder {
  const reference = orderReference(orderPrefix, now, bundle.bundleId, order.userId ?? order.id)
  const made = makeFreeOrder(
    { ...order, bundle, networkId, packageId },
    { id, reference, attemptKey: `difference ${id}`, traceContext, now },
  )
  return {
    ...made,
    ...price,
    swapOf: order.id,
    company: order.company,
    affiliate: order.affiliate ?? null,
    ipAddress: evidence?.ipAddress ?? null,
    taxEvidence: {
      ...(evidence?.tax ?? { ...made.taxEvidence, basis: order.placed.taxBasis }),
      cardCountry: null,
      conflict: false,
    },
  }
}

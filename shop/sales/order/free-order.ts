// An order that costs nothing because another one was paid: what replaces its eSIM, and what it paid for others. Pure.
import type { NewOrder } from '#shop/sales/order-rows/order-row.ts'
import type { Order } from './order.ts'

/** What such an order has of its own. */
type OwnFacts = Pick<NewOrder, 'id' | 'reference' | 'attemptKey' | 'traceContext' | 'now'> & Partial<NewOrder>

/** The same bundle for the same buyer, for free: without VAT, coupon, commission, or invoice. */
export const makeFreeOrder = (order: Order, own: OwnFacts): NewOrder => ({
  userId: order.userId,
  businessId: order.businessId,
  email: order.email,
  customerName: order.customerName,
  company: null,
  bundle: order.bundle,
  networkId: order.networkId,
  packageId: order.packageId,
  couponCode: null,
  subtotalCents: 0,
  discountCents: 0,
  processingFeeCents: 0,
  vatBasisPoints: order.vatBasisPoints,
  vatCents: 0,
  totalCents: 0,
  wantsImmediateDelivery: order.wantsImmediateDelivery,
  language: order.language ?? null,
  ipAddress: null,
  taxEvidence: {
    basis: 'default',
    chargedCountry: order.vatCountry,
    chosenCountry: null,
    ipCountry: null,
    cardCountry: null,
    conflict: false,
  },
  ...own,
})

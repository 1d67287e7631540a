// Writes an API order: the order, its business, its settled payment, and what the balance pays for it.
import type { Base } from '#shop/assembly/base.ts'
import type { RecordOrder } from '#shop/sales/sales.ts'
import { companyWith } from '#shop/sales/order/order-company.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import type { Order, TopUpTarget } from '#shop/sales/order/order.ts'
import type { ApiOrder } from './api-order-store.ts'
import type { PricedApiOrder } from './quote-api-order.ts'

export type RecordApiOrderDeps = Pick<Base, 'apiOrders'> & {
  orders: Pick<OrderStore, 'create' | 'settle'>
  recordSale: RecordOrder['recordSale']
}

export type ApiOrderFacts = {
  id: string
  reference: string
  attemptKey: string
  topUp: TopUpTarget | null
  businessName: string
  /** The shop's own brand, which sells to the business. */
  house: string
  traceContext: string | null
  priced: PricedApiOrder
  now: Date
}

/** Call it inside a transaction. Null if this order, or one from the same call, already exists. */
export async function recordApiOrder(
  { apiOrders, orders, recordSale }: RecordApiOrderDeps,
  call: Omit<ApiOrder, 'orderId' | 'createdAt'>,
  facts: ApiOrderFacts,
): Promise<Order | null> {
  const { id, reference, attemptKey, topUp, businessName, house, traceContext, priced, now } = facts
  const { bundle, networkId, packageId, quote: cost, vat, billing } = priced
  const { businessId, mode, ownReference } = call
  const isLive = mode === 'live'
  const order = await orders.create({
    id,
    reference,
    attemptKey,
    topUp,
    ...(!isLive && { test: 'api' as const }),
    balance: { businessId, use: 'pays' },
    userId: null,
    // The shop sells to the business, which sells to the traveler.
    businessId: house,
    email: '',
    customerName: billing?.company.companyName ?? businessName,
    company: billing && companyWith(billing.company, { purchaseOrder: ownReference }),
    bundle,
    networkId,
    packageId,
    couponCode: null,
    ...cost,
    wantsImmediateDelivery: false,
    ipAddress: null,
    traceContext,
    taxEvidence: {
      basis: vat.basis,
      chargedCountry: vat.country,
      chosenCountry: null,
      ipCountry: null,
      cardCountry: null,
      conflict: vat.conflict,
      vies: vat.vies,
    },
    now,
  })
  if (!order) return null
  await apiOrders.add({ ...call, orderId: id, createdAt: now })
  await orders.settle(id, isLive ? 'paid' : 'given_free', isLive ? cost.totalCents : 0, now)
  await recordSale(order, now)
  return order
}

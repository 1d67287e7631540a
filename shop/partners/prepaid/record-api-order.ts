// Writes an API order: the order, its business, its settled payment, what the balance pays for it, and the orders of the
// other travelers it is for.
import type { Base } from '#shop/assembly/base.ts'
import type { RecordOrder } from '#shop/sales/sales.ts'
import { companyWith } from '#shop/sales/order/order-company.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import { placeParty } from '#shop/sales/party/place-party.ts'
import { fingerprint } from '#values/secret.ts'
import type { Order, TopUpTarget } from '#shop/sales/order/order.ts'
import type { ApiOrder } from './api-order-store.ts'
import type { PricedApiOrder } from './quote-api-order.ts'

export type RecordApiOrderDeps = Pick<Base, 'apiOrders' | 'jobs'> & {
  orders: Pick<OrderStore, 'create' | 'settle' | 'forgetTravelerNames' | 'listOfParty'>
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
  { apiOrders, orders, jobs, recordSale }: RecordApiOrderDeps,
  call: Omit<ApiOrder, 'orderId' | 'createdAt'>,
  facts: ApiOrderFacts,
): Promise<Order | null> {
  const { id, reference, attemptKey, topUp, businessName, house, traceContext, priced, now } = facts
  const { bundle, networkId, packageId, quantity, quote: cost, vat, billing } = priced
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
    quantity,
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
  if (quantity > 1) {
    await placeParty({ orders, jobs }, order, now)
    for (const each of await orders.listOfParty(id)) {
      const attempt = fingerprint(`traveler ${each.traveler} of ${id}`)
      await apiOrders.add({ ...call, attempt, orderId: each.id, createdAt: now })
    }
  }
  return order
}

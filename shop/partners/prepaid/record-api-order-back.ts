// Rebuilds an API order that a restore has lost, as it was placed, and deducts its price from the balance.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import type { BusinessRow, BusinessStore } from '#shop/people/brand/business-store.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import type { Order, TopUpTarget } from '#shop/sales/order/order.ts'
import { fingerprint } from '#values/secret.ts'
import { quantityOfApiOrder, readAttemptMark } from './api-order-id.ts'
import type { ApiOrderStore } from './api-order-store.ts'
import { PUT_BACK_REQUEST, putBackAttempt } from './find-placed-order.ts'
import type { PricedApiOrder } from './quote-api-order.ts'
import { recordApiOrder, type RecordApiOrderDeps } from './record-api-order.ts'

export type RecordApiOrderBackDeps = RecordApiOrderDeps &
  Pick<Base, 'transaction'> & {
    apiOrders: Pick<ApiOrderStore, 'add' | 'hasOtherOfMark'>
    businesses: Pick<BusinessStore, 'hold'>
    orders: Pick<OrderStore, 'find'>
  }

export type LostApiOrder = {
  id: string
  reference: string
  placedAt: Date
  target: TopUpTarget | null
  /** The shop's own brand, which sold it. */
  house: string
  business: Pick<BusinessRow, 'id' | 'name'>
  /** For how many travelers it was is part of its ID. */
  priced: Omit<PricedApiOrder, 'quantity'>
}

/** Null if it already exists, or its call was repeated in the meantime and made another order. */
export const recordApiOrderBack = (
  deps: RecordApiOrderBackDeps,
  { id, reference, placedAt, target, business, priced, house }: LostApiOrder,
): Promise<Order | null> =>
  deps.transaction(async () => {
    // As for a new order, the balance is locked against other orders.
    await deps.businesses.hold(business.id)
    const mark = readAttemptMark(id)
    if (await deps.apiOrders.hasOtherOfMark(business.id, mark, id)) return null
    const made = await recordApiOrder(
      deps,
      {
        businessId: business.id,
        mode: 'live',
        keyId: null,
        attempt: putBackAttempt(mark),
        request: PUT_BACK_REQUEST,
        ownReference: null,
      },
      {
        id,
        reference,
        attemptKey: fingerprint(`put back ${randomUUID()}`),
        topUp: target && { orderId: target.orderId, networkEsimId: target.networkEsimId, iccid: target.iccid },
        businessName: business.name,
        house,
        traceContext: null,
        priced: { ...priced, quantity: quantityOfApiOrder(id) },
        now: placedAt,
      },
    )
    return made && deps.orders.find(id)
  })

// After a restore: orders by API that were paid from a balance, from what the network keeps of them. Their references say whose they
// are, to whoever knows our secret; the catalogue and the business say what they cost.
import { randomUUID } from 'node:crypto'
import type { BusinessRow, BusinessStore } from '#shop/brand/business-store.ts'
import type { Tenants } from '#shop/brand/tenant.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import { readOrderReference, type Order, type TopUpTarget } from '#shop/order/order.ts'
import type { Transaction } from '#shop/ports/transaction.ts'
import { fingerprint, type TokenMaker } from '#shop/values/secret.ts'
import { attemptMarkIn, isBoughtAs } from './api-order-id.ts'
import { PUT_BACK_REQUEST, putBackAttempt } from './find-placed-order.ts'
import { quoteApiOrder, type QuoteApiOrderDeps, type PricedApiOrder } from './quote-api-order.ts'
import { recordApiOrder, type RecordApiOrderDeps } from './record-api-order.ts'

export type PutApiOrderBackDeps = QuoteApiOrderDeps &
  RecordApiOrderDeps & {
    businesses: Pick<BusinessStore, 'list'>
    orders: Pick<OrderStore, 'find'>
    readTenants: () => Promise<Tenants>
    makeToken: TokenMaker
    transaction: Transaction
  }

/** What the network keeps: the reference, and for more data the eSIM that got it, with its zone. */
export type KeptOrder = { reference: string; target: (TopUpTarget & { zone: string }) | null }

/**
 * The order is written down as it was placed, and its price is taken from the balance again, below zero if need be. Null for a
 * reference that is no business's at today's prices: a person decides about that. Whether it exists already is for the caller to
 * know.
 */
export async function putApiOrderBack(
  deps: PutApiOrderBackDeps,
  { reference, target }: KeptOrder,
): Promise<Order | null> {
  const read = readOrderReference(reference)
  if (!read) return null
  const { placedAt, bundleId, lastId: id } = read
  const { house } = await deps.readTenants()
  for (const business of await deps.businesses.list()) {
    const priced = await quoteApiOrder(deps, { businessId: business.id, mode: 'live' }, bundleId, target?.zone ?? null)
    if (!priced) continue
    const bought = { businessId: business.id, placedAt, bundleId, totalCents: priced.quote.totalCents }
    if (!isBoughtAs(deps.makeToken, id, bought)) continue
    return write(deps, { id, reference, placedAt, target, business, priced, house: house.brand.id })
  }
  return null
}

type Found = {
  id: string
  reference: string
  placedAt: Date
  target: TopUpTarget | null
  business: BusinessRow
  priced: PricedApiOrder
  house: string
}

const write = (deps: PutApiOrderBackDeps, { id, reference, placedAt, target, business, priced, house }: Found) =>
  deps.transaction(async () => {
    const attempt = putBackAttempt(attemptMarkIn(id))
    const made = await recordApiOrder(
      deps,
      { businessId: business.id, mode: 'live', keyId: null, attempt, request: PUT_BACK_REQUEST, ownReference: null },
      {
        id,
        reference,
        attemptKey: fingerprint(`put back ${randomUUID()}`),
        topUp: target && { orderId: target.orderId, iccid: target.iccid },
        businessName: business.name,
        house,
        traceContext: null,
        priced,
        now: placedAt,
      },
    )
    return made && deps.orders.find(id)
  })

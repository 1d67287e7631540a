// After a restore, rebuilds API orders that were paid from a balance from what the network has. With our secret, their
// references tell whose they are; the catalog and the business tell what they cost.
import type { Base } from '#shop/assembly/base.ts'
import type { BusinessRow, BusinessStore } from '#shop/people/brand/business-store.ts'
import type { Tenants } from '#shop/people/brand/tenant.ts'
import { readOrderReference, type Order, type TopUpTarget } from '#shop/sales/order/order.ts'
import { quoteOfTotal, type Quote } from '#shop/catalogue/pricing/quote.ts'
import { findBuyer, isBoughtAs, quantityOfApiOrder } from './api-order-id.ts'
import { quoteApiOrder, type QuoteApiOrderDeps, type PricedApiOrder } from './quote-api-order.ts'
import { recordApiOrderBack, type RecordApiOrderBackDeps } from './record-api-order-back.ts'

export type PutApiOrderBackDeps = QuoteApiOrderDeps &
  RecordApiOrderBackDeps &
  Pick<Base, 'makeToken'> & {
    businesses: Pick<BusinessStore, 'hold' | 'list'>
    readTenants: () => Promise<Tenants>
  }

/** What the network has: the reference, the eSIM, and for a top-up, whose eSIM it is and its zone. */
export type KeptOrder = { reference: string; iccid: string; target: (TopUpTarget & { zone: string }) | null }

/** An order placed at another price or VAT than today's, or before the business gave its billing details. */
export type OtherPrice = {
  reference: string
  businessName: string
  /** What was deducted from the balance, VAT included, and what it would be today. */
  totalCents: number
  todayCents: number
  /** The price that makes that total with today's VAT; null if there is none. */
  quote: Quote | null
}
export type KeptOrderMatch = { order: Order } | { other: OtherPrice }

/**
 * Writes the order as it was placed, and deducts its price from the balance again, even below zero. An order at another
 * price is only returned: its ID reveals the total, but not how much of it was VAT. It is written with today's VAT if a
 * person said so (`takesOthers`) and a price makes that total. Null if no business or current bundle matches. The
 * caller checks whether the order already exists.
 */
export async function putApiOrderBack(
  deps: PutApiOrderBackDeps,
  { reference, target }: Pick<KeptOrder, 'reference' | 'target'>,
  takesOthers: boolean,
): Promise<KeptOrderMatch | null> {
  const read = readOrderReference(reference)
  if (!read) return null
  const { placedAt, bundleId, lastId: id } = read
  const { house } = await deps.readTenants()
  const asked: OrderTerms[] = []
  for (const business of await deps.businesses.list()) {
    const priced = await quoteApiOrder(
      deps,
      { businessId: business.id, mode: 'live' },
      bundleId,
      target && { zone: target.zone },
      quantityOfApiOrder(id),
    )
    if (priced) asked.push({ business, priced })
  }
  const order = { id, reference, placedAt, target, house: house.brand.id }
  const put = async (found: OrderTerms) => {
    const written = await recordApiOrderBack(deps, { ...order, ...found })
    return written && { order: written }
  }
  const asToday = asked.find(({ business, priced: { quote } }) =>
    isBoughtAs(deps.makeToken, id, { businessId: business.id, placedAt, bundleId, totalCents: quote.totalCents }),
  )
  if (asToday) return put(asToday)
  const others = asked.map((each) => ({ id: each.business.id, ...each }))
  const found = await findBuyer(deps.makeToken, id, others, { placedAt, bundleId })
  if (!found) return null
  const { totalCents } = found
  const { business, priced } = found.business
  const quote = quoteOfTotal(totalCents, priced.quote.vatBasisPoints)
  if (takesOthers && quote) return put({ business, priced: { ...priced, quote } })
  return {
    other: { reference, businessName: business.name, totalCents, todayCents: priced.quote.totalCents, quote },
  }
}

/** A business, and what the bundle costs it today. */
type OrderTerms = { business: BusinessRow; priced: PricedApiOrder }

// After a restore: orders by API that were paid from a balance, from what the network keeps of them. Their references say whose they
// are, to whoever knows our secret; the catalogue and the business say what they cost.
import type { BusinessRow, BusinessStore } from '#shop/brand/business-store.ts'
import type { Tenants } from '#shop/brand/tenant.ts'
import { readOrderReference, type Order, type TopUpTarget } from '#shop/order/order.ts'
import type { TokenMaker } from '#shop/values/secret.ts'
import { quoteOfTotal, type Quote } from '#shop/pricing/quote.ts'
import { findTotal, isBoughtAs } from './api-order-id.ts'
import { quoteApiOrder, type QuoteApiOrderDeps, type PricedApiOrder } from './quote-api-order.ts'
import { recordApiOrderBack, type RecordApiOrderBackDeps } from './record-api-order-back.ts'

export type PutApiOrderBackDeps = QuoteApiOrderDeps &
  RecordApiOrderBackDeps & {
    businesses: Pick<BusinessStore, 'hold' | 'list'>
    readTenants: () => Promise<Tenants>
    makeToken: TokenMaker
  }

/** What the network keeps: the reference, the eSIM, and where that only got more data, whose it is and its zone. */
export type KeptOrder = { reference: string; iccid: string; target: (TopUpTarget & { zone: string }) | null }

/** An order that was bought at another price than today's, or with other VAT, or before the business said who it is. */
export type OtherPrice = {
  reference: string
  businessName: string
  /** What was taken from the balance, VAT included, and what would be today. */
  totalCents: number
  todayCents: number
  /** The price that makes that total with the VAT that the business pays today; null where none does. */
  quote: Quote | null
}
export type KeptOrderFound = { order: Order } | { other: OtherPrice }

/**
 * The order is written down as it was placed, and its price is taken from the balance again, below zero if need be. One that
 * was bought at another price is told: its id says what it cost in all, but not how much of that was VAT. It is written down
 * with the VAT of today where a person has said so (`takesOthers`) and a price makes that total. Null for what is no
 * business's, or no bundle of today. Whether it exists already is for the caller to know.
 */
export async function putApiOrderBack(
  deps: PutApiOrderBackDeps,
  { reference, target }: Pick<KeptOrder, 'reference' | 'target'>,
  takesOthers: boolean,
): Promise<KeptOrderFound | null> {
  const read = readOrderReference(reference)
  if (!read) return null
  const { placedAt, bundleId, lastId: id } = read
  const { house } = await deps.readTenants()
  const asked: Asked[] = []
  for (const business of await deps.businesses.list()) {
    const priced = await quoteApiOrder(deps, { businessId: business.id, mode: 'live' }, bundleId, target?.zone ?? null)
    if (priced) asked.push({ business, priced })
  }
  const order = { id, reference, placedAt, target, house: house.brand.id }
  const put = async (found: Asked) => {
    const written = await recordApiOrderBack(deps, { ...order, ...found })
    return written && { order: written }
  }
  const facts = ({ business }: Asked) => ({ businessId: business.id, placedAt, bundleId })
  const asToday = asked.find((each) =>
    isBoughtAs(deps.makeToken, id, { ...facts(each), totalCents: each.priced.quote.totalCents }),
  )
  if (asToday) return put(asToday)
  for (const each of asked) {
    const totalCents = await findTotal(deps.makeToken, id, facts(each))
    if (totalCents === null) continue
    const { business, priced } = each
    const quote = quoteOfTotal(totalCents, priced.quote.vatBasisPoints)
    if (takesOthers && quote) return put({ business, priced: { ...priced, quote } })
    const todayCents = priced.quote.totalCents
    return { other: { reference, businessName: business.name, totalCents, todayCents, quote } }
  }
  return null
}

/** A business, and what the bundle costs it today. */
type Asked = { business: BusinessRow; priced: PricedApiOrder }

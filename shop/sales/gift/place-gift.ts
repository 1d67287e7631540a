// What a gift adds to the order that pays for it.
import type { Base } from '#shop/assembly/base.ts'
import { factsOf } from '#shop/catalogue/bundle/bundle-facts.ts'
import type { CartLine } from '#shop/sales/checkout/quote-cart.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { travelersOf } from '#shop/catalogue/cart/travelers.ts'
import type { AtBrand } from '#values/brand-facts.ts'
import type { ForeignLanguage } from '#values/language.ts'
import { isGiftDay, lastGiftDay, type GiftInput } from './gift.ts'
import type { DateOnly } from '#values/date.ts'

export type GiftProblem = 'gift_refused' | 'gift_day'
type GiftDeps = Pick<Base, 'readPriceList' | 'today'>
type GiftOrder = { gift?: GiftInput | null; line: CartLine; bundle: Pick<Order['bundle'], 'bundleId' | 'departure'> }

const isGivable = (line: CartLine): boolean => !line.topUpFor && !line.plan && travelersOf(line) === 1

/**
 * What prevents giving it away; null if nothing does, or it is no gift. Problems: `gift_refused` (a top-up, the first
 * part of a plan, or for several travelers), `gift_day` (it can't be handed over on that day).
 */
export async function findGiftProblem(
  deps: GiftDeps,
  { gift, line, bundle }: GiftOrder,
  at: AtBrand,
): Promise<GiftProblem | null> {
  if (!gift) return null
  if (!isGivable(line)) return 'gift_refused'
  return isGiftDay(gift.day, await givenTripOf(deps, bundle, at)) ? null : 'gift_day'
}

/** The days on which a cart can be handed over as a gift; null if it can't be one. */
export async function listGiftDays(
  deps: GiftDeps,
  { line, bundle }: Omit<GiftOrder, 'gift'>,
  at: AtBrand,
): Promise<{ first: DateOnly; last: DateOnly } | null> {
  const trip = await givenTripOf(deps, bundle, at)
  const last = lastGiftDay(trip)
  return isGivable(line) && last >= trip.today ? { first: trip.today, last } : null
}

async function givenTripOf({ readPriceList, today }: GiftDeps, bundle: GiftOrder['bundle'], { tenant }: AtBrand) {
  const { selling } = await readPriceList(tenant.brand.id)
  const { installWithinDays } = factsOf(selling, bundle.bundleId)
  return { installWithinDays, departure: bundle.departure, today: today() }
}

/** Writes down whom the order is for. Call it in the order's transaction. */
export async function addGift(
  { gifts }: Pick<Base, 'gifts'>,
  { gift, language }: { gift?: GiftInput | null; language: ForeignLanguage | null },
  { id: orderId, bundle }: Pick<Order, 'id' | 'bundle'>,
  now: Date,
): Promise<void> {
  if (!gift) return
  await gifts.add({ ...gift, orderId, language: language ?? 'en', endsOn: bundle.departure ?? gift.day }, now)
}

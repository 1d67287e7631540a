// The buyer corrects what one of the other travelers is called.
import type { Base } from '#shop/assembly/base.ts'
import { MOST_NAME } from '#shop/catalogue/cart/travelers.ts'
import { isErased } from '#shop/people/account/erased-account.ts'
import { isReadable, oneLine } from '#shop/people/account/full-name.ts'
import { findBought } from '#shop/sales/order/find-contract.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { nameOfTraveler } from '#shop/sales/party/party.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'

type Needs = Pick<Base, 'orders' | 'limiter' | 'clock' | 'announce'>
export type RenameTravelerProblem = 'no_traveler' | 'name_unreadable'

const PER_ORDER: Limit = { name: 'traveler-name', points: 30, seconds: 3600 }

// Some languages join letters with characters that nobody sees.
const JOINERS = /[\u200C\u200D]/g

/**
 * The traveler's own order gets the name, and so does whatever replaced its eSIM; emails that leave from now on have it.
 * Without a name, it has the buyer's, as when it was bought. The caller has checked that the visitor bought it.
 * Problems: `no_traveler`, `name_unreadable` (too long, or not a line of readable letters), and `too_often`.
 */
export async function renameTraveler(
  { orders, limiter, clock, announce }: Needs,
  paying: Order,
  { traveler, name: typed }: { traveler: number; name: string },
): Promise<Outcome<object, RenameTravelerProblem> | TooOften> {
  const name = oneLine(typed)
  if (name.length > MOST_NAME || !isReadable(name.replace(JOINERS, '')))
    return { ok: false, problem: 'name_unreadable' }
  const theirs = (await orders.listOfParty(paying.id)).find((each) => each.traveler === traveler)
  // Nobody writes a name again where one was forgotten.
  if (!theirs || isErased(theirs)) return { ok: false, problem: 'no_traveler' }
  const allowed = await limiter.take(PER_ORDER, paying.id)
  if (!allowed.ok) return allowed

  let each: Order | null = theirs
  while (each) {
    await orders.rename(each.id, name || paying.customerName, clock.now())
    announce(each.id)
    each = each.isReplaced ? await orders.findReplacement(each.id) : null
  }
  return { ok: true }
}

/** What the traveler of an order is called whom somebody else paid for, also of one that replaced it; null if nobody said. */
export async function findTravelersName({ orders }: Pick<Base, 'orders'>, order: Order): Promise<string | null> {
  if (!order.paidWith && !order.replaces) return null
  const own = await findBought({ orders }, order.id)
  const paying = own?.paidWith ? await orders.find(own.paidWith) : null
  return own && paying ? nameOfTraveler(own, paying) : null
}

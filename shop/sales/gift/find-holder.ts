// Who has an order's eSIM and is written to about it: the buyer, or the receiver of a gift from its day on.
import type { Base } from '#shop/assembly/base.ts'
import { arrivalOf } from './gift.ts'
import { giftLink, installLink } from '#shop/sales/order-access/order-link.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { dateOnlyOf, type DateOnly } from '#values/date.ts'
import type { Language } from '#values/language.ts'

export type EsimHolder = {
  email: string
  name: string | null
  /** Whose account it is; null for a guest and for whoever got a gift. */
  userId: string | null
  /** Of their emails; undefined for that of their account. */
  language: Language | undefined
  /** The day it came, in the shop's days. */
  since: DateOnly
  /** The first day of the trip, which the receiver of a gift may know better than its buyer; null if nobody said. */
  arrival: DateOnly | null
  /** The page to install it, with a key to the order for its buyer, or the gift's own. */
  linkOf: (origin: string, orderKey: string) => string
}

type FindHolderDeps = Pick<Base, 'gifts' | 'timeZone'>
type HeldOrder = Pick<
  Order,
  'id' | 'isGift' | 'email' | 'customerName' | 'userId' | 'createdAt' | 'reference' | 'bundle'
>

/** Null for a gift whose receiver is forgotten: nobody is written to about it. */
export async function findHolder({ gifts, timeZone }: FindHolderDeps, order: HeldOrder): Promise<EsimHolder | null> {
  if (!order.isGift)
    return {
      email: order.email,
      name: order.customerName.trim() || null,
      userId: order.userId,
      language: undefined,
      since: dateOnlyOf(order.createdAt, timeZone),
      arrival: order.bundle.arrival,
      linkOf: (origin, key) => installLink(origin, order.reference, key),
    }
  const gift = await gifts.find(order.id)
  if (!gift?.email) return null
  const { email, language, day: since, key } = gift
  const arrival = arrivalOf(order, gift)
  return { email, name: null, userId: null, language, since, arrival, linkOf: (origin) => giftLink(origin, key) }
}

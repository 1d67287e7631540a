// What became of a gift, as far as its buyer may know.
import type { Base } from '#shop/assembly/base.ts'
import { isInstalled } from '#shop/delivery/alert/trip-reminder.ts'
import { giftLeavesAt, giftStateOf, type GiftState } from '#shop/sales/gift/gift.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { DateOnly } from '#values/date.ts'

export type GiftView = {
  state: GiftState
  /** Null once it was forgotten. */
  email: string | null
  day: DateOnly
  fromName: string
  message: string
  /** The mail server doesn't take the receiver's address. */
  isRefused: boolean
}

/** Null for an order that is no gift. Neither balance nor place of the eSIM is part of it. */
export async function viewGift(
  { gifts, mails, esimChecks, clock, timeZone }: Pick<Base, 'gifts' | 'mails' | 'esimChecks' | 'clock' | 'timeZone'>,
  { id, isGift }: Pick<Order, 'id' | 'isGift'>,
): Promise<GiftView | null> {
  const gift = isGift ? await gifts.find(id) : null
  if (!gift) return null
  const [sent, check] = [(await mails.listOfOrder(id)).filter(({ kind }) => kind === 'gift'), await esimChecks.find(id)]
  const { openedAt, returnedAt, email, day, fromName, message } = gift
  const now = clock.now()
  const state = giftStateOf({
    openedAt,
    returnedAt,
    isDue: giftLeavesAt(day, timeZone, now) <= now,
    isSent: sent.some((mail) => mail.state === 'sent'),
    isInstalled: check !== null && isInstalled(check),
  })
  return { state, email, day, fromName, message, isRefused: sent.at(-1)?.state === 'refused' }
}

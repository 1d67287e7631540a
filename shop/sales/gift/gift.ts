// A gift: somebody buys, somebody else gets the eSIM on a day. Pure rules.
import { holderMarkOf } from '#shop/sales/correction/correction.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { addDays, type DateOnly, dateOnlyOf, startOfDay } from '#values/date.ts'

export const MOST_MESSAGE_CHARACTERS = 200
export const MOST_NAME_CHARACTERS = 60
/** For a bundle whose network doesn't say until when it can be begun. */
const LONGEST_WAIT_DAYS = 365
const MORNING_MS = 8 * 3_600_000

/** What a buyer says about it; already validated. */
export type GiftInput = {
  /** Lowercase, trimmed, well-formed. */
  email: string
  /** How the receiver sees who it is from; empty if they don't. */
  fromName: string
  message: string
  day: DateOnly
}

type GivenTrip = { installWithinDays: number | null; departure: DateOnly | null; today: DateOnly }

/** The last day on which it can be handed over: still in time to be installed, and for its trip. */
export function lastGiftDay({ installWithinDays, departure, today }: GivenTrip): DateOnly {
  const last = addDays(today, installWithinDays ?? LONGEST_WAIT_DAYS)
  return departure !== null && departure < last ? departure : last
}

/** The first day of its trip: the receiver's own, if they have said one. */
export const arrivalOf = (
  { bundle }: Pick<Order, 'bundle'>,
  gift: { startsOn: DateOnly | null } | null,
): DateOnly | null => gift?.startsOn ?? bundle.arrival

/** The last day on which its receiver can begin: what isn't installed by then ends. */
export const lastStartDay = (orderedOn: DateOnly, installWithinDays: number | null): DateOnly =>
  addDays(orderedOn, installWithinDays ?? LONGEST_WAIT_DAYS)

export const isGiftDay = (day: DateOnly, trip: GivenTrip): boolean => day >= trip.today && day <= lastGiftDay(trip)

/** In the morning of its day, by the shop's clock; at once from that day on. */
export function giftLeavesAt(day: DateOnly, timeZone: string, now: Date): Date {
  return day <= dateOnlyOf(now, timeZone) ? now : new Date(startOfDay(day, timeZone).getTime() + MORNING_MS)
}

/**
 * What the browser of a gift's receiver holds: it opens the eSIM, and nothing of its buyer's order. The cookie that has it
 * is signed, so it needn't be a secret; it only has to look like an order's ID, and be none.
 */
export function receiverMarkOf(orderId: string): string {
  const turned = orderId.replaceAll('-', '').split('').toReversed().join('')
  return turned.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Whether a visitor got this order's eSIM as a gift. */
export const isReceiver = (
  { id, isGift }: Pick<Order, 'id' | 'isGift'>,
  { heldOrderIds }: { heldOrderIds: readonly string[] },
): boolean => isGift === true && heldOrderIds.includes(receiverMarkOf(id))

/** Whether somebody who holds these orders may see and use the eSIM of this one: who only paid for a gift may not. */
export const holdsEsim = (order: Pick<Order, 'id' | 'holder' | 'isGift'>, heldOrderIds: readonly string[]): boolean =>
  order.isGift ? isReceiver(order, { heldOrderIds }) : heldOrderIds.includes(holderMarkOf(order))

export type GiftState = 'waiting' | 'leaving' | 'sent' | 'opened' | 'installed' | 'returned'

type GiftFacts = {
  openedAt: Date | null
  returnedAt: Date | null
  isDue: boolean
  isSent: boolean
  isInstalled: boolean
}

/** What its buyer is told of it, and no more. */
export function giftStateOf({ openedAt, returnedAt, isDue, isSent, isInstalled }: GiftFacts): GiftState {
  if (returnedAt !== null) return 'returned'
  if (isInstalled) return 'installed'
  if (openedAt !== null) return 'opened'
  if (isSent) return 'sent'
  return isDue ? 'leaving' : 'waiting'
}

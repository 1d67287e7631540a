// The email that hands a gift over: once more, to another address, or opened.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import type { DeliverMail } from '#shop/records/mail/deliver-mail.ts'
import { giftLeavesAt } from '#shop/sales/gift/gift.ts'
import type { Gift } from '#shop/sales/gift/gift-store.ts'
import { isDisputed, isSettled, type Order } from '#shop/sales/order/order.ts'
import { isCompleted } from '#shop/sales/order/order-conditions.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { At } from '#values/brand-facts.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'

const MAILS_PER_GIFT: Limit = { name: 'gift-mail', points: 3, seconds: 3600 }

export type SendGiftDeps = Pick<
  Base,
  'gifts' | 'mails' | 'limiter' | 'transaction' | 'isWithdrawn' | 'isCancelAsked' | 'timeZone' | 'clock'
> & { deliverMail: DeliverMail }
type FindLiveGiftDeps = Pick<Base, 'gifts' | 'isWithdrawn' | 'isCancelAsked'>
export type SendGiftProblem = 'gift_over' | 'gift_waits' | 'mail_failed'

/**
 * Emails the same link again. Problems: `gift_over` (refunded, on its way back, forgotten, or not delivered yet),
 * `gift_waits` (its day hasn't come: it leaves by itself), `mail_failed` (the server rejected it; if it is down, it is
 * sent later and counts as sent), `too_often` after three in an hour. `note` is written before it goes out.
 */
export async function sendGiftAgain(
  deps: SendGiftDeps,
  order: Order,
  note?: () => Promise<unknown>,
): Promise<Outcome<object, SendGiftProblem> | TooOften> {
  const gift = await findLiveGift(deps, order)
  if (!gift) return { ok: false, problem: 'gift_over' }
  if (isAhead(deps, gift)) return { ok: false, problem: 'gift_waits' }
  const allowed = await deps.limiter.take(MAILS_PER_GIFT, order.id)
  if (!allowed.ok) return allowed
  await note?.()
  return sendNow(deps, gift)
}

/**
 * Another address for a gift that nobody has opened: its link ends, and a new one leaves, on its day or at once. Problems:
 * those of `sendGiftAgain` except `gift_waits`, `email_invalid`, and `gift_opened`.
 */
export async function redirectGift(
  deps: SendGiftDeps,
  order: Order,
  typed: string,
): Promise<Outcome<object, 'gift_over' | 'mail_failed' | 'email_invalid' | 'gift_opened'> | TooOften> {
  const email = normalizeEmail(typed)
  if (!isEmail(email)) return { ok: false, problem: 'email_invalid' }
  const gift = await findLiveGift(deps, order)
  if (!gift) return { ok: false, problem: 'gift_over' }
  const allowed = await deps.limiter.take(MAILS_PER_GIFT, order.id)
  if (!allowed.ok) return allowed
  if (!(await deps.transaction(() => deps.gifts.redirect(order.id, email))))
    return { ok: false, problem: 'gift_opened' }
  // The waiting email finds the new address by itself.
  return isAhead(deps, gift) ? { ok: true } : sendNow(deps, gift)
}

/** Null for one that was taken or handed back, isn't delivered yet, or whose receiver is forgotten. */
export async function findLiveGift(deps: FindLiveGiftDeps, order: Order): Promise<Gift | null> {
  const isLive = order.isGift && isSettled(order) && isCompleted(order) && !isDisputed(order)
  if (!isLive || (await deps.isWithdrawn(order)) || (await deps.isCancelAsked(order))) return null
  const gift = await deps.gifts.find(order.id)
  return gift?.email && gift.returnedAt === null ? gift : null
}

const isAhead = ({ timeZone, clock }: SendGiftDeps, { day }: Gift): boolean =>
  giftLeavesAt(day, timeZone, clock.now()) > clock.now()

async function sendNow(
  { mails, deliverMail, clock }: SendGiftDeps,
  { orderId, language }: Gift,
): Promise<Outcome<object, 'mail_failed'>> {
  const mail = await mails.putNext({ id: randomUUID(), orderId, kind: 'gift', language, now: clock.now() })
  const delivery = await deliverMail(mail.id)
  return delivery.kind === 'refused' ? { ok: false, problem: 'mail_failed' } : { ok: true }
}

export type OpenedGift = { gift: Gift; order: Order }

/** The gift that a link's key names, if this brand sold it; null for any other key. */
export async function findGift(
  { gifts, orders, ownedBy }: Pick<Base, 'gifts' | 'orders' | 'ownedBy'>,
  key: string,
  { tenant }: At,
): Promise<OpenedGift | null> {
  const gift = await gifts.findByKey(key)
  const order = gift && (await orders.find(gift.orderId))
  return gift && order && (await ownedBy(tenant.brand))(order) ? { gift, order } : null
}

/**
 * Somebody takes it: from now on its address can't be corrected. Programs that only look at links don't do this. False if
 * the key opens nothing, also because the address was corrected a moment ago.
 */
export const openGift = ({ gifts, clock }: Pick<Base, 'gifts' | 'clock'>, key: string): Promise<boolean> =>
  gifts.open(key, clock.now())

// When the trip of a gift begins, which its receiver knows and its buyer may not.
import type { Base } from '#shop/assembly/base.ts'
import { isInstalled } from '#shop/delivery/alert/trip-reminder.ts'
import { arrivalOf, lastStartDay } from '#shop/sales/gift/gift.ts'
import { factsOfOrder } from '#shop/sales/order/facts-of-order.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { addDays, dateOnlyOf, parseDateOnly, type DateOnly } from '#values/date.ts'
import type { Outcome } from '#values/outcome.ts'
import { findLiveGift } from './send-gift.ts'

export type ChooseStartDeps = Pick<
  Base,
  | 'gifts'
  | 'esimChecks'
  | 'isWithdrawn'
  | 'isCancelAsked'
  | 'readCatalogue'
  | 'transaction'
  | 'today'
  | 'timeZone'
  | 'clock'
>

/** In the shop's days; `day` is null if neither receiver nor buyer said when the trip begins. */
export type GiftStart = { day: DateOnly | null; first: DateOnly; last: DateOnly }

/** What the receiver can choose from; null once it is installed or over, or could not begin anymore. */
export async function viewGiftStart(deps: ChooseStartDeps, order: Order): Promise<GiftStart | null> {
  const { esimChecks, readCatalogue, today, timeZone } = deps
  const gift = await findLiveGift(deps, order)
  const check = gift && (await esimChecks.find(order.id))
  if (!gift || (check && isInstalled(check))) return null
  const { installWithinDays } = factsOfOrder(await readCatalogue(), order)
  const [first, last] = [today(), lastStartDay(dateOnlyOf(order.createdAt, timeZone), installWithinDays)]
  return last < first ? null : { day: arrivalOf(order, gift), first, last }
}

/**
 * From then on, reminders, calendar, and install page go by that day. Problems: `gift_over` (nothing to choose anymore),
 * `start_day` (no date, past, or after the bundle's last day for installing).
 */
export async function chooseGiftStart(
  deps: ChooseStartDeps,
  order: Order,
  typed: string,
): Promise<Outcome<object, 'gift_over' | 'start_day'>> {
  const start = await viewGiftStart(deps, order)
  if (!start || order.iccid === null) return { ok: false, problem: 'gift_over' }
  const day = parseDateOnly(typed)
  if (!day || day < start.first || day > start.last) return { ok: false, problem: 'start_day' }
  const { id: orderId, iccid, bundle } = order
  await deps.transaction(async () => {
    await deps.gifts.chooseStart(orderId, { startsOn: day, endsOn: addDays(day, bundle.days) })
    // The day before may be today.
    await deps.esimChecks.hasten({ orderId, iccid, isWatched: true }, deps.clock.now())
  })
  return { ok: true }
}

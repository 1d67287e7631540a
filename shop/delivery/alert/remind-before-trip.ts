// Reminds the buyer of an eSIM that isn't on a phone yet before its trip, once of each kind.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import { isForgottenBuyer } from '#shop/people/account/check-forgotten-buyer.ts'
import type { CustomerStore } from '#shop/people/account/customer-store.ts'
import { findHolder } from '#shop/sales/gift/find-holder.ts'
import { factsOfOrder } from '#shop/sales/order/facts-of-order.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import { isOfPartner, type Order } from '#shop/sales/order/order.ts'
import { dateOnlyOf } from '#values/date.ts'
import { areAllOff } from './alert.ts'
import { isInstalled, isInstalledEarly, isStateTold, reminderOfDay, type InstallFacts } from './trip-reminder.ts'

export type RemindBeforeTripDeps = Pick<
  Base,
  | 'esimChecks'
  | 'esims'
  | 'alertSettings'
  | 'isCancelAsked'
  | 'gifts'
  | 'mails'
  | 'isWithdrawn'
  | 'readCatalogue'
  | 'today'
  | 'timeZone'
  | 'clock'
> & {
  orders: Pick<OrderStore, 'find' | 'holdSettled'>
  customers: Pick<CustomerStore, 'find' | 'findByEmail'>
}

/** There is one of each kind in the life of an eSIM. */
const ONCE = 'before the trip'

/**
 * Queues the reminder of today, if there is one and nobody has installed the eSIM; `known` is what its network said
 * last. Call it inside a transaction: that it was reminded and its email are written together. None while a buyer
 * withdraws or cancels, and none for partners' orders, erased buyers, eSIMs in another account than the buyer's, and
 * addresses that have turned all alerts off.
 */
export async function remindBeforeTrip(deps: RemindBeforeTripDeps, order: Order, known: InstallFacts): Promise<void> {
  const { esimChecks, mails, readCatalogue, today, timeZone, clock } = deps
  const orderedOn = dateOnlyOf(order.createdAt, timeZone)
  const isDay = reminderOfDay({ arrival: order.bundle.arrival, orderedOn, today: today() }) !== null
  if (!isDay && !order.isGift) return
  const holder = await findHolder(deps, order)
  // A gift comes on its day, not before.
  if (!holder || holder.since > today()) return
  const kind = reminderOfDay({ arrival: holder.arrival, orderedOn: holder.since, today: today() })
  if (kind === null || isInstalled(known) || isOfPartner(order)) return
  if (kind === 'trip_week' && !isInstalledEarly(factsOfOrder(await readCatalogue(), order).startsAt)) return
  if (!(await isStillTheirs(deps, order)) || (await isCalledOff(deps, order))) return

  const now = clock.now()
  const isMailed = !areAllOff(await deps.alertSettings.find(holder.email)) && !(await isForgottenBuyer(deps, holder))
  const mailId = isMailed ? randomUUID() : null
  const isFirst = await esimChecks.noteAlert({ id: randomUUID(), orderId: order.id, kind, period: ONCE, mailId, now })
  if (!isFirst || mailId === null) return
  const { language } = holder
  const facts = { isTold: isStateTold(known) }
  await mails.put({ id: mailId, orderId: order.id, kind, generation: 1, facts, language, now })
}

// It may have been returned or given to somebody else while we asked the network.
async function isStillTheirs({ orders, esims }: RemindBeforeTripDeps, { id, iccid, userId }: Order): Promise<boolean> {
  if (!(await orders.holdSettled(id)) || (await orders.find(id))?.iccid !== iccid) return false
  const esim = await esims.findActive(id)
  return esim !== null && esim.iccid === iccid && (esim.userId === null || esim.userId === userId)
}

const isCalledOff = async ({ isWithdrawn, isCancelAsked }: RemindBeforeTripDeps, order: Order): Promise<boolean> =>
  (await isWithdrawn(order)) || (await isCancelAsked(order))

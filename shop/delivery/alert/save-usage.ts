// Saves what was reported about an eSIM and alerts its traveler to every threshold passed, once per period.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import type { CustomerStore } from '#shop/people/account/customer-store.ts'
import { isForgottenBuyer } from '#shop/people/account/check-forgotten-buyer.ts'
import { countedOf } from '#shop/sales/esim-status/esim-status.ts'
import { balanceWith, dataPurchases } from '#shop/sales/esim-status/data-purchases.ts'
import { findHolder } from '#shop/sales/gift/find-holder.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import { isOfPartner, type Order } from '#shop/sales/order/order.ts'
import type { HeldCheck } from './esim-check-store.ts'
import { remindBeforeTrip, type RemindBeforeTripDeps } from './remind-before-trip.ts'
import { isTripNear } from './trip-reminder.ts'
import {
  alertsDue,
  ESIM_IS_OVER,
  isUsedSince,
  isWanted,
  nextCheckAt,
  printOfReading,
  readUsage,
  type DueAlert,
  type Reading,
  type ToldUsage,
} from './alert.ts'

export type SaveUsageDeps = Pick<
  Base,
  'networks' | 'esimChecks' | 'alertSettings' | 'findArrival' | 'mails' | 'transaction' | 'clock'
> &
  RemindBeforeTripDeps & {
    orders: Pick<OrderStore, 'find' | 'holdSettled' | 'listTopUps'>
    webhookEvents: { note: (orderId: string, what: string, now: Date) => Promise<unknown> }
    customers: Pick<CustomerStore, 'find' | 'findByEmail'>
  }

/**
 * Saves the reading and queues its alerts, in one transaction and under the lease of the check; if the lease has ended,
 * nothing is written. An unwanted alert is still recorded as passed, so it doesn't arrive late if somebody changes
 * their mind. The reminder before the trip goes by the same reading. Whether it was saved and is news. Never throws because of a vendor.
 */
export async function saveUsage(
  deps: SaveUsageDeps,
  { order, check, told }: { order: Order; check: HeldCheck; told: ToldUsage },
): Promise<boolean> {
  const now = deps.clock.now()
  const topUps = await deps.orders.listTopUps([order.id])
  const counted = countedOf(order.bundle, told)
  const balanceMb = balanceWith(topUps, counted.balanceMb, deps.networks.of(order.networkId).can, now)
  const isOfBefore = counted.balanceMb !== null && balanceMb === null
  const known = isOfBefore ? { ...counted, balanceMb, isDepleted: false } : counted
  const reading = readUsage(known, dataPurchases(order, topUps))
  const { profileState } = told
  const isMoved = profileState !== undefined && profileState !== 'unknown' && profileState !== check.profileState
  const changed = {
    ...(isMoved && { profileState, profileStateAt: now }),
    ...(isUsedSince(check, reading) && { usedAt: now }),
  }
  return deps.transaction(async () => {
    const isNear = isTripNear(await deps.findArrival(order), deps.today())
    const sold = { soldAt: order.createdAt, validityDays: order.bundle.days, isTripNear: isNear }
    const nextAt = nextCheckAt(reading, sold, now)
    if (!(await deps.esimChecks.saveReading(order.id, check.leaseId, reading, { nextAt, changed, now }))) return false
    const alerts = alertsDue(reading, order.bundle.days, now)
    if (alerts.length > 0 && (await isStillHeld(deps, order)))
      for (const alert of alerts) await warn(deps, order, alert, reading, now)
    const onPhone = isMoved ? profileState : check.profileState
    await remindBeforeTrip(deps, order, { expiresAt: reading.expiresAt, profileState: onPhone })
    if (reading.expiresAt && nextAt === null) await deps.webhookEvents.note(order.id, ESIM_IS_OVER, now)
    return isMoved || printOfReading(reading) !== printOfReading(check)
  })
}

// The eSIM may have been returned while we asked the network: then there is nobody to alert.
async function isStillHeld({ orders }: SaveUsageDeps, { id, iccid }: Order): Promise<boolean> {
  return (await orders.holdSettled(id)) && (await orders.find(id))?.iccid === iccid
}

async function warn(deps: SaveUsageDeps, order: Order, { kind, period }: DueAlert, reading: Reading, now: Date) {
  const { esimChecks, alertSettings, mails } = deps
  const holder = isOfPartner(order) ? null : await findHolder(deps, order)
  const isMailed =
    holder !== null && isWanted(await alertSettings.find(holder.email), kind) && !(await isForgottenBuyer(deps, holder))
  const mailId = isMailed ? randomUUID() : null
  const isFirst = await esimChecks.noteAlert({ id: randomUUID(), orderId: order.id, kind, period, mailId, now })
  if (isFirst && isOfPartner(order)) await deps.webhookEvents.note(order.id, kind, now)
  if (!isFirst || mailId === null) return
  await mails.putNext({
    id: mailId,
    orderId: order.id,
    kind,
    facts: {
      balanceMb: reading.balanceMb,
      totalMb: reading.totalMb,
      expiresAt: reading.expiresAt?.toISOString() ?? null,
    },
    language: holder?.language,
    now,
  })
}

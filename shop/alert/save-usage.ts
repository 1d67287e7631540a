// Writes down what was told about an eSIM and warns its traveller of every threshold passed, once per period.
import type { Transaction } from '#shop/ports/transaction.ts'
import { randomUUID } from 'node:crypto'
import type { CustomerStore } from '#shop/account/customer-store.ts'
import { isErased } from '#shop/account/erased-account.ts'
import type { MailStore } from '#shop/mail/mail-store.ts'
import { dataPurchases } from '#shop/esim/data-purchases.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import { isOfPartner, type Order } from '#shop/order/order.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { AlertSettingsStore } from './alert-settings-store.ts'
import {
  alertsDue,
  ESIM_IS_OVER,
  isWanted,
  nextCheckAt,
  readUsage,
  type DueAlert,
  type Reading,
  type ToldUsage,
} from './alert.ts'
import type { EsimCheckStore } from './esim-check-store.ts'

export type SaveUsageDeps = {
  orders: Pick<OrderStore, 'find' | 'holdSettled' | 'listTopUps'>
  esimChecks: EsimCheckStore
  webhookEvents: { note: (orderId: string, what: string, now: Date) => Promise<unknown> }
  alertSettings: AlertSettingsStore
  customers: Pick<CustomerStore, 'find' | 'findByEmail'>
  mails: MailStore
  transaction: Transaction
  clock: Clock
}

/**
 * Saves the reading and puts the warnings that it calls for into the outbox, in one transaction and under the lease of
 * the check; a lease that ended meanwhile writes nothing. A warning that is not wanted is noted as passed all the same,
 * so that it does not come late when somebody changes their mind. Never throws for a vendor's sake.
 */
export async function saveUsage(
  deps: SaveUsageDeps,
  { order, leaseId, told }: { order: Order; leaseId: string; told: ToldUsage },
): Promise<void> {
  const now = deps.clock.now()
  const topUps = await deps.orders.listTopUps([order.id])
  const reading = readUsage(told, dataPurchases(order, topUps))
  await deps.transaction(async () => {
    const next = nextCheckAt(reading, { soldAt: order.createdAt, validityDays: order.bundle.days }, now)
    if (!(await deps.esimChecks.saveReading(order.id, leaseId, reading, next, now))) return
    const alerts = alertsDue(reading, order.bundle.days, now)
    if (alerts.length > 0 && (await isStillHeld(deps, order)))
      for (const alert of alerts) await warn(deps, order, alert, reading, now)
    if (reading.expiresAt && next === null) await deps.webhookEvents.note(order.id, ESIM_IS_OVER, now)
  })
}

// While the network was asked, the eSIM may have been taken back: then there is nobody to warn, and nothing to say.
async function isStillHeld({ orders }: SaveUsageDeps, { id, iccid }: Order): Promise<boolean> {
  return (await orders.holdSettled(id)) && (await orders.find(id))?.iccid === iccid
}

async function warn(deps: SaveUsageDeps, order: Order, { kind, period }: DueAlert, reading: Reading, now: Date) {
  const { esimChecks, alertSettings, mails } = deps
  const isMailed =
    !isOfPartner(order) && isWanted(await alertSettings.find(order.email), kind) && !(await isForgotten(deps, order))
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
    now,
  })
}

// Whoever had their account erased may have switched the warnings off, which went with it: nobody asked us to write again. Somebody
// who has that address in an account, or has bought with it since, is no stranger.
async function isForgotten({ customers }: SaveUsageDeps, { userId, email }: Order): Promise<boolean> {
  const buyer = userId === null ? null : await customers.find(userId)
  return buyer !== null && isErased(buyer) && (await customers.findByEmail(email)) === null
}

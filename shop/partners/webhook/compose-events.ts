// Turns what happened into what partners receive: one body for each event, one delivery for each endpoint subscribed to
// it.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import type { EsimCheckStore } from '#shop/delivery/alert/esim-check-store.ts'
import { bundleStatus, type BundleStatus } from '#shop/sales/esim-status/esim-status.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import { apiOrderView, type ApiOrderView } from '#shop/partners/prepaid/api-order.ts'
import { partyOf } from '#shop/partners/prepaid/find-placed-order.ts'
import type { WebhookEventRow } from './webhook-event-store.ts'
import { runAwake, type RunEachDeps } from '#shop/delivery/due-work/run-each.ts'
import { isEsimType, isToldOnce, typeOf, type SentType } from './webhook-type.ts'

/** The network's last report about an eSIM; in MB. */
type ToldUsage = {
  iccid: string
  status: BundleStatus
  balanceMb: number | null
  totalMb: number
  expiresAt: Date | null
  checkedAt: Date
}
/** An event before it is formatted for receivers. */
export type WebhookNews = {
  id: string
  type: SentType
  at: Date
  isTest: boolean
  /** Null for an event that only tests an endpoint. */
  order: ApiOrderView | null
  /** Null for an event about an order. */
  usage: ToldUsage | null
}
export type WriteWebhook = (news: WebhookNews) => string

export type ComposeEventsDeps = Pick<
  Base,
  'webhookEvents' | 'webhookEndpoints' | 'webhookDeliveries' | 'apiOrders' | 'writeWebhook' | 'transaction' | 'clock'
> &
  RunEachDeps & {
    orders: Pick<OrderStore, 'find' | 'listOfParty'>
    esimChecks: Pick<EsimCheckStore, 'find'>
  }

/** Prepares waiting events, each in its own transaction; an event that no endpoint is subscribed to is dropped. */
export async function composeEvents(deps: ComposeEventsDeps): Promise<void> {
  await runAwake(deps, 'webhook_event', deps.webhookEvents.listUnwritten, {
    nameOf: ({ id, orderId }) => ({ item: id, orderId }),
    work: ({ id }) => deps.transaction(() => composeEvent(deps, id)),
    // Those of one order follow each other.
    atOnce: 1,
  })
}

async function composeEvent(deps: ComposeEventsDeps, id: string): Promise<void> {
  const { webhookEvents, webhookEndpoints, webhookDeliveries, clock } = deps
  const event = await webhookEvents.take(id)
  if (!event) return
  const type = typeOf(event.what)
  const { businessId, mode, orderId } = event
  const endpoints = type ? await webhookEndpoints.listFor({ businessId, mode, type }) : []
  const isOver = type && isToldOnce(type) && orderId !== null && (await webhookEvents.isTold(orderId, type))
  const news = type && !isOver && endpoints.length > 0 ? await readNews(deps, event, type) : null
  if (!news) return void (await webhookEvents.drop(id))
  const now = clock.now()
  await webhookEvents.write(id, news.type, deps.writeWebhook(news))
  await webhookDeliveries.add(
    endpoints.map((endpointId) => ({ id: randomUUID(), endpointId, eventId: id })),
    now,
  )
  await webhookEndpoints.makeDue(endpoints, now)
}

async function readNews(
  { apiOrders, orders, esimChecks }: ComposeEventsDeps,
  { id, orderId, businessId, mode, at }: WebhookEventRow,
  type: SentType,
): Promise<WebhookNews | null> {
  const known = orderId === null ? null : await apiOrders.find({ businessId, mode }, orderId)
  const order = known && (await orders.find(known.orderId))
  if (!order) return null
  const told = isEsimType(type) ? await esimChecks.find(order.id) : null
  return {
    id,
    type,
    at,
    isTest: mode === 'test',
    order: apiOrderView(order, known.ownReference, await partyOf({ orders }, order)),
    usage: told?.checkedAt ? usageOf(told, told.checkedAt) : null,
  }
}

function usageOf(
  { iccid, balanceMb, totalMb, expiresAt }: NonNullable<Awaited<ReturnType<EsimCheckStore['find']>>>,
  checkedAt: Date,
): ToldUsage {
  const isDepleted = balanceMb !== null && balanceMb <= 0
  const status = bundleStatus({ expiresAt, isDepleted, isExpired: false }, checkedAt)
  return { iccid, status, balanceMb, totalMb: totalMb ?? 0, expiresAt, checkedAt }
}

// A business with two endpoints: one that received something, and one that is off.
import { randomUUID } from 'node:crypto'
import { webhookAttempts, webhookDeliveries, webhookEndpoints, webhookEvents } from '#db/schema.ts'
import { WEBHOOK_TYPES } from '#shop/partners/webhook/webhook-type.ts'
import type { HttpShop } from './open-http-shop.ts'

/** Nobody listens at `url`, so that each delivery fails at once. */
export async function haveWebhooks(
  { database }: HttpShop,
  businessId: string,
  url = 'http://localhost:1/hooks',
): Promise<{ endpoint: string; delivery: string }> {
  const db = database.db()
  const [on, eventId, deliveryId, now] = [randomUUID(), randomUUID(), randomUUID(), new Date()]
  const endpoint = { businessId, url, events: [...WEBHOOK_TYPES], secret: 'wp_hook_forms', createdAt: now }
  await db.insert(webhookEndpoints).values([
    { ...endpoint, id: on, mode: 'live', state: 'on' },
    { ...endpoint, id: randomUUID(), mode: 'test', state: 'off' },
  ])
  const type = 'webhook.test'
  await db
    .insert(webhookEvents)
    .values({ id: eventId, businessId, mode: 'live', what: type, at: now, type, body: '{}' })
  await db
    .insert(webhookDeliveries)
    .values({ id: deliveryId, endpointId: on, eventId, state: 'taken', tries: 1, givenUpAt: now, createdAt: now })
  const headers = { 'wander-pass-event': type }
  await db
    .insert(webhookAttempts)
    .values({ id: randomUUID(), deliveryId, at: now, tookMs: 12, headers, status: 200, answer: 'ok' })
  return { endpoint: on, delivery: deliveryId }
}

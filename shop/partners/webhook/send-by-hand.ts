// Deliveries that a business sends by hand: a test event, or one from its log again. Both are sent right away, so that
// the result can be seen.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import type { Limit } from '#ports/rate-limiter.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { isUuid } from '#values/uuid.ts'
import type { WhichEndpoint } from './change-endpoint.ts'
import { deliverNow, type DeliverWebhooksDeps } from './deliver-webhooks.ts'
import type { Endpoint } from './endpoint.ts'
import { TEST_TYPE } from './webhook-type.ts'

/** Nobody should make us send to somebody else again and again. */
const PER_BUSINESS: Limit = { name: 'webhook-by-hand', points: 60, seconds: 3600 }

export type TryEndpointDeps = DeliverWebhooksDeps & Pick<Base, 'limiter'>

export type TryProblem = 'endpoint_unknown' | 'endpoint_off'
type SendResult<Problem extends string> = Promise<Outcome<object, TryProblem | Problem> | TooOften>

/** Problems: `endpoint_unknown`, also for another business's; `endpoint_off`, `too_often` after 60 in an hour. */
export async function sendTestEvent(deps: TryEndpointDeps, which: WhichEndpoint): SendResult<never> {
  const found = await openEndpoint(deps, which)
  if (!found.ok) return found
  const { businessId, mode } = found.endpoint
  const now = deps.clock.now()
  const [eventId, deliveryId] = [randomUUID(), randomUUID()]
  const news = { id: eventId, type: TEST_TYPE, at: now, isTest: mode === 'test', order: null, usage: null } as const
  const body = deps.writeWebhook(news)
  await deps.transaction(async () => {
    const event = { id: eventId, businessId, orderId: null, mode, what: TEST_TYPE, at: now, type: TEST_TYPE, body }
    await deps.webhookEvents.add(event)
    await deps.webhookDeliveries.add([{ id: deliveryId, endpointId: which.id, eventId }], now)
    await deps.webhookEndpoints.makeDue([which.id], now)
  })
  await deliverNow(deps, which.id, deliveryId)
  return { ok: true }
}

/**
 * The same event with the same ID, tried for another day. Problems: those of `sendTestEvent`; `delivery_unknown`, also
 * for another endpoint's, and for one that is already waiting for its next attempt.
 */
export async function replayDelivery(
  deps: TryEndpointDeps,
  { deliveryId, ...which }: WhichEndpoint & { deliveryId: string },
): SendResult<'delivery_unknown'> {
  const found = await openEndpoint(deps, which)
  if (!found.ok) return found
  if (!isUuid(deliveryId)) return { ok: false, problem: 'delivery_unknown' }
  const now = deps.clock.now()
  const isRevived = await deps.transaction(async () => {
    const revived = await deps.webhookDeliveries.revive(deliveryId, which.id, now)
    if (revived) await deps.webhookEndpoints.makeDue([which.id], now)
    return revived
  })
  if (!isRevived) return { ok: false, problem: 'delivery_unknown' }
  await deliverNow(deps, which.id, deliveryId)
  return { ok: true }
}

async function openEndpoint(
  { webhookEndpoints, limiter }: TryEndpointDeps,
  { businessId, id }: WhichEndpoint,
): Promise<Outcome<{ endpoint: Endpoint }, TryProblem> | TooOften> {
  const allowed = await limiter.take(PER_BUSINESS, businessId)
  if (!allowed.ok) return allowed
  const endpoint = isUuid(id) ? await webhookEndpoints.find(id, businessId) : null
  if (!endpoint) return { ok: false, problem: 'endpoint_unknown' }
  return endpoint.state === 'on' ? { ok: true, endpoint } : { ok: false, problem: 'endpoint_off' }
}

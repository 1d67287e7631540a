// A session expires by its own clock or on request, once, and its event is sent with it.
import type { EventRequest } from './event-log.ts'
import type { World } from './payment-world.ts'
import { invalid } from './stripe-problem.ts'
import type { Session } from './wire.ts'

const LOOK_EVERY_MS = 1_000

export function expireDueSessions(world: World): void {
  const due = world.records.openSessionsDue(world.nowSeconds())
  if (due.length === 0) return
  world.records.transaction(() => {
    for (const session of due) expire(world, session, null)
  })
}

export function expireOnRequest(world: World, session: Session, request: EventRequest): Session {
  if (session.status !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  }

  return expire(world, session, request)
}

export function watchExpiry(world: World): () => void {
  const timer = setInterval(() => {
    try {
      expireDueSessions(world)
    } catch (error) {
      console.error('payment sandbox: could not expire sessions', error)
    }
  }, LOOK_EVERY_MS).unref()

  return () => clearInterval(timer)
}

function expire(world: World, session: Session, request: EventRequest): Session {
  const now = world.nowSeconds()
  const intent = session.payment_intent === null ? null : world.records.find('payment_intent', session.payment_intent)
  if (intent !== null) {
    const canceled = {
      ...intent,
      status: 'canceled' as const,
      canceled_at: now,
      cancellation_reason: 'abandoned',
      next_action: null,
    }
    world.records.change('payment_intent', canceled, { status: 'canceled' })
  }
  const expired = world.records.change('session', { ...session, status: 'expired', url: null }, { status: 'expired' })
  world.events.add({
    type: 'checkout.session.expired',
    object: expired,
    reference: session.client_reference_id,
    at: now,
    request,
  })

  return expired
}

// The payment gateway with Stripe's official SDK, the same for the real service and for the sandbox.
import { Stripe } from 'stripe'
import { z } from 'zod'
import { unguarded, type Breaker } from '#ports/breaker.ts'
import type { PaymentEvent, PaymentGateway } from '#ports/payment-gateway.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { toldFlag } from '#values/normal-form/flag.ts'
import { toldCents } from '#values/normal-form/money.ts'
import { asVendorError, isKeySpent } from './as-vendor-error.ts'
import { inSeconds, listFees, listMovements } from './balance.ts'
import { dashboardOf } from './dashboard.ts'
import { aboutOf, EVENT_TYPES } from './event-types.ts'
import { inTime } from './in-time.ts'
import { addressOf, ownAddresses } from './own-addresses.ts'
import { priceParts } from './price-parts.ts'
import { nextIn, toCreateParams, toDispute, toKeptPage, toPayment, toSession, type PageSettings } from './translate.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  apiUrl?: string
  timeoutMs?: number
} & PageSettings

const TIMEOUT_MS = 9_000
/** A request and its one retry, with the pause between them. */
const MOST_TIMES = 2.5
/** The same tolerance that the SDK allows for the past. */
const FUTURE_TOLERANCE_SECONDS = 300
/** The metadata key with our own name for a refund. */
const PART_NAME = 'part_refund'
const EXPANDED = { expand: ['payment_intent.latest_charge.balance_transaction', 'invoice'] }

export function stripeGateway(settings: StripeSettings, guard: Breaker = unguarded): PaymentGateway {
  const timeoutMs = settings.timeoutMs ?? TIMEOUT_MS
  const asked = <Answer>(call: () => Promise<Answer>) =>
    guard(() => inTime(asVendorError(call), MOST_TIMES * timeoutMs))
  const stripe = new Stripe(settings.secretKey, {
    ...addressOf(settings.apiUrl),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  // While a secret is being changed, the old and the new one are valid, separated by a comma.
  const secrets = settings.webhookSecret.split(',')
  const isOwn = ownAddresses(settings.apiUrl)
  const { findTaxRate, makeCoupon } = priceParts(stripe)

  return {
    openSession: (request) =>
      asked(async () => {
        const ids = { taxRate: await findTaxRate(request), coupon: await makeCoupon(request) }
        const create = (expiresAt: Date, idempotencyKey: string) =>
          stripe.checkout.sessions.create(toCreateParams({ ...request, expiresAt }, ids, settings), { idempotencyKey })
        const session = await create(request.expiresAt, request.idempotencyKey).catch((error: unknown) => {
          const expiresAt = endByProvidersClock(error, request.livesMs)
          if (!expiresAt) throw error
          return create(expiresAt, `${request.idempotencyKey}:${expiresAt.getTime()}`)
        })
        if (toldCents(session.amount_total) !== request.totalCents) {
          await stripe.checkout.sessions.expire(session.id)
          throw new VendorError(
            `The payment page asks for ${session.amount_total} instead of ${request.totalCents} cents.`,
            { vendor: 'payment', outcome: 'refused', isRetryable: false },
          )
        }
        return toSession(session, isOwn)
      }),

    findSession: (sessionId) =>
      asked(() => orNull(async () => toSession(await stripe.checkout.sessions.retrieve(sessionId, EXPANDED), isOwn))),

    findPayment: (paymentIntentId) =>
      asked(() =>
        orNull(async () =>
          toPayment(await stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge.refunds'] })),
        ),
      ),

    expireSession: (sessionId) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.retrieve(sessionId)
        if (session.status === 'open') await stripe.checkout.sessions.expire(sessionId)
      }),

    findDispute: (paymentIntentId) =>
      asked(async () => {
        const { data } = await stripe.disputes.list({ payment_intent: paymentIntentId, limit: 1 })
        return data[0] ? toDispute(data[0]) : null
      }),

    refund: (paymentIntentId, reason, idempotencyKey) =>
      asked(async () => {
        const refund = { payment_intent: paymentIntentId, reason }
        try {
          await stripe.refunds.create(refund, { idempotencyKey }).catch((error: unknown) => {
            if (!isKeySpent(error)) throw error
            // What is left can be refunded only once, even without the key.
            return stripe.refunds.create(refund)
          })
        } catch (error) {
          // It was refunded first, by that request or in the provider's dashboard: nothing is left to refund.
          if (!(error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded')) throw error
        }
      }),

    refundPart: (paymentIntentId, part) => asked(() => refundPart(paymentIntentId, part)),

    readEvent: async (rawBody, signature) => {
      if (!signature || isFromTheFuture(signature)) return null
      for (const secret of secrets) {
        if (await isSigned(rawBody, signature, secret)) return toEvent(parse(rawBody))
      }
      return null
    },

    aboutOf,
    dashboardPage: dashboardOf(settings),

    listEvents: (since) => asked(() => eventsSince(since)),
    listDelivered: (since) => asked(() => eventsSince(since, { delivery_success: true })),

    listPayments: (since, until, from) =>
      asked(async () => {
        const page = await stripe.checkout.sessions.list({
          created: { gte: inSeconds(since), lt: inSeconds(until) },
          status: 'complete',
          limit: 100,
          expand: ['data.payment_intent.latest_charge'],
          ...(from && { starting_after: from }),
        })
        const payments = page.data.map((session) => toSession(session, isOwn))
        return { payments, next: nextIn(page) }
      }),

    listFees: (since, until, from) => asked(() => listFees(stripe, since, until, from)),
    listMovements: (since, until, from) => asked(() => listMovements(stripe, since, until, from)),
    listPages: (since, from) =>
      asked(async () => {
        const page = await stripe.checkout.sessions.list({
          created: { gte: inSeconds(since) },
          limit: 100,
          expand: ['data.payment_intent.latest_charge'],
          ...(from && { starting_after: from }),
        })
        return { pages: page.data.map((session) => toKeptPage(session, isOwn)), next: nextIn(page) }
      }),
  }

  async function eventsSince(since: Date, more: { delivery_success?: true } = {}): Promise<PaymentEvent[]> {
    const found: PaymentEvent[] = []
    const query = { types: EVENT_TYPES, created: { gte: inSeconds(since) }, limit: 100, ...more }
    for await (const event of stripe.events.list(query)) {
      const ours = toEvent(event)
      if (ours) found.push(ours)
    }
    return found.toReversed()
  }

  // This makes no request: whatever error the SDK throws, the header is wrong.
  async function isSigned(rawBody: string, signature: string, secret: string): Promise<boolean> {
    try {
      return (await stripe.webhooks.signature?.verifyHeaderAsync(rawBody, signature, secret)) ?? false
    } catch {
      return false
    }
  }

  // The provider forgets idempotency keys after a day, and refuses them once the request differs, so we first look for
  // the refund by name.
  async function refundPart(paymentIntentId: string, { cents, name }: { cents: number; name: string }): Promise<void> {
    const made =
      (await findRefund(paymentIntentId, name)) ??
      (await stripe.refunds.create(
        {
          payment_intent: paymentIntentId,
          amount: cents,
          reason: 'requested_by_customer',
          metadata: { [PART_NAME]: name },
        },
        { idempotencyKey: `part-refund:${name}` },
      ))
    if (made.status !== 'failed' && made.status !== 'canceled') return
    throw new VendorError(`The refund ${made.id} did not arrive.`, {
      vendor: 'payment',
      outcome: 'refused',
      isRetryable: false,
    })
  }

  async function findRefund(paymentIntentId: string, name: string): Promise<Stripe.Refund | null> {
    for await (const refund of stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 })) {
      if (refund.metadata?.[PART_NAME] === name) return refund
    }
    return null
  }
}

// The database can't store the NUL character or half a surrogate pair, but that is no reason to have an event sent again
// and again.
const readable = (text: string) => text.replaceAll('\0', '\uFFFD').toWellFormed()

const eventFacts = {
  id: z.string().min(1).max(255).transform(readable),
  type: z.string().max(255).transform(readable),
  livemode: z
    .unknown()
    .transform((told) => toldFlag(told))
    .pipe(z.boolean()),
}
/** Only what is read: copying everything else of an event takes several times as long. */
const aboutShape = z.object({ id: z.unknown().optional(), payment_intent: z.unknown().optional() })
// Correctly signed, but neither shape: nothing the provider sends, so we ignore it.
const eventShape = z.union([
  z.object({ ...eventFacts, data: z.object({ object: aboutShape }) }),
  // A thin event only names what it is about; none of those matter to us.
  z.object({ ...eventFacts, object: z.literal('v2.core.event'), data: z.undefined().catch(undefined) }),
])

function toEvent(said: unknown): PaymentEvent | null {
  const event = eventShape.safeParse(said).data
  if (!event) return null
  const { id, type, livemode } = event
  const { id: aboutId, payment_intent: paymentIntent } = event.data?.object ?? {}
  const about = aboutOf(type)
  // A refund, a dispute, or a charge names its payment; a declined card is told of the payment itself.
  const sessionId = about === 'page' ? idOf(aboutId) : null
  const payment = about === 'decline' ? aboutId : paymentIntent
  const paymentIntentId = about === null || about === 'page' ? null : idOf(payment)
  return { eventId: id, type, sessionId, paymentIntentId, isLive: livemode }
}

function parse(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody)
  } catch {
    return null
  }
}

// Where the provider expands what it names, the object stands in place of its ID.
function idOf(named: unknown): string | null {
  const id: unknown = typeof named === 'object' && named !== null && 'id' in named ? named.id : named
  return typeof id === 'string' && id !== '' ? readable(id) : null
}

/** The same request within this time is the same request to the provider. */
const SAME_END_MS = 10 * 60_000

// Its clock differs from ours, or the request waited too long: the page's lifetime starts at the time in its response.
function endByProvidersClock(error: unknown, livesMs: number): Date | null {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.param !== 'expires_at') return null
  const there = Date.parse(error.headers?.['date'] ?? '')
  return Number.isNaN(there) ? null : new Date(Math.ceil(there / SAME_END_MS) * SAME_END_MS + livesMs)
}

async function orNull<Answer>(look: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await look()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return null
    throw error
  }
}

// The SDK only limits a signature's age; one from the future could be kept for later.
function isFromTheFuture(signature: string): boolean {
  const at = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0)
  return at > Date.now() / 1000 + FUTURE_TOLERANCE_SECONDS
}

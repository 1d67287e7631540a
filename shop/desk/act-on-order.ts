// What those who run the shop do to an order: counted alike, whichever button it is, and noted with who did it.
import { actorOf, type Caller } from '#shop/account/session-user.ts'
import type { RecordAudit } from '#shop/audit/record-audit.ts'
import type { WithAudit } from '#shop/audit/with-audit.ts'
import type { RefundProblem, RefundInput } from '#shop/checkout/refund-order.ts'
import type { InvoiceStore } from '#shop/invoicing/invoice-store.ts'
import type { InvoiceKind } from '#shop/invoicing/invoice.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Order } from '#shop/order/order.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { JobQueue } from '#shop/ports/job-queue.ts'
import type { Limit, RateLimiter } from '#shop/ports/rate-limiter.ts'
import type { ResendProblem } from '#shop/provisioning/resend-email.ts'
import { ACT_LIMIT, DOCUMENT_LIMIT } from '#shop/staff/staff-limit.ts'
import type { CheckFreshProof, FreshProof } from '#shop/values/fresh-proof.ts'
import type { Outcome, TooOften } from '#shop/values/outcome.ts'
import { retryStuckOrder, type RetryStuckOrderDeps } from './retry-stuck-order.ts'

export type ActOnOrderDeps = RetryStuckOrderDeps & {
  limiter: RateLimiter
  clock: Clock
  checkFreshProof: CheckFreshProof
  orders: OrderStore
  invoices: InvoiceStore
  jobs: JobQueue
  recordAudit: RecordAudit
  withAudit: WithAudit
  /** Tells open pages that something about the order changed. */
  announce: (orderId: string) => void
  resendEmail: (order: Order, note: () => Promise<unknown>) => Promise<Outcome<object, ResendProblem> | TooOften>
  refundOrder: (orderId: string, input: RefundInput) => Promise<Outcome<object, RefundProblem>>
}

/** Counted for this person; only then it is done. */
export const within = async <Answer>(
  { limiter }: ActOnOrderDeps,
  limit: Limit,
  { actor }: Caller,
  act: () => Promise<Answer>,
): Promise<Answer | TooOften> => {
  const allowed = await limiter.take(limit, actor.id)
  return allowed.ok ? act() : allowed
}

/** The eSIM's number and code in full, and a note of who looked. Problems: `no_esim`, `too_often`. */
export const revealEsim = (deps: ActOnOrderDeps, orderId: string, caller: Caller) =>
  within(
    deps,
    ACT_LIMIT,
    caller,
    async (): Promise<Outcome<{ esim: { iccid: string; activationCode: string | null } }, 'no_esim'>> => {
      const order = await deps.orders.find(orderId)
      const iccid = order?.topUp?.iccid ?? order?.iccid
      if (!order || !iccid) return { ok: false, problem: 'no_esim' }
      await deps.recordAudit({ actor: actorOf(caller.actor), action: 'esim_codes_shown', subject: orderId }, caller)
      return { ok: true, esim: { iccid, activationCode: order.activationCode } }
    },
  )

/** Problems: those of `retryStuckOrder`, and `too_often`. */
export const retryOrder = (deps: ActOnOrderDeps, orderId: string, caller: Caller) =>
  within(deps, ACT_LIMIT, caller, () =>
    deps
      .withAudit(
        () => retryStuckOrder(deps, orderId),
        () => ({ actor: actorOf(caller.actor), action: 'order_retried', subject: orderId }),
        caller,
      )
      .finally(() => deps.announce(orderId)),
  )

/** A mail cannot be taken back, so it is noted before it goes out, and not at all when none will. */
export const resendEmail = (deps: ActOnOrderDeps, order: Order, caller: Caller) =>
  within(deps, ACT_LIMIT, caller, () =>
    deps.resendEmail(order, () =>
      deps.recordAudit({ actor: actorOf(caller.actor), action: 'order_mail_asked', subject: order.id }, caller),
    ),
  )

export type DeskRefund = {
  orderId: string
  /** The amount that was shown. */
  seenCents: number
  /** They were told that the buyer's bank asks about the payment as well. */
  isDisputeKnown?: boolean
  proof: FreshProof
  /** What is written down together with the refund, or else nothing goes back. */
  alongside?: () => Promise<unknown>
}

/** Problems: those of the refund and of `checkFreshProof`, and `too_often`. */
export const refundOrder = (
  deps: ActOnOrderDeps,
  { orderId, seenCents, isDisputeKnown = false, proof, alongside }: DeskRefund,
  caller: Caller,
) =>
  within(deps, ACT_LIMIT, caller, async () => {
    const proven = await deps.checkFreshProof(proof, caller)
    if (!proven.ok) return proven
    const note = async () => {
      await alongside?.()
      await deps.recordAudit({ actor: actorOf(caller.actor), action: 'order_refunded', subject: orderId }, caller)
    }
    return deps.refundOrder(orderId, { seenCents, isDisputeKnown, note })
  })

/** The bank decided for the shop, and the order goes on. Problems: `nothing_to_resume`, `too_often`. */
export const resumeOrder = (deps: ActOnOrderDeps, orderId: string, caller: Caller) =>
  within(deps, ACT_LIMIT, caller, () =>
    deps
      .withAudit(
        async (): Promise<Outcome<object, 'nothing_to_resume'>> => {
          if (!(await deps.orders.resume(orderId, deps.clock.now()))) return { ok: false, problem: 'nothing_to_resume' }
          await deps.jobs.nudge({ name: 'provisioning', orderId })
          return { ok: true }
        },
        () => ({ actor: actorOf(caller.actor), action: 'order_resumed', subject: orderId }),
        caller,
      )
      .finally(() => deps.announce(orderId)),
  )

/**
 * A person has looked at the reason that they were shown. Problem: `nothing_to_close`, also for an order that stopped
 * for its review: that one is refunded, or mended by hand.
 */
export const closeReview = (
  deps: ActOnOrderDeps,
  { orderId, reason }: { orderId: string; reason: string },
  caller: Caller,
) =>
  within(deps, ACT_LIMIT, caller, () =>
    deps.withAudit(
      async (): Promise<Outcome<object, 'nothing_to_close'>> =>
        (await deps.orders.unflag(orderId, reason, deps.clock.now()))
          ? { ok: true }
          : { ok: false, problem: 'nothing_to_close' },
      () => ({ actor: actorOf(caller.actor), action: 'review_closed', subject: orderId, facts: { reason } }),
      caller,
    ),
  )

/** An invoice or credit note of an order, and a note of who opened it. Problems: `no_document`, `too_often`. */
export const openDocument = (
  deps: ActOnOrderDeps,
  { orderId, kind, part }: { orderId: string; kind: InvoiceKind; part: number },
  caller: Caller,
) =>
  within(deps, DOCUMENT_LIMIT, caller, async () => {
    const document = await deps.invoices.find(orderId, kind, part)
    if (!document) return { ok: false as const, problem: 'no_document' as const }
    const note = { action: 'document_shown', subject: orderId, facts: { number: document.number } } as const
    await deps.recordAudit({ actor: actorOf(caller.actor), ...note }, caller)
    return { ok: true as const, document }
  })

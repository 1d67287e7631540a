// What administrators can do to an order. Every action has the same rate limit, and is recorded with who did it.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { RefundOrder } from '#shop/sales/refund/refund-order.ts'
import { listPaidAlong } from '#shop/sales/payment/list-paid-along.ts'
import type { InvoiceKind } from '#shop/sales/invoicing/invoice.ts'
import { type Order, findStepNumber } from '#shop/sales/order/order.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { SendGiftProblem } from '#shop/delivery/gift/send-gift.ts'
import type { ResendProblem } from '#shop/delivery/mails/resend-email.ts'
import { ACT_LIMIT, DOCUMENT_LIMIT } from '#shop/support/staff/staff-limit.ts'
import type { FreshProof } from '#values/fresh-proof.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { isStaffReason } from '#shop/sales/refund/part-refund.ts'
import type { PartInput, RefundPartProblem } from '#shop/sales/refund/refund-part.ts'
import type { AllocationStore } from '#shop/delivery/provisioning/allocation-store.ts'

export type ActOnOrderDeps = RetryStuckOrderDeps &
  Pick<
    Base,
    'customers' | 'limiter' | 'clock' | 'checkFreshProof' | 'orders' | 'invoices' | 'jobs' | 'recordAudit' | 'withAudit'
  > & {
    /** Tells open order pages that something changed. */
    announce: (orderId: string) => void
    resendEmail: (order: Order, note: () => Promise<unknown>) => Promise<Outcome<object, ResendProblem> | TooOften>
    sendGiftAgain: (order: Order, note: () => Promise<unknown>) => Promise<Outcome<object, SendGiftProblem> | TooOften>
    refundOrder: RefundOrder
    /** Sends the reminders of the trip's later parts that were kept back. */
    reviveReminders: (orderId: string) => Promise<void>
  }

/** Counts the action for this person, and runs it only within the limit. */
export const within = async <Answer>(
  { limiter }: ActOnOrderDeps,
  limit: Limit,
  { actor }: Caller,
  act: () => Promise<Answer>,
): Promise<Answer | TooOften> => {
  const allowed = await limiter.take(limit, actor.id)
  return allowed.ok ? act() : allowed
}

/**
 * How much of one order this person may refund in all, in cents; null without a limit. Only agents have one, and it is
 * read anew for each refund.
 */
export const refundLimitOf = async (
  { customers }: Pick<ActOnOrderDeps, 'customers'>,
  { actor }: Caller,
): Promise<number | null> => (actor.type === 'agent' ? ((await customers.find(actor.id))?.refundLimitCents ?? 0) : null)

export type RevealedEsim = { iccid: string; activationCode: string | null; confirmationCode: string | null }

/** The eSIM's full number and codes, recorded with who looked. Problems: `no_esim`, `too_often`. */
export const revealEsim = (deps: ActOnOrderDeps, orderId: string, caller: Caller) =>
  within(deps, ACT_LIMIT, caller, async (): Promise<Outcome<{ esim: RevealedEsim }, 'no_esim'>> => {
    const order = await deps.orders.find(orderId)
    const iccid = order?.topUp?.iccid ?? order?.iccid
    if (!order || !iccid) return { ok: false, problem: 'no_esim' }
    await deps.recordAudit({ actor: actorOf(caller.actor), action: 'esim_codes_shown', subject: orderId }, caller)
    const { activationCode, confirmationCode } = order
    return { ok: true, esim: { iccid, activationCode, confirmationCode } }
  })

/** Problems: those of `retryStuckOrder`, and `too_often`. */
export const retryOrderAsStaff = (deps: ActOnOrderDeps, orderId: string, caller: Caller) =>
  within(deps, ACT_LIMIT, caller, () =>
    deps
      .withAudit(
        () => retryStuckOrder(deps, orderId),
        () => ({ actor: actorOf(caller.actor), action: 'order_retried', subject: orderId }),
        caller,
      )
      .finally(() => deps.announce(orderId)),
  )

/** An email can't be taken back, so it is recorded before it goes out, and only if one will. */
export const resendEmailAsStaff = (deps: ActOnOrderDeps, order: Order, caller: Caller) =>
  within(deps, ACT_LIMIT, caller, () =>
    deps.resendEmail(order, () =>
      deps.recordAudit({ actor: actorOf(caller.actor), action: 'order_mail_asked', subject: order.id }, caller),
    ),
  )

/** The same for the email that hands a gift over, to its receiver. */
export const sendGiftAsStaff = (deps: ActOnOrderDeps, order: Order, caller: Caller) =>
  within(deps, ACT_LIMIT, caller, () =>
    deps.sendGiftAgain(order, () =>
      deps.recordAudit({ actor: actorOf(caller.actor), action: 'order_mail_asked', subject: order.id }, caller),
    ),
  )

export type DeskRefund = {
  orderId: string
  /** The amount that was shown. */
  seenCents: number
  /** They were told that the buyer's bank is also asking about the payment. */
  isDisputeKnown?: boolean
  proof: FreshProof
  /** Runs in the refund's transaction; if it fails, nothing is refunded. */
  alongside?: () => Promise<unknown>
}

/** Problems: those of the refund (`over_limit` for an agent) and of `checkFreshProof`, and `too_often`. */
export const refundOrderAsStaff = (
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
    return deps.refundOrder(orderId, { seenCents, isDisputeKnown, mostCents: await refundLimitOf(deps, caller), note })
  })

/** The bank decided for the shop, so the order continues. Problems: `nothing_to_resume`, `too_often`. */
export const resumeOrder = (deps: ActOnOrderDeps, orderId: string, caller: Caller) =>
  within(deps, ACT_LIMIT, caller, () =>
    deps
      .withAudit(
        async (): Promise<Outcome<object, 'nothing_to_resume'>> => {
          const order = await deps.orders.find(orderId)
          if (!order || !(await deps.orders.resume(orderId, deps.clock.now())))
            return { ok: false, problem: 'nothing_to_resume' }
          await deps.reviveReminders(orderId)
          await deps.jobs.nudge({ name: 'provisioning', orderId })
          for (const { id } of await listPaidAlong(deps, order))
            if (await deps.orders.resume(id, deps.clock.now()))
              await deps.jobs.nudge({ name: 'provisioning', orderId: id })
          return { ok: true }
        },
        () => ({ actor: actorOf(caller.actor), action: 'order_resumed', subject: orderId }),
        caller,
      )
      .finally(() => deps.announce(orderId)),
  )

/**
 * Somebody has reviewed the reason they were shown. Problem: `nothing_to_close`, also for an order that was stopped for
 * this review: refund it, or fix it by hand.
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

/** An invoice or credit note of an order, recorded with who opened it. Problems: `no_document`, `too_often`. */
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

export type RefundPartDeps = ActOnOrderDeps & {
  refundPart: (input: PartInput, note: () => Promise<unknown>) => Promise<Outcome<object, RefundPartProblem>>
}
export type DeskPart = Omit<PartInput, 'reason' | 'askedBy'> & { reason: string; proof: FreshProof }

/** Problems: those of the part and of `checkFreshProof`, `reason_missing`, and `too_often`. */
export const refundPartAsStaff = (deps: RefundPartDeps, { reason, proof, ...part }: DeskPart, caller: Caller) =>
  within(deps, ACT_LIMIT, caller, async () => {
    if (!isStaffReason(reason)) return { ok: false as const, problem: 'reason_missing' as const }
    const proven = await deps.checkFreshProof(proof, caller)
    if (!proven.ok) return proven
    const facts = { cents: part.cents, reason }
    const mostCents = await refundLimitOf(deps, caller)
    return deps.refundPart({ ...part, reason, mostCents, askedBy: caller.actor.id }, () =>
      deps.recordAudit(
        { actor: actorOf(caller.actor), action: 'order_part_refunded', subject: part.orderId, facts },
        caller,
      ),
    )
  })

// 'Retry Flow' by an administrator: also wakes an order that is waiting or was stopped because of the network, not only
// a failed one.

type RetryStuckOrderDeps = Pick<Base, 'orders' | 'jobs' | 'clock'> & {
  allocations: Pick<AllocationStore, 'giveUp'>
  /** The retry that travelers have too. */
  retryOrder: (orderId: string) => Promise<{ ok: true; isRetried: boolean } | TooOften>
}

/**
 * Problems: `too_often`, and `nothing_to_retry` for an order that is completed, unpaid, refunded, or in review for a
 * reason that isn't the network.
 */
async function retryStuckOrder(
  deps: RetryStuckOrderDeps,
  orderId: string,
): Promise<Outcome<object, 'nothing_to_retry'> | TooOften> {
  const { orders, jobs, clock, retryOrder } = deps
  const retried = await retryOrder(orderId)
  if (!retried.ok || retried.isRetried) return retried
  const isDue = (await orders.makeDue(orderId, clock.now())) || (await resume(deps, orderId))
  if (!isDue) return { ok: false, problem: 'nothing_to_retry' }
  await jobs.nudge({ name: 'provisioning', orderId })
  return { ok: true }
}

async function resume({ orders, allocations, clock }: RetryStuckOrderDeps, orderId: string): Promise<boolean> {
  const order = await orders.find(orderId)
  if (order?.reviewReason !== 'top_up_uncertain') return orders.resumeDelivery(orderId, clock.now())
  // The person has seen that the old eSIM didn't get the data, or doesn't mind: it is requested for the new one.
  const step = 'request_top_up'
  if (!(await orders.resumeDelivery(orderId, clock.now(), { step, stepNumber: findStepNumber(step) }))) return false
  await allocations.giveUp(orderId, clock.now())
  return true
}

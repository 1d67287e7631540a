// What happens to an order: each move is one update that finds the order where the table of moves expects it, with one line of
// history in the same statement. Part of the one writer of orders.
import { and, eq, gt, gte, inArray, isNotNull, lt, not, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { released } from '#db/due-work.ts'
import { orders } from '#db/schema/orders.ts'
import { together, writeTogether, type Also } from '#db/write-together.ts'
import { inSql, isBefore, movedBy } from './order-conditions-store.ts'
import { noted, type HearHistory } from './order-history-store.ts'
import { FIRST_STEP, notedAs, type NotedEvent, type OrderEvent } from './order-moves.ts'
import type { Lease, TakenOrder } from './order-lease.ts'
import { takenColumns, takenRows, toTaken, type MailLanguageOf } from './taken-order-store.ts'
import { afterReview, inReview, inReviewAtLeast, isKnown } from './review-reasons-store.ts'
import { RESUMABLE, type RefundedBy, type ReviewReason } from './order.ts'

type UnpaidMove = Extract<OrderEvent, 'payment_delayed' | 'payment_failed' | 'page_expired' | 'tried_again'>
type Stop = Extract<OrderEvent, 'payment_differs' | 'profile_differs' | 'disputed'>
type NewRow = typeof orders.$inferInsert
/** What the provider told of a payment, and what was decided with it. */
type PaidWith = {
  paidCents: number
  paymentSessionId: string
  cardCountry: string | null
  isTaxConflict: boolean
  isInvoiced: boolean
  /** Of whoever goes on with the order; null when nobody does at once. */
  lease: Lease | null
}
type Set = { [Column in keyof NewRow]?: NewRow[Column] | SQL }

/** Nobody works on it any more, and nothing is due. */
const atRest = { dueAt: null, ...released }
const notInReview = { reviewReason: null, reviewSince: null }
/** The step is taken again at once, as if for the first time. */
const fromHere = (now: Date) => ({ dueAt: now, polls: 0, tries: 0, errorMessage: null })
const settled = (paidCents: number, now: Date) => ({ paidCents, step: FIRST_STEP, stepSince: now, dueAt: now })
const goesOn = (now: Date) => ({
  ...fromHere(now),
  ...afterReview(now),
  status: inSql.restartedStatus,
  stepSince: now,
  reportedAt: null,
})

export function orderMovesStore({ db }: Pick<Database, 'db'>, told: HearHistory, mailLanguageOf: MailLanguageOf) {
  /** False when the order is not where the table expects it. */
  const write = async (
    id: string,
    now: Date,
    [move, detail]: [move: string, detail?: string],
    set: Set,
    where?: SQL,
  ) => {
    const moved = db()
      .update(orders)
      .set({ ...set, updatedAt: now })
      .where(and(eq(orders.id, id), where))
      .returning({ id: orders.id })
    const line = { at: now, move, detail: detail ?? null }
    const isMoved = (await writeTogether(db(), moved, [noted([line])])) !== null
    if (isMoved) told(id, line)
    return isMoved
  }
  const move = (
    id: string,
    event: NotedEvent,
    now: Date,
    { set, where, detail }: { set?: Set; where?: SQL | undefined; detail?: string | undefined } = {},
  ) => write(id, now, [notedAs(event), detail], { ...movedBy(event), ...set }, and(isBefore(event), where))

  return {
    /** Nothing was to be paid: the order becomes due. False when it was settled before. */
    settle: (id: string, event: 'paid' | 'given_free', paidCents: number, now: Date) =>
      move(id, event, now, { set: settled(paidCents, now) }),

    /**
     * Money arrived: the order becomes due, in the hands of whoever goes on with it at once. What else is written with it is
     * written, or not at all. Null when it was settled before.
     */
    settlePaid: async (id: string, payment: PaidWith, now: Date, also: Also[] = []): Promise<TakenOrder | null> => {
      const { paidCents, isInvoiced, isTaxConflict, lease, ...evidence } = payment
      const set = {
        ...movedBy('paid'),
        ...settled(paidCents, now),
        ...evidence,
        ...(isInvoiced && { isInvoiceDue: false }),
        isTaxConflict: sql`${orders.isTaxConflict} or ${isTaxConflict}`,
        ...lease,
        updatedAt: now,
      }
      const moved = db()
        .update(orders)
        .set(set)
        .where(and(eq(orders.id, id), isBefore('paid')))
        .returning(takenColumns(mailLanguageOf))
      const line = { at: now, move: notedAs('paid') }
      const [row] = await together(db(), orders, moved, [noted([line]), ...also])
        .select(takenRows)
        .from(orders)
      if (!row) return null
      told(id, line)
      return toTaken(row)
    },

    /** Moves between payment states that need nothing provisioned. */
    movePayment: (id: string, event: UnpaidMove, now: Date) => move(id, event, now),

    /** The payment went back in full: nothing is provisioned any more, whoever holds the order loses it. */
    refund: (id: string, now: Date, refundedBy: RefundedBy) =>
      move(id, 'refunded', now, {
        // A credit note is owed.
        set: { ...atRest, ...notInReview, refundedCents: sql`${orders.paidCents}`, refundedBy, isInvoiceDue: true },
        detail: refundedBy,
      }),

    /** Its eSIM is the buyer's no more, and nobody provisions another: the order keeps its money and loses the codes. */
    cancelEsim: (id: string, iccidEnd: string | null, now: Date) =>
      move(id, 'esim_cancelled', now, {
        set: { ...atRest, iccid: null, activationCode: null, qrCodeUrl: null, errorMessage: null },
        ...(iccidEnd && { detail: iccidEnd }),
      }),

    /** Another order takes the place of its eSIM: it keeps its money and loses the codes, once. */
    replaceEsim: (id: string, iccidEnd: string, now: Date) =>
      move(id, 'esim_replaced', now, {
        set: { ...atRest, iccid: null, activationCode: null, qrCodeUrl: null, errorMessage: null, replacedAt: now },
        where: isNotNull(orders.iccid),
        detail: iccidEnd,
      }),

    /** So much of the payment went back so far; the sum only grows and stays within what was paid. False when it was known. */
    refundPart: (id: string, refundedCents: number, now: Date) =>
      move(id, 'refunded_in_part', now, {
        set: { refundedCents, isInvoiceDue: true },
        where: and(lt(orders.refundedCents, refundedCents), gte(orders.paidCents, refundedCents)),
        detail: String(refundedCents),
      }),

    /** Somebody of the staff gives so many cents back, which is told before it is done; the order goes on. */
    noteAsked: (id: string, cents: number, now: Date) => write(id, now, ['part_refund_asked', String(cents)], {}),

    /** The order stops where it is until a person has looked at it. */
    stopForReview: (id: string, event: Stop, reason: ReviewReason, now: Date, errorMessage?: string) =>
      move(id, event, now, {
        set: { ...atRest, ...inReview(reason, now), ...(errorMessage && { errorMessage }) },
        detail: reason,
      }),

    /**
     * Somebody has to look, and the order goes on meanwhile; after a dispute, or what it stopped for. False when it was flagged
     * with this before.
     */
    flag: (id: string, reason: ReviewReason, now: Date) =>
      write(id, now, ['flagged', reason], inReviewAtLeast(reason, now), not(isKnown(reason))),

    /** A person has looked at what they were shown; an order that stopped for it goes on only by a refund. */
    unflag: (id: string, reason: string, now: Date) =>
      write(
        id,
        now,
        ['looked_at', reason],
        afterReview(now),
        and(eq(orders.reviewReason, reason), not(inSql.isStopped)),
      ),

    /** Somebody of the staff looked at countries that disagree. False when they do not, or it was done before. */
    checkTax: (id: string, now: Date) =>
      write(id, now, ['tax_looked_at'], { taxCheckedAt: now }, inSql.isTaxConflictOpen),

    /** Takes that back. False when nobody had looked. */
    recheckTax: (id: string, now: Date) =>
      write(
        id,
        now,
        ['tax_to_look_at'],
        { taxCheckedAt: null },
        and(eq(orders.isTaxConflict, true), isNotNull(orders.taxCheckedAt)),
      ),

    /** The bank decided for the shop: a stopped order goes on where it was. False when it does not wait for that. */
    resume: (id: string, now: Date) =>
      move(id, 'resumed', now, { set: goesOn(now), where: eq(orders.reviewReason, 'dispute_won') }),

    /** An order that stopped because of the network goes on where it stopped, as paid as it was. */
    resumeDelivery: async (id: string, now: Date) => {
      const set = { ...goesOn(now), retries: sql`${orders.retries} + 1` }
      const isNetworks = inArray(orders.reviewReason, [...RESUMABLE])
      const isPaidFor = gt(orders.paidCents, 0)
      return (
        (await move(id, 'resumed', now, { set, where: and(isNetworks, isPaidFor) })) ||
        (await move(id, 'resumed_free', now, { set, where: and(isNetworks, not(isPaidFor)) }))
      )
    },

    /** Nothing more is tried by itself and a person is asked to look; the buyer keeps what is there, and may retry. */
    rest: (id: string, reason: ReviewReason, now: Date) =>
      move(id, 'given_up', now, {
        set: {
          ...atRest,
          reviewReason: sql`coalesce(${orders.reviewReason}, ${reason})`,
          reviewSince: sql`coalesce(${orders.reviewSince}, ${now.toISOString()}::timestamptz)`,
        },
        where: isNotNull(orders.dueAt),
        detail: reason,
      }),

    /** Another address for what only waits for its mail. False when the order has another one by now, or has gone on. */
    changeEmail: (id: string, { seen, ...to }: { seen: string; email: string; userId: string }, now: Date) =>
      write(id, now, ['email_changed'], to, and(inSql.isFailed, eq(orders.step, 'send_email'), eq(orders.email, seen))),

    /** The traveler asked to try a failed step again; only a failed order moves, so a double click is one retry. */
    retry: (id: string, now: Date) =>
      move(id, 'retried', now, {
        set: {
          ...fromHere(now),
          retries: sql`${orders.retries} + 1`,
          // Somebody who tries again after a day gives the step another day.
          stepSince: sql`case when ${orders.dueAt} is null then ${now.toISOString()}::timestamptz else ${orders.stepSince} end`,
        },
      }),
  }
}

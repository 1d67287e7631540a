// Order moves: each is one update that requires the state the table of moves expects, with one history line in the same
// statement. Part of the single writer of orders.
import { storedEsimId } from '#shop/sales/esim/stored-esim-id.ts'
import { and, eq, gt, gte, inArray, isNotNull, lt, not, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { released } from '#db/query/due-work.ts'
import { givenColumns, kept, namesOf, type Statement } from '#db/query/kept.ts'
import { orders } from '#db/schema/sales/orders.ts'
import { writeReturning, writeTogether, type Also } from '#db/query/write-together.ts'
import { inSql, isBefore, movedBy } from './order-conditions-store.ts'
import { noted, type HearHistory } from './order-history-store.ts'
import { FIRST_STEP, notedAs, type NotedEvent, type OrderEvent } from '#shop/sales/order/order-moves.ts'
import type { Lease, TakenOrder } from '#shop/sales/order/order-lease.ts'
import { takenColumns, toTaken, type MailLanguageOf } from './taken-order-store.ts'
import { afterReview, inReview, inReviewAtLeast, inReviewBeforeLater, isKnown } from './review-reasons-store.ts'
import { RESUMABLE, type Order, type RefundedBy, type ReviewReason, type TopUpTarget } from '#shop/sales/order/order.ts'
import type { NetworkId } from '#values/network-id.ts'

type UnpaidMove = Extract<OrderEvent, 'payment_delayed' | 'payment_failed' | 'page_expired' | 'tried_again'>
type Stop = Extract<OrderEvent, 'payment_differs' | 'profile_differs' | 'disputed'>
type NewRow = typeof orders.$inferInsert
/** What the provider reported about a payment, and what was decided with it. */
type PaidWith = {
  paidCents: number
  paymentSessionId: string
  cardCountry: string | null
  isTaxConflict: boolean
  isInvoiced: boolean
  /** The lease of the worker that continues with the order; null if none does right away. */
  lease: Lease | null
}
type ColumnValues = { [Column in keyof NewRow]?: NewRow[Column] | SQL }

/** With money of its own. */
const isPaidFor = gt(orders.paidCents, 0)
/** Nobody works on it anymore, and nothing is due. */
const atRest = { dueAt: null, ...released }
const notInReview = { reviewReason: null, reviewSince: null }
/** The step runs again right away, as if for the first time. */
const fromHere = (now: Date) => ({ dueAt: now, polls: 0, tries: 0, errorMessage: null })
const settled = (paidCents: number, now: Date) => ({ paidCents, step: FIRST_STEP, stepSince: now, dueAt: now })
const goesOn = (now: Date) => ({
  ...fromHere(now),
  ...afterReview(now),
  status: inSql.restartedStatus,
  stepSince: now,
  reportedAt: null,
})

const NO_ESIM = {
  iccid: null,
  networkEsimId: null,
  activationCode: null,
  confirmationCode: null,
  qrCodeUrl: null,
} as const

export function orderMovesStore({ db }: Pick<Database, 'db'>, told: HearHistory, mailLanguageOf: MailLanguageOf) {
  const taken = takenColumns(mailLanguageOf)
  /** False if the order isn't in a state that the table allows. */
  const write = async (
    id: string,
    now: Date,
    [move, detail]: [move: string, detail?: string],
    set: ColumnValues,
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
  const settling: Statement<Partial<NewRow> & { id: string }, string[]> = kept((...columns) =>
    db()
      .update(orders)
      .set({
        ...movedBy('paid'),
        ...givenColumns(orders, columns),
        isTaxConflict: sql`${orders.isTaxConflict} or ${sql.placeholder('isTaxConflict')}`,
      })
      .where(and(eq(orders.id, sql.placeholder('id')), isBefore('paid')))
      .returning(taken),
  )
  const move = (
    id: string,
    event: NotedEvent,
    now: Date,
    { set, where, detail }: { set?: ColumnValues; where?: SQL | undefined; detail?: string | undefined } = {},
  ) => write(id, now, [notedAs(event), detail], { ...movedBy(event), ...set }, and(isBefore(event), where))

  return {
    /** There was nothing to pay: the order becomes due. False if it was settled before. */
    settle: (id: string, event: 'paid' | 'given_free', paidCents: number, now: Date) =>
      move(id, event, now, { set: settled(paidCents, now) }),

    /**
     * Money arrived: the order becomes due, claimed by the worker that continues with it right away. Everything else in
     * this write happens together with it, or not at all. Null if it was settled before.
     */
    settlePaid: async (id: string, payment: PaidWith, now: Date, also: Also[] = []): Promise<TakenOrder | null> => {
      const { paidCents, isInvoiced, isTaxConflict, lease, ...evidence } = payment
      const set = {
        ...settled(paidCents, now),
        ...evidence,
        ...(isInvoiced && { isInvoiceDue: false }),
        isTaxConflict,
        ...lease,
        updatedAt: now,
      }
      const moved = settling({ ...set, id }, ...namesOf(set))
      const line = { at: now, move: notedAs('paid') }
      const [row] = await writeReturning(db(), { first: moved, fields: taken }, [noted([line]), ...also])
      if (!row) return null
      told(id, line)
      return toTaken(row)
    },

    /** Moves between payment states that provision nothing. */
    movePayment: (id: string, event: UnpaidMove, now: Date) => move(id, event, now),

    /** The payment was fully refunded: nothing more is provisioned, and whoever holds the order loses it. */
    refund: (id: string, now: Date, refundedBy: RefundedBy) =>
      move(id, 'refunded', now, {
        // A credit note is due.
        set: { ...atRest, ...notInReview, refundedCents: sql`${orders.paidCents}`, refundedBy, isInvoiceDue: true },
        detail: refundedBy,
      }),

    /** The buyer loses its eSIM, and no other is provisioned: the order stays paid and loses the codes. */
    cancelEsim: (id: string, iccidEnd: string | null, now: Date) =>
      move(id, 'esim_cancelled', now, {
        set: { ...atRest, ...NO_ESIM, errorMessage: null },
        ...(iccidEnd && { detail: iccidEnd }),
      }),

    /** Another order replaces its eSIM: it stays paid and loses the codes, once. */
    replaceEsim: (id: string, iccidEnd: string, now: Date) =>
      move(id, 'esim_replaced', now, {
        set: { ...atRest, ...NO_ESIM, errorMessage: null, replacedAt: now },
        where: isNotNull(orders.iccid),
        detail: iccidEnd,
      }),

    /** It takes the place of the order that it is swapped for, whose eSIM is back; false if it isn't paid anymore. */
    takePlace: (id: string, isGift: boolean, now: Date) =>
      write(
        id,
        now,
        ['took_place'],
        { replacesOrderId: sql`${orders.swapOf}`, isGift, ...fromHere(now), stepSince: now },
        and(inSql.isAwaitingSwap, inSql.isSettled, isBefore('step_begun')),
      ),

    /** Its eSIM was found at another network, from before a backup was restored. */
    moveToNetwork: (id: string, networkId: NetworkId, now: Date) =>
      db().update(orders).set({ networkId, packageId: null, updatedAt: now }).where(eq(orders.id, id)),

    /** The eSIM that takes the place of a top-up's is there now. */
    moveTopUp: (id: string, target: TopUpTarget, now: Date) =>
      write(
        id,
        now,
        ['moved_along', target.iccid.slice(-4)],
        { targetOrderId: target.orderId, targetIccid: target.iccid, targetNetworkEsimId: storedEsimId(target) },
        isNotNull(orders.targetIccid),
      ),

    /** The total refunded so far. It only grows and never exceeds what was paid. False if it was known. */
    refundPart: (id: string, refundedCents: number, now: Date) =>
      move(id, 'refunded_in_part', now, {
        set: { refundedCents, isInvoiceDue: true },
        where: and(lt(orders.refundedCents, refundedCents), gte(orders.paidCents, refundedCents)),
        detail: String(refundedCents),
      }),

    /** Staff is about to refund this many cents, recorded before it is done; the order continues. */
    noteAsked: (id: string, cents: number, now: Date) => write(id, now, ['part_refund_asked', String(cents)], {}),

    /** The order stops where it is until a person has reviewed it. */
    stopForReview: (id: string, event: Stop, reason: ReviewReason, now: Date, errorMessage?: string) =>
      move(id, event, now, {
        set: { ...atRest, ...inReview(reason, now), ...(errorMessage && { errorMessage }) },
        detail: reason,
      }),

    /**
     * A person has to review it while the order continues; after a dispute, or the reason it stopped for. False if it
     * was flagged for this before.
     */
    flag: (id: string, reason: ReviewReason, now: Date) =>
      write(id, now, ['flagged', reason], inReviewAtLeast(reason, now), not(isKnown(reason))),

    /** A person has reviewed what they were shown. An order that stopped for it continues only by a refund. */
    unflag: (id: string, reason: string, now: Date) =>
      write(
        id,
        now,
        ['looked_at', reason],
        afterReview(now),
        and(eq(orders.reviewReason, reason), not(inSql.isStopped)),
      ),

    /** Staff checked countries that disagree. False if they don't, or it was done before. */
    checkTax: (id: string, now: Date) =>
      write(id, now, ['tax_looked_at'], { taxCheckedAt: now }, and(inSql.isTaxConflictOpen, inSql.isSold)),

    /** Undoes that. False if nobody had checked. */
    recheckTax: (id: string, now: Date) =>
      write(
        id,
        now,
        ['tax_to_look_at'],
        { taxCheckedAt: null },
        and(eq(orders.isTaxConflict, true), isNotNull(orders.taxCheckedAt)),
      ),

    /** The bank decided for the shop: a stopped order continues where it was. False if it isn't waiting for that. */
    resume: async (id: string, now: Date) => {
      const isWon = eq(orders.reviewReason, 'dispute_won')
      return (
        (await move(id, 'resumed', now, { set: goesOn(now), where: and(isWon, isPaidFor) })) ||
        // Another order's payment paid for it as well.
        (await move(id, 'resumed_free', now, { set: goesOn(now), where: and(isWon, not(isPaidFor)) }))
      )
    },

    /**
     * An order that stopped because of the network continues where it stopped, or from the given step, with its payment
     * unchanged.
     */
    resumeDelivery: async (id: string, now: Date, from?: Pick<Order, 'step' | 'stepNumber'>) => {
      const set = { ...goesOn(now), ...from, retries: sql`${orders.retries} + 1` }
      const isNetworks = inArray(orders.reviewReason, [...RESUMABLE])
      return (
        (await move(id, 'resumed', now, { set, where: and(isNetworks, isPaidFor) })) ||
        (await move(id, 'resumed_free', now, { set, where: and(isNetworks, not(isPaidFor)) }))
      )
    },

    /**
     * Nothing more is tried automatically and a person is asked to look; the buyer keeps what is there, and may retry.
     */
    rest: (id: string, reason: ReviewReason, now: Date) =>
      move(id, 'given_up', now, {
        set: {
          ...atRest,
          ...inReviewBeforeLater(reason, now),
        },
        where: isNotNull(orders.dueAt),
        detail: reason,
      }),

    /**
     * A new address for an order that only waits for its email. False if its address has changed since, or it has moved
     * on.
     */
    changeEmail: (id: string, { seen, ...to }: { seen: string; email: string; userId: string }, now: Date) =>
      write(id, now, ['email_changed'], to, and(inSql.isFailed, eq(orders.step, 'send_email'), eq(orders.email, seen))),

    /** The traveler asked to try a failed step again. Only a failed order moves, so a double click is one retry. */
    retry: (id: string, now: Date) =>
      move(id, 'retried', now, {
        set: {
          ...fromHere(now),
          retries: sql`${orders.retries} + 1`,
          // Trying again after a day gives the step another day.
          stepSince: sql`case when ${orders.dueAt} is null then ${now.toISOString()}::timestamptz else ${orders.stepSince} end`,
        },
      }),
  }
}

// The ledger: movements and their lines, written together and never changed. Every balance is a sum
// (ledger-sum-store.ts).
import { and, asc, desc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { ledgerHolds, ledgerLines, ledgerMovements } from '#db/schema/sales/ledger.ts'
import { insertIfMoved, moved, writeTogether } from '#db/query/write-together.ts'
import type { Line, Share } from './entry.ts'
import { ledgerSumStore } from './ledger-sum-store.ts'

export type LedgerStore = ReturnType<typeof ledgerStore>
type MovementKind = (typeof ledgerMovements.$inferSelect)['kind']

type About = { orderId: string; payoutId?: undefined } | { payoutId: string; orderId?: undefined }
type NewMovement = About & { kind: MovementKind; cause: string; at: Date; lines: Line[] }

/** One movement as a business sees it: its effect on the business's accounts, in cents. */
export type LedgerEntry = {
  id: number
  kind: MovementKind
  at: Date
  /** Null if it is about no order. */
  orderId: string | null
  source: Line['source']
  heldCents: number
  payableCents: number
}
/** What an order put on the accounts of a prepaid balance, in cents. */
type PrepaidSums = { disputedCents: number; receiptsCents: number; salesCents: number }
/** One movement of a prepaid balance: positive cents were added to it. */
export type PrepaidEntry = { id: number; kind: MovementKind; at: Date; orderId: string | null; cents: number }

const cents = (account: Line['account']) =>
  sql<number>`coalesce(sum(${ledgerLines.cents}) filter (where ${ledgerLines.account} = ${sql.raw(`'${account}'`)}), 0)`.mapWith(
    Number,
  )
const isBusiness = (businessId: string) => eq(ledgerLines.businessId, businessId)
const isMargin = sql<boolean>`coalesce(${ledgerLines.source} = 'margin', false)`
// Without parameters, like its index.
const isPrepaidLine = sql`${ledgerLines.account} = 'prepaid'`
/** What a business sees: money on its way between its accounts and the bank is left out. */
const isShown = inArray(ledgerLines.account, ['held', 'payable'])
const ENTRY = {
  id: ledgerMovements.id,
  kind: ledgerMovements.kind,
  at: ledgerMovements.at,
  orderId: ledgerMovements.orderId,
  source: ledgerLines.source,
  heldCents: cents('held'),
  payableCents: cents('payable'),
}

export function ledgerStore(database: Pick<Database, 'db'>) {
  const { db } = database
  return {
    ...ledgerSumStore(database),

    /** False if its cause already moved something: then nothing is written. A movement without lines counts as none. */
    write: async ({ lines, ...movement }: NewMovement): Promise<boolean> => {
      if (lines.length === 0) return false
      const first = db().insert(ledgerMovements).values(movement).onConflictDoNothing().returning()
      const others = lines.map((line) => insertIfMoved(ledgerLines, { ...line, movementId: sql`${moved}.id` }, 'fails'))
      return (await writeTogether(db(), first, others)) !== null
    },

    /** Everyone's current share of an order, and what its sale first earned them. */
    listShares: async (orderId: string): Promise<(Share & { earnedCents: number })[]> => {
      const rows = await db()
        .select({
          businessId: ledgerLines.businessId,
          source: ledgerLines.source,
          heldCents: cents('held'),
          payableCents: cents('payable'),
          earnedCents:
            sql<number>`coalesce(sum(${ledgerLines.cents}) filter (where ${ledgerMovements.kind} = 'sale'), 0)`.mapWith(
              Number,
            ),
        })
        .from(ledgerLines)
        .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerLines.movementId))
        .where(and(eq(ledgerMovements.orderId, orderId), sql`${ledgerLines.businessId} is not null`))
        .groupBy(ledgerLines.businessId, ledgerLines.source)
        .orderBy(asc(ledgerLines.businessId), asc(ledgerLines.source))
      return rows.flatMap(({ businessId, source, ...row }) =>
        businessId === null || source === null ? [] : [{ businessId, source, ...row }],
      )
    },

    /** What is on these accounts because of an order, in cents. */
    sumOfOrder: async (orderId: string): Promise<PrepaidSums> => {
      const [sums] = await db()
        .select({
          disputedCents: cents('disputed'),
          receiptsCents: cents('receipts'),
          salesCents: cents('sales'),
        })
        .from(ledgerLines)
        .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerLines.movementId))
        .where(eq(ledgerMovements.orderId, orderId))
      return sums ?? { disputedCents: 0, receiptsCents: 0, salesCents: 0 }
    },

    /** A prepaid balance's movements, newest first, older than this one. */
    listPrepaid: (businessId: string, olderThan: number | null, most: number): Promise<PrepaidEntry[]> =>
      db()
        .select({
          id: ledgerMovements.id,
          kind: ledgerMovements.kind,
          at: ledgerMovements.at,
          orderId: ledgerMovements.orderId,
          cents: ledgerLines.cents,
        })
        .from(ledgerLines)
        .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerLines.movementId))
        .where(
          and(
            isBusiness(businessId),
            isPrepaidLine,
            olderThan === null ? undefined : lt(ledgerLines.movementId, olderThan),
          ),
        )
        .orderBy(desc(ledgerLines.movementId))
        .limit(most),

    /** A business's movements in this period, oldest first. */
    listBetween: (businessId: string, from: Date, until: Date): Promise<LedgerEntry[]> =>
      db()
        .select(ENTRY)
        .from(ledgerLines)
        .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerLines.movementId))
        .where(and(isBusiness(businessId), isShown, gte(ledgerMovements.at, from), lt(ledgerMovements.at, until)))
        .groupBy(ledgerMovements.id, ledgerLines.source)
        .orderBy(asc(ledgerMovements.at), asc(ledgerMovements.id), asc(ledgerLines.source)),

    /** A business's movements, newest first, older than this one. */
    listEntries: (businessId: string, olderThan: number | null, most: number): Promise<LedgerEntry[]> =>
      db()
        .select(ENTRY)
        .from(ledgerLines)
        .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerLines.movementId))
        .where(and(isBusiness(businessId), isShown, olderThan === null ? undefined : lt(ledgerMovements.id, olderThan)))
        .groupBy(ledgerMovements.id, ledgerLines.source)
        .orderBy(desc(ledgerMovements.id), asc(ledgerLines.source))
        .limit(most),

    /** The refunds of these orders that reversed something of a business's, and for which of its sources; oldest first. */
    listRefunds: (
      businessId: string,
      orderIds: string[],
    ): Promise<{ id: number; orderId: string | null; source: Line['source']; cause: string }[]> =>
      orderIds.length === 0
        ? Promise.resolve([])
        : db()
            .select({
              id: ledgerMovements.id,
              orderId: ledgerMovements.orderId,
              source: ledgerLines.source,
              cause: ledgerMovements.cause,
            })
            .from(ledgerLines)
            .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerLines.movementId))
            .where(
              and(
                isBusiness(businessId),
                isShown,
                eq(ledgerMovements.kind, 'refund'),
                inArray(ledgerMovements.orderId, orderIds),
              ),
            )
            .groupBy(ledgerMovements.id, ledgerLines.source)
            .orderBy(asc(ledgerMovements.id)),

    /**
     * Amounts per movement on one of the shop's accounts in this period. Commission spent is negative, and so is money
     * received for deposits. What businesses earned from their own prices is separate from other commission.
     */
    listOfShop: async (
      account: 'commission' | 'receipts',
      from: Date,
      until: Date,
    ): Promise<{ id: number; at: Date; orderId: string; isMargin: boolean; cents: number }[]> => {
      const rows = await db()
        .select({
          id: ledgerMovements.id,
          at: ledgerMovements.at,
          orderId: ledgerMovements.orderId,
          isMargin: isMargin.mapWith(Boolean),
          cents: cents(account),
        })
        .from(ledgerMovements)
        .innerJoin(ledgerLines, eq(ledgerLines.movementId, ledgerMovements.id))
        .where(and(eq(ledgerLines.account, account), gte(ledgerMovements.at, from), lt(ledgerMovements.at, until)))
        .groupBy(ledgerMovements.id, isMargin)
        .orderBy(asc(ledgerMovements.id), asc(isMargin))
      return rows.map(({ orderId, ...row }) => ({ ...row, orderId: orderId ?? '' }))
    },

    hold: (orderId: string, releaseAt: Date) =>
      db().insert(ledgerHolds).values({ orderId, releaseAt }).onConflictDoNothing(),
    postpone: (orderId: string, releaseAt: Date) =>
      db().update(ledgerHolds).set({ releaseAt }).where(eq(ledgerHolds.orderId, orderId)),
    endHold: (orderId: string) => db().delete(ledgerHolds).where(eq(ledgerHolds.orderId, orderId)),
    /** Longest waiting first. */
    listDue: async (now: Date, most: number): Promise<{ orderId: string }[]> =>
      db()
        .select({ orderId: ledgerHolds.orderId })
        .from(ledgerHolds)
        .where(lte(ledgerHolds.releaseAt, now))
        .orderBy(asc(ledgerHolds.releaseAt))
        .limit(most),
  }
}

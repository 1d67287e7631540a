// Keys to an order page: one-time ones for the return from the payment page, permanent ones for links in emails.
import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { kept, type Statement } from '#db/query/kept.ts'
import { forgetSome } from '#db/query/forget-some.ts'
import { orderKeys } from '#db/schema/sales/order-keys.ts'
import { unawaited } from '#db/query/unawaited.ts'
import { insertIfMoved, type Also } from '#db/query/write-together.ts'
import { holderMarkOf } from '#shop/sales/correction/correction.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { fingerprint, type TokenMaker } from '#values/secret.ts'

type HeldOrder = Pick<Order, 'id' | 'holder'>
type NewKey = { order: HeldOrder; kind: 'return' | 'mail' | 'invoice'; seed: string; expiresAt: Date }

const seedOf = (order: HeldOrder, about?: string) =>
  [holderMarkOf(order), ...(about === undefined ? [] : [about])].join(':')

/** A key that opens its order page: one from an email until it expires, one from a payment page until it was used. */
const isOpening = and(
  eq(orderKeys.tokenHash, sql.placeholder('tokenHash')),
  gt(orderKeys.expiresAt, sql.placeholder('now')),
  or(eq(orderKeys.kind, 'mail'), and(eq(orderKeys.kind, 'return'), isNull(orderKeys.usedAt))),
)

export function orderKeyStore({ db, isInTransaction }: Database, makeToken: TokenMaker) {
  const make = ({ order: { id: orderId, holder = null }, kind, seed, expiresAt }: NewKey) => {
    const token = makeToken(`order-key:${kind}:${seed}`)
    return { token, row: { tokenHash: fingerprint(token), orderId, holder, kind, expiresAt } }
  }
  const issue = async (key: NewKey): Promise<string> => {
    const { token, row } = make(key)
    await db().insert(orderKeys).values(row).onConflictDoNothing()
    return token
  }

  const used: Statement<{ tokenHash: string; now: Date }, [isInTransaction: boolean]> = kept((isInside) =>
    db()
      .update(orderKeys)
      .set({ usedAt: sql`${sql.placeholder('now')}` })
      .where(and(isOpening, unawaited({ isInTransaction: () => isInside })))
      .returning({ orderId: orderKeys.orderId, holder: orderKeys.holder }),
  )
  const read: Statement<{ tokenHash: string; now: Date }> = kept(() =>
    db().select({ orderId: orderKeys.orderId, holder: orderKeys.holder }).from(orderKeys).where(isOpening),
  )

  return {
    /** Those that expired before then. */
    forgetEnded: (before: Date, most: number) =>
      forgetSome(db(), { table: orderKeys, key: orderKeys.tokenHash, where: lte(orderKeys.expiresAt, before), most }),

    /**
     * The key for links in emails to whoever holds the order, or for its invoice; issuing it again changes nothing. One
     * that is `about` something is another key.
     */
    issue: ({
      order,
      kind,
      about,
      expiresAt,
    }: Omit<NewKey, 'kind' | 'seed'> & { kind: 'mail' | 'invoice'; about?: string }) =>
      issue({ order, kind, seed: seedOf(order, about), expiresAt }),

    /** The one-time key for the return from a payment page, and its row, to be written with the page. */
    returning: (order: HeldOrder, pageId: string, expiresAt: Date) => {
      const { token, row } = make({ order, kind: 'return', seed: pageId, expiresAt })
      return { token, row: insertIfMoved(orderKeys, row) }
    },

    /** The same key for a page that was recorded without it. */
    issueReturn: (order: HeldOrder, pageId: string, expiresAt: Date) =>
      issue({ order, kind: 'return', seed: pageId, expiresAt }),

    /** The key for the links in an order's emails, and its row, to be written with the order. */
    making: (order: HeldOrder, expiresAt: Date) => {
      const { token, row } = make({ order, kind: 'mail', seed: seedOf(order), expiresAt })
      return { token, row: insertIfMoved(orderKeys, row) }
    },

    /**
     * Uses up the key and returns its order's ID and holder, for the order store's query. A return key works once; if the
     * database crashes in the next half second, once more.
     */
    using: (token: string, now: Date): Also => used({ tokenHash: fingerprint(token), now }, isInTransaction()),

    /** Finds the same order and holder, and leaves the key as it is. */
    reading: (token: string, now: Date): Also => read({ tokenHash: fingerprint(token), now }),

    /** The links to an order's invoice that were sent out end. */
    endInvoices: (orderIds: string[]) =>
      db()
        .delete(orderKeys)
        .where(and(inArray(orderKeys.orderId, orderIds), eq(orderKeys.kind, 'invoice'))),

    /** The order whose invoice this token opens, and nothing else. */
    redeemForInvoice: async (token: string, now: Date): Promise<string | null> => {
      const [row] = await db()
        .select({ orderId: orderKeys.orderId })
        .from(orderKeys)
        .where(
          and(eq(orderKeys.tokenHash, fingerprint(token)), eq(orderKeys.kind, 'invoice'), gt(orderKeys.expiresAt, now)),
        )
        .limit(1)
      return row?.orderId ?? null
    },
  }
}

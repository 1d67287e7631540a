// Keys to an order page: one-time ones for the return from the payment page, permanent ones for links in emails.
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { kept, type Statement } from '#db/query/kept.ts'
import { forgetSome } from '#db/query/forget-some.ts'
import { orderKeys } from '#db/schema/sales/orders.ts'
import { unawaited } from '#db/query/unawaited.ts'
import { insertIfMoved, type Also } from '#db/query/write-together.ts'
import { fingerprint, type TokenMaker } from '#values/secret.ts'

export function orderKeyStore({ db, isInTransaction }: Database, makeToken: TokenMaker) {
  const issue = async (key: {
    orderId: string
    kind: 'return' | 'mail' | 'invoice'
    seed: string
    expiresAt: Date
  }): Promise<string> => {
    const token = makeToken(`order-key:${key.kind}:${key.seed}`)
    await db()
      .insert(orderKeys)
      .values({ tokenHash: fingerprint(token), orderId: key.orderId, kind: key.kind, expiresAt: key.expiresAt })
      .onConflictDoNothing()
    return token
  }

  const used: Statement<{ tokenHash: string; now: Date }, [isInTransaction: boolean]> = kept((isInside) =>
    db()
      .update(orderKeys)
      .set({ usedAt: sql`${sql.placeholder('now')}` })
      .where(
        and(
          eq(orderKeys.tokenHash, sql.placeholder('tokenHash')),
          gt(orderKeys.expiresAt, sql.placeholder('now')),
          or(eq(orderKeys.kind, 'mail'), and(eq(orderKeys.kind, 'return'), isNull(orderKeys.usedAt))),
          unawaited({ isInTransaction: () => isInside }),
        ),
      )
      .returning({ orderId: orderKeys.orderId }),
  )

  return {
    /** Those that expired before then. */
    forgetEnded: (before: Date, most: number) =>
      forgetSome(db(), { table: orderKeys, key: orderKeys.tokenHash, where: lte(orderKeys.expiresAt, before), most }),

    /** The key for this kind and seed; issuing it again changes nothing. */
    issue,

    /** The one-time key for the return from a payment page, and its row, to be written with the page. */
    returning: (orderId: string, pageId: string, expiresAt: Date) => {
      const token = makeToken(`order-key:return:${pageId}`)
      const row = { tokenHash: fingerprint(token), orderId, kind: 'return', expiresAt } as const
      return { token, row: insertIfMoved(orderKeys, row) }
    },

    /** The same key for a page that was recorded without it. */
    issueReturn: (orderId: string, pageId: string, expiresAt: Date) =>
      issue({ orderId, kind: 'return', seed: pageId, expiresAt }),

    /** The key for the links in an order's emails, and its row, to be written with the order. */
    making: (orderId: string, expiresAt: Date) => {
      const token = makeToken(`order-key:mail:${orderId}`)
      const row = { tokenHash: fingerprint(token), orderId, kind: 'mail', expiresAt } as const
      return { token, row: insertIfMoved(orderKeys, row) }
    },

    /**
     * Uses up the key and returns its order's ID, for the order store's query. A return key works once; if the database
     * crashes in the next half second, once more.
     */
    using: (token: string, now: Date): Also => used({ tokenHash: fingerprint(token), now }, isInTransaction()),

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

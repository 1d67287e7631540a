// The journal of purchases at networks that take no reference of ours: all nodes share it, and the database sees to it
// that each of a network's orders belongs to one purchase.
import { and, asc, between, eq, isNotNull, isNull, ne, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isUniqueViolation, type Database } from '#db/database.ts'
import { networkPurchases } from '#db/schema/sales/esims.ts'
import type { NetworkId } from '#values/network-id.ts'

type Purchase = { reference: string; packageId: string }
export type NetworkPurchaseStore = ReturnType<typeof networkPurchaseStore>

const isIt = (id: string) => eq(networkPurchases.id, id)
const isOf = (networkOrder: string) => eq(networkPurchases.networkOrder, networkOrder)

/** A request for the same package under another reference, of which nobody knows the order. */
const isAskedByAnother = ({ reference, packageId }: Purchase, from: Date, until: Date) =>
  and(
    eq(networkPurchases.packageId, packageId),
    ne(networkPurchases.reference, reference),
    isNull(networkPurchases.networkOrder),
    between(networkPurchases.askedAt, from, until),
  )

/** Whoever may only read, such as the audit, claims and marks nothing, and knows what others did. */
export function networkPurchaseStore({ db }: Pick<Database, 'db'>, { isReadOnly = false } = {}) {
  return {
    /** For the adapter of one network. */
    of: (networkId: NetworkId) => {
      const isHere = eq(networkPurchases.networkId, networkId)
      return {
        begin: async ({ reference, packageId }: Purchase, now: Date): Promise<string> => {
          const [row] = await db()
            .insert(networkPurchases)
            .values({ networkId, reference, packageId, askedAt: now })
            .returning({ id: networkPurchases.id })
          if (!row) throw new Error('The purchase was not written down.')
          return row.id
        },
        drop: async (id: string): Promise<void> => void (await db().delete(networkPurchases).where(isIt(id))),
        giveUp: async (id: string, now: Date): Promise<void> =>
          void (await db().update(networkPurchases).set({ endedAt: now }).where(isIt(id))),
        claim: async (id: string, networkOrder: string): Promise<boolean> => {
          if (isReadOnly) return false
          try {
            const claimed = await db()
              .update(networkPurchases)
              .set({ networkOrder })
              .where(and(isIt(id), isNull(networkPurchases.networkOrder)))
              .returning({ id: networkPurchases.id })
            return claimed.length > 0
          } catch (error) {
            if (isUniqueViolation(error)) return false
            throw error
          }
        },
        mark: async (id: string): Promise<void> => {
          if (!isReadOnly) await db().update(networkPurchases).set({ isMarked: true }).where(isIt(id))
        },
        giveBack: async (networkOrder: string): Promise<void> =>
          void (await db().update(networkPurchases).set({ isGivenBack: true }).where(isOf(networkOrder))),
        list: (reference: string) =>
          db()
            .select({
              id: networkPurchases.id,
              reference: networkPurchases.reference,
              packageId: networkPurchases.packageId,
              askedAt: networkPurchases.askedAt,
              networkOrder: networkPurchases.networkOrder,
              isMarked: networkPurchases.isMarked,
            })
            .from(networkPurchases)
            .where(and(isHere, eq(networkPurchases.reference, reference), eq(networkPurchases.isGivenBack, false)))
            .orderBy(asc(networkPurchases.askedAt)),
        isClaimed: async (networkOrder: string): Promise<boolean> =>
          (await db().select({ id: networkPurchases.id }).from(networkPurchases).where(isOf(networkOrder))).length > 0,
        isAwaited: async ({ reference, packageId }: Purchase, from: Date, until: Date): Promise<boolean> => {
          const waiting = await db()
            .select({ id: networkPurchases.id })
            .from(networkPurchases)
            .where(and(isAskedByAnother({ reference, packageId }, from, until), isNull(networkPurchases.endedAt)))
            .limit(1)
          return waiting.length > 0
        },
        isMissed: async ({ reference, packageId }: Purchase, from: Date, until: Date): Promise<boolean> => {
          const has = alias(networkPurchases, 'has')
          const missing = await db()
            .select({ id: networkPurchases.id })
            .from(networkPurchases)
            .where(
              and(
                isAskedByAnother({ reference, packageId }, from, until),
                notExists(
                  db()
                    .select({ id: has.id })
                    .from(has)
                    .where(and(eq(has.reference, networkPurchases.reference), isNotNull(has.networkOrder))),
                ),
              ),
            )
            .limit(1)
          return missing.length > 0
        },
      }
    },
  }
}

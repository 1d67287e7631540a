// Test orders at connected networks as rows; the database allows one at a time for each network.
import { and, asc, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { networkTrials } from '#db/schema/office/network-trials.ts'
import type { NetworkId } from '#values/network-id.ts'
import type { NetworkMoney } from '#values/network-package.ts'

export type NetworkTrial = typeof networkTrials.$inferSelect
type NewTrial = Pick<
  NetworkTrial,
  | 'id'
  | 'orderId'
  | 'networkId'
  | 'packageId'
  | 'packageName'
  | 'userId'
  | 'cost'
  | 'costCents'
  | 'creditBefore'
  | 'begunAt'
>
type Look = Pick<NetworkTrial, 'isUsable' | 'profileState' | 'lookProblem'>

const isOpen = and(isNull(networkTrials.closedAt), inArray(networkTrials.money, ['kept', 'requested', 'unknown']))

export function networkTrialStore({ db }: Database) {
  /** False if that was written before. */
  const change = async (id: string, set: Partial<NetworkTrial>, where = isNull(networkTrials.money)) => {
    const rows = await db()
      .update(networkTrials)
      .set(set)
      .where(and(eq(networkTrials.id, id), where))
      .returning({ id: networkTrials.id })
    return rows.length > 0
  }

  return {
    find: async (id: string): Promise<NetworkTrial | null> =>
      (await db().select().from(networkTrials).where(eq(networkTrials.id, id)))[0] ?? null,

    /** False if there is one with this ID, or one runs at this network. */
    begin: async (trial: NewTrial): Promise<boolean> =>
      (await db().insert(networkTrials).values(trial).onConflictDoNothing().returning({ id: networkTrials.id }))
        .length > 0,

    isRunning: async (networkId: NetworkId): Promise<boolean> =>
      (
        await db()
          .select({ id: networkTrials.id })
          .from(networkTrials)
          .where(and(eq(networkTrials.networkId, networkId), isNull(networkTrials.endedAt)))
      ).length > 0,

    /** Those whose money nobody has seen yet, the oldest first. */
    listDue: (most: number) =>
      db()
        .select({ id: networkTrials.id, orderId: networkTrials.orderId })
        .from(networkTrials)
        .where(isNull(networkTrials.money))
        .orderBy(asc(networkTrials.begunAt))
        .limit(most),

    looked: (id: string, look: Look, now: Date) =>
      change(id, { ...look, lookedAt: now }, isNull(networkTrials.lookedAt)),
    failed: (id: string, problem: string) => change(id, { problem }, isNull(networkTrials.problem)),
    /** Nothing more is done for its order but to look for what may still come, so another one may begin. */
    ended: (id: string, now: Date) => change(id, { endedAt: now }, isNull(networkTrials.endedAt)),
    /** It is over, and what became of the money is known. */
    counted: (
      id: string,
      known: { money: NonNullable<NetworkTrial['money']>; creditAfter: NetworkMoney | null; endedAt: Date },
    ) => change(id, known),

    /** A person has looked at what wasn't given back, and knows where the money is. False if there was nothing to close. */
    close: (id: string, by: { money: 'back' | 'kept'; userId: string; now: Date }) =>
      change(id, { money: by.money, closedAt: by.now, closedBy: by.userId }, isOpen),

    /** Its network has paid for the eSIM of this order after all, whatever a person said of it before. */
    paidBack: (orderId: string) =>
      db()
        .update(networkTrials)
        .set({ money: 'back' })
        .where(and(eq(networkTrials.orderId, orderId), inArray(networkTrials.money, ['kept', 'requested', 'unknown']))),

    /** All that run or stay listed, and those that began since then; the newest first. */
    list: (since: Date, most: number): Promise<NetworkTrial[]> =>
      db()
        .select()
        .from(networkTrials)
        .where(or(isNull(networkTrials.money), isOpen, gte(networkTrials.begunAt, since)))
        .orderBy(sql`${isOpen} desc nulls last`, desc(networkTrials.begunAt))
        .limit(most),

    /** What tests since then cost for good, in cents. */
    sumKept: async (since: Date): Promise<number> =>
      (
        await db()
          .select({ cents: sql<number>`coalesce(sum(${networkTrials.costCents}), 0)`.mapWith(Number) })
          .from(networkTrials)
          .where(and(eq(networkTrials.money, 'kept'), gte(networkTrials.begunAt, since)))
      )[0]?.cents ?? 0,
  }
}

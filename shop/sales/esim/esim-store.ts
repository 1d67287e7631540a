// eSIMs as rows; the database rejects a second active eSIM for an order and a second order for an eSIM.
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { isIccid, isStored, waysToStore, type Ways } from '#db/sealing/iccid-column.ts'
import { givenColumns, kept, namesOf, type Statement } from '#db/query/kept.ts'
import { readRows } from '#db/query/read-rows.ts'
import { ifMoved, insertIfMoved, moved, type Also } from '#db/query/write-together.ts'
import { esims } from '#db/schema/sales/esims.ts'

export type EsimRow = typeof esims.$inferSelect
export type EsimStore = ReturnType<typeof esimStore>
export type NewEsim = { iccid: string; orderId: string; networkId: string; bundleId: string; zone: string; now: Date }
type Codes = { activationCode: string; qrPng: Uint8Array | null }

const rowOf = ({ iccid, orderId, networkId, bundleId, zone, now }: NewEsim) => ({
  iccid,
  orderId,
  networkId,
  bundleId,
  zone,
  createdAt: now,
})

const HOLDER = { orderId: esims.orderId, state: esims.state }

export function esimStore({ db }: Database) {
  const held: Statement<Ways, string[]> = kept((...ways) =>
    db().select(HOLDER).from(esims).where(isStored(esims.iccid, ways)).limit(1),
  )
  const savedCodes: Statement<
    Ways & { activationCode: string; qrPng?: Uint8Array },
    [hasImage: boolean, ...ways: string[]]
  > = kept((hasImage, ...ways) =>
    db()
      .update(esims)
      .set(givenColumns(esims, hasImage ? ['activationCode', 'qrPng'] : ['activationCode']))
      .where(and(isStored(esims.iccid, ways), ifMoved))
      .returning({ iccid: esims.iccid }),
  )
  const givenToBuyer: Statement<Ways, string[]> = kept((...ways) =>
    db()
      .update(esims)
      .set({ userId: sql`(select user_id from ${moved})` })
      .where(and(isStored(esims.iccid, ways), eq(esims.state, 'active'), ifMoved))
      .returning({ iccid: esims.iccid }),
  )
  return {
    findActive: async (orderId: string): Promise<EsimRow | null> =>
      (
        await db()
          .select()
          .from(esims)
          .where(and(eq(esims.orderId, orderId), eq(esims.state, 'active')))
          .limit(1)
      )[0] ?? null,

    /** Deletes what nobody needs from these orders' eSIMs: code, image, and name. */
    forgetCodes: async (orderIds: string[]): Promise<void> => {
      if (orderIds.length === 0) return
      const gone = { activationCode: null, qrPng: null, label: null, userId: null }
      await db().update(esims).set(gone).where(inArray(esims.orderId, orderIds))
    },

    /** Whose profile this is, and whether its order uses it. */
    findHolder: async (iccid: string): Promise<{ orderId: string; isActive: boolean } | null> => {
      const ways = waysToStore(iccid)
      const [row] = await readRows(db(), held(ways, ...namesOf(ways)), HOLDER)
      return row ? { orderId: row.orderId, isActive: row.state === 'active' } : null
    },

    /**
     * Assigns the profile to the order, with its codes if they are known, to be written with it; fails if somebody has
     * it, or the order has another.
     */
    adopting: ({ activationCode, qrPng, ...esim }: NewEsim & Partial<Codes>) =>
      insertIfMoved(esims, { ...rowOf(esim), activationCode, qrPng, state: 'active' }, 'fails'),
    /** The same right away, for an order that had it before; a profile that somebody has stays theirs. */
    adopt: (esim: NewEsim) =>
      db()
        .insert(esims)
        .values({ ...rowOf(esim), state: 'active' })
        .onConflictDoNothing(),
    notingSurplus: (esim: NewEsim) => insertIfMoved(esims, { ...rowOf(esim), state: 'surplus' }),
    /** The codes, to be written with the order; without a new image, the existing one stays. */
    savingCodes: (iccid: string, { activationCode, qrPng }: Codes): Also => {
      const ways = waysToStore(iccid)
      return savedCodes({ activationCode, ...(qrPng && { qrPng }), ...ways }, qrPng !== null, ...namesOf(ways))
    },
    /** Assigns the eSIM to whoever owns the order at this moment; to be written with the order. */
    givingToBuyer: (iccid: string): Also => {
      const ways = waysToStore(iccid)
      return givenToBuyer(ways, ...namesOf(ways))
    },

    /**
     * Records a profile that its order doesn't need, so that it is returned to the network. False if it is recorded
     * already.
     */
    noteSurplus: async (esim: NewEsim) => {
      const noted = await db()
        .insert(esims)
        .values({ ...rowOf(esim), state: 'surplus' })
        .onConflictDoNothing()
        .returning({ iccid: esims.iccid })
      return noted.length > 0
    },

    /** The order gives up its eSIM, which is returned to the network. */
    giveBack: (orderId: string) =>
      db()
        .update(esims)
        .set({ state: 'surplus' })
        .where(and(eq(esims.orderId, orderId), eq(esims.state, 'active'))),

    listSurplus: (most: number) =>
      db()
        .select({ iccid: esims.iccid, orderId: esims.orderId, networkId: esims.networkId })
        .from(esims)
        .where(eq(esims.state, 'surplus'))
        .limit(most),

    endSurplus: (iccid: string, as: 'released' | 'kept') =>
      db()
        .update(esims)
        .set({ state: as })
        .where(and(isIccid(esims.iccid, iccid), eq(esims.state, 'surplus'))),

    /** Active eSIMs that aren't monitored yet, oldest first. */
    listUnwatched: (most: number) =>
      db()
        .select({ iccid: esims.iccid, orderId: esims.orderId })
        .from(esims)
        .where(and(eq(esims.state, 'active'), eq(esims.isWatched, false)))
        .orderBy(asc(esims.createdAt))
        .limit(most),

    watched: (iccids: string[]) =>
      db()
        .update(esims)
        .set({ isWatched: true })
        .where(isIccid(esims.iccid, ...iccids)),

    /** An account's eSIMs without their images, oldest first. */
    listOf: (userId: string) =>
      db()
        .select({
          iccid: esims.iccid,
          orderId: esims.orderId,
          bundleId: esims.bundleId,
          zone: esims.zone,
          label: esims.label,
          activationCode: esims.activationCode,
          createdAt: esims.createdAt,
        })
        .from(esims)
        .where(and(eq(esims.userId, userId), eq(esims.state, 'active')))
        .orderBy(asc(esims.createdAt), asc(esims.iccid)),

    /** Which orders these profiles belong to, including surplus ones. */
    listByIccids: async (iccids: string[]): Promise<{ iccid: string; orderId: string }[]> =>
      iccids.length === 0
        ? []
        : db()
            .select({ iccid: esims.iccid, orderId: esims.orderId })
            .from(esims)
            .where(isIccid(esims.iccid, ...iccids)),

    /** The network that has this profile; null if it never belonged to us. */
    findNetwork: async (iccid: string): Promise<string | null> =>
      (await db().select({ networkId: esims.networkId }).from(esims).where(isIccid(esims.iccid, iccid)).limit(1))[0]
        ?.networkId ?? null,

    /** How many active eSIMs each of these customers has. */
    countOfUsers: (userIds: string[]) =>
      db()
        .select({ userId: esims.userId, found: count() })
        .from(esims)
        .where(and(inArray(esims.userId, userIds), eq(esims.state, 'active')))
        .groupBy(esims.userId),

    rename: (iccid: string, label: string | null) =>
      db().update(esims).set({ label }).where(isIccid(esims.iccid, iccid)),

    /** They stay with their orders, but belong to no account. */
    leave: (userId: string) => db().update(esims).set({ userId: null, label: null }).where(eq(esims.userId, userId)),

    moveTo: (userId: string, guestId: string) => db().update(esims).set({ userId }).where(eq(esims.userId, guestId)),

    listIccidsOf: async (userId: string): Promise<string[]> =>
      (
        await db()
          .select({ iccid: esims.iccid })
          .from(esims)
          .where(and(eq(esims.userId, userId), eq(esims.state, 'active')))
          .orderBy(asc(esims.createdAt), asc(esims.iccid))
      ).map(({ iccid }) => iccid),

    /** False if there is no such eSIM in use. */
    giveTo: async (iccid: string, userId: string): Promise<boolean> => {
      const given = await db()
        .update(esims)
        .set({ userId })
        .where(and(isIccid(esims.iccid, iccid), eq(esims.state, 'active')))
        .returning({ iccid: esims.iccid })
      return given.length > 0
    },
  }
}

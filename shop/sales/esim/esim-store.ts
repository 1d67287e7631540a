// eSIMs as rows; the database rejects a second active eSIM for an order and a second order for an eSIM. An ICCID may
// come back for another order, so nothing is found or changed by an ICCID alone.
import { and, asc, count, desc, eq, gte, inArray, isNull, ne, or, sql, type Placeholder } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { isIccid, isStored, waysToStore, type Ways } from '#db/sealing/iccid-column.ts'
import { givenColumns, kept, namesOf, type Statement } from '#db/query/kept.ts'
import { readRows } from '#db/query/read-rows.ts'
import { ifMoved, insertIfMoved, moved, type Also } from '#db/query/write-together.ts'
import { esims } from '#db/schema/sales/esims.ts'
import type { NetworkId, NetworkEsim } from '#values/network-id.ts'
import { storedEsimId } from './stored-esim-id.ts'

/** With the network's own ID, whether or not that is the ICCID. */
export type EsimRow = Omit<typeof esims.$inferSelect, 'networkEsimId'> & NetworkEsim
export type EsimStore = ReturnType<typeof esimStore>
export type NewEsim = NetworkEsim & { orderId: string; networkId: NetworkId; bundleId: string; zone: string; now: Date }
type Codes = { activationCode: string; confirmationCode: string | null; qrPng: Uint8Array | null }

const rowOf = ({ iccid, networkEsimId, orderId, networkId, bundleId, zone, now }: NewEsim) => ({
  iccid,
  networkEsimId: storedEsimId({ networkEsimId, iccid }),
  orderId,
  networkId,
  bundleId,
  zone,
  createdAt: now,
})

const named = <Row extends { iccid: string; networkEsimId: string | null }>(row: Row) => ({
  ...row,
  networkEsimId: row.networkEsimId ?? row.iccid,
})

/** An ID that no eSIM has. */
const NO_ID = ''
const IDS = { iccid: esims.iccid, networkEsimId: esims.networkEsimId }
/** From which states an eSIM gets there. */
const BEFORE = { released: ['surplus', 'kept'], kept: ['surplus'] } as const
const HOLDER = { orderId: esims.orderId, state: esims.state }

// As a value, the state would have to be known before the index of active ones counts, so each use would be planned anew.
const isActiveOf = (orderId: string | Placeholder) => and(eq(esims.orderId, orderId), sql`${esims.state} = 'active'`)

export function esimStore({ db }: Database) {
  // One of the two finds it: by its ICCID only if that is what its network calls it.
  const held: Statement<Ways & { networkId: string; networkEsimId: string }, string[]> = kept((...ways) =>
    db()
      .select(HOLDER)
      .from(esims)
      .where(
        and(
          eq(esims.networkId, sql.placeholder('networkId')),
          or(
            eq(esims.networkEsimId, sql.placeholder('networkEsimId')),
            and(isNull(esims.networkEsimId), isStored(esims.iccid, ways)),
          ),
        ),
      )
      .limit(1),
  )
  const savedCodes: Statement<
    Ways & { orderId: string; activationCode: string; confirmationCode: string | null; qrPng?: Uint8Array },
    [hasImage: boolean, ...ways: string[]]
  > = kept((hasImage, ...ways) =>
    db()
      .update(esims)
      .set(givenColumns(esims, ['activationCode', 'confirmationCode', ...(hasImage ? (['qrPng'] as const) : [])]))
      .where(and(eq(esims.orderId, sql.placeholder('orderId')), isStored(esims.iccid, ways), ifMoved))
      .returning({ iccid: esims.iccid }),
  )
  const givenToBuyer: Statement<{ orderId: string }> = kept(() =>
    db()
      .update(esims)
      .set({ userId: sql`(select user_id from ${moved})` })
      .where(and(isActiveOf(sql.placeholder('orderId')), ifMoved))
      .returning({ iccid: esims.iccid }),
  )
  const surplus = (most: number) =>
    db()
      .select({ ...IDS, orderId: esims.orderId, networkId: esims.networkId })
      .from(esims)
      .where(eq(esims.state, 'surplus'))
      .limit(most)

  return {
    findActive: async (orderId: string): Promise<EsimRow | null> => {
      const [row] = await db().select().from(esims).where(isActiveOf(orderId)).limit(1)
      return row ? named(row) : null
    },

    /** Deletes what nobody needs from these orders' eSIMs: code, image, and name. */
    forgetCodes: async (orderIds: string[]): Promise<void> => {
      if (orderIds.length === 0) return
      const gone = { activationCode: null, confirmationCode: null, qrPng: null, label: null, userId: null }
      await db().update(esims).set(gone).where(inArray(esims.orderId, orderIds))
    },

    /** Whose profile of this network it is, and whether its order uses it. */
    findHolder: async (
      networkId: NetworkId,
      esim: NetworkEsim,
    ): Promise<{ orderId: string; isActive: boolean } | null> => {
      const ways = waysToStore(storedEsimId(esim) === null ? esim.iccid : NO_ID)
      const networkEsimId = storedEsimId(esim) ?? NO_ID
      const [row] = await readRows(db(), held({ ...ways, networkId, networkEsimId }, ...namesOf(ways)), HOLDER)
      return row ? { orderId: row.orderId, isActive: row.state === 'active' } : null
    },

    /** Which eSIMs of this network other orders have or had under the ICCID, and didn't give back. */
    listIccidHeld: async (
      networkId: NetworkId,
      { orderId, iccid }: { orderId: string; iccid: string },
    ): Promise<NetworkEsim[]> => {
      const found = await db()
        .select(IDS)
        .from(esims)
        .where(
          and(
            eq(esims.networkId, networkId),
            isIccid(esims.iccid, iccid),
            ne(esims.orderId, orderId),
            ne(esims.state, 'released'),
          ),
        )
      return found.map(named)
    },

    /** Whether we ever had this profile, of whichever network. */
    hasHad: async (esim: NetworkEsim): Promise<boolean> => {
      const id = storedEsimId(esim)
      const isIt = id === null ? isNull(esims.networkEsimId) : eq(esims.networkEsimId, id)
      const found = await db()
        .select({ orderId: esims.orderId })
        .from(esims)
        .where(and(isIccid(esims.iccid, esim.iccid), isIt))
        .limit(1)
      return found.length > 0
    },

    /**
     * Assigns the profile to the order, with its codes if they are known, to be written with it; fails if somebody has
     * it, or the order has another.
     */
    adopting: ({ activationCode, confirmationCode, qrPng, ...esim }: NewEsim & Partial<Codes>) =>
      insertIfMoved(esims, { ...rowOf(esim), activationCode, confirmationCode, qrPng, state: 'active' }, 'fails'),
    /** The same right away, for an order that had it before; a profile that somebody has stays theirs. */
    adopt: (esim: NewEsim) =>
      db()
        .insert(esims)
        .values({ ...rowOf(esim), state: 'active' })
        .onConflictDoNothing(),
    notingSurplus: (esim: NewEsim) => insertIfMoved(esims, { ...rowOf(esim), state: 'surplus' }),
    /** The codes, to be written with the order; without a new image, the existing one stays. */
    savingCodes: (orderId: string, iccid: string, { activationCode, confirmationCode, qrPng }: Codes): Also => {
      const ways = waysToStore(iccid)
      const given = { orderId, activationCode, confirmationCode, ...(qrPng && { qrPng }), ...ways }
      return savedCodes(given, qrPng !== null, ...namesOf(ways))
    },
    /** Assigns the eSIM to whoever owns the order at this moment; to be written with the order. */
    givingToBuyer: (orderId: string): Also => givenToBuyer({ orderId }),

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

    listSurplus: async (most: number) => (await surplus(most)).map(named),
    /** Finds one if there are any. */
    anySurplus: () => surplus(1),

    /** What a network didn't take back since then, the newest first. */
    listKept: async (networkId: NetworkId, since: Date, most: number) => {
      const isIt = and(eq(esims.state, 'kept'), eq(esims.networkId, networkId), gte(esims.createdAt, since))
      const selected = db()
        .select({ ...IDS, orderId: esims.orderId })
        .from(esims)
        .where(isIt)
      return (await selected.orderBy(desc(esims.createdAt)).limit(most)).map(named)
    },

    /** `because`: why it is kept. What was kept may be released later. */
    endSurplus: (orderId: string, iccid: string, as: 'released' | 'kept', because: string | null = null) =>
      db()
        .update(esims)
        .set({ state: as, keptBecause: because })
        .where(and(eq(esims.orderId, orderId), isIccid(esims.iccid, iccid), inArray(esims.state, BEFORE[as]))),

    /** Active eSIMs that aren't monitored yet, oldest first. */
    listUnwatched: (most: number) =>
      db()
        .select({ iccid: esims.iccid, orderId: esims.orderId })
        .from(esims)
        .where(and(eq(esims.state, 'active'), eq(esims.isWatched, false)))
        .orderBy(asc(esims.createdAt))
        .limit(most),

    watched: (orderIds: string[]) =>
      db()
        .update(esims)
        .set({ isWatched: true })
        .where(and(inArray(esims.orderId, orderIds), eq(esims.state, 'active'))),

    /** An account's eSIMs without their images, oldest first. */
    listOf: async (userId: string) =>
      (
        await db()
          .select({
            ...IDS,
            networkId: esims.networkId,
            orderId: esims.orderId,
            bundleId: esims.bundleId,
            zone: esims.zone,
            label: esims.label,
            activationCode: esims.activationCode,
            createdAt: esims.createdAt,
          })
          .from(esims)
          .where(and(eq(esims.userId, userId), eq(esims.state, 'active')))
          .orderBy(asc(esims.createdAt), asc(esims.iccid))
      ).map(named),

    /** The profiles that have or had these ICCIDs, including surplus and returned ones; the newest last. */
    listByIccids: async (iccids: string[]): Promise<(NetworkEsim & { orderId: string; networkId: NetworkId })[]> =>
      iccids.length === 0
        ? []
        : (
            await db()
              .select({ ...IDS, orderId: esims.orderId, networkId: esims.networkId })
              .from(esims)
              .where(isIccid(esims.iccid, ...iccids))
              .orderBy(asc(esims.createdAt))
          ).map(named),

    /** What became of the profiles of these orders. */
    listOfOrders: (orderIds: string[]) =>
      db()
        .select({ orderId: esims.orderId, iccid: esims.iccid, state: esims.state, keptBecause: esims.keptBecause })
        .from(esims)
        .where(inArray(esims.orderId, orderIds))
        .orderBy(asc(esims.createdAt)),

    /** How many active eSIMs each of these customers has. */
    countOfUsers: (userIds: string[]) =>
      db()
        .select({ userId: esims.userId, found: count() })
        .from(esims)
        .where(and(inArray(esims.userId, userIds), eq(esims.state, 'active')))
        .groupBy(esims.userId),

    rename: (orderId: string, label: string | null) => db().update(esims).set({ label }).where(isActiveOf(orderId)),

    /** The eSIMs in use of these orders belong to another account, which gives them names of its own. */
    handOver: (orderIds: string[], userId: string) =>
      db()
        .update(esims)
        .set({ userId, label: null })
        .where(and(inArray(esims.orderId, orderIds), eq(esims.state, 'active'))),

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

    /** False if the order has no eSIM in use. */
    giveTo: async (orderId: string, userId: string): Promise<boolean> => {
      const given = await db()
        .update(esims)
        .set({ userId })
        .where(isActiveOf(orderId))
        .returning({ iccid: esims.iccid })
      return given.length > 0
    },
  }
}

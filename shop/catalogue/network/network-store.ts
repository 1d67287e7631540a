// The networks that an owner connected, as rows, and whose turn it is to call one.
import { and, asc, count, eq, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'
import { networks } from '#db/schema/catalogue/networks.ts'
import type { NetworkId } from '#values/network-id.ts'
import type { NetworkPace } from '#values/network-pace.ts'

export type ConnectedNetwork = Omit<typeof networks.$inferSelect, 'login' | 'nextTurnAt'> & {
  login: Record<string, string>
}
export type NetworkStore = ReturnType<typeof networkStore>

type Row = typeof networks.$inferSelect
const toNetwork = ({ login, nextTurnAt: _turn, ...row }: Row): ConnectedNetwork => ({
  ...row,
  login: JSON.parse(login),
})

/** With a call that is answered at the last moment, shorter than an order is held. */
const LONGEST_TURN_S = 10
const seconds = (amount: number): SQL => sql`make_interval(secs => ${amount}::double precision)`

export function networkStore({ db }: Pick<Database, 'db'>) {
  return {
    list: async (): Promise<ConnectedNetwork[]> =>
      (await db().select().from(networks).orderBy(asc(networks.connectedAt), asc(networks.id))).map(toNetwork),

    /** What the owner calls them, by ID. */
    readNames: async (): Promise<Map<NetworkId, string>> => {
      const named = await db().select({ id: networks.id, name: networks.name }).from(networks)
      return new Map(named.map(({ id, name }) => [id, name]))
    },

    /** False if there is one with this ID. */
    add: async ({ login, ...network }: ConnectedNetwork): Promise<boolean> => {
      const added = await db()
        .insert(networks)
        .values({ ...network, login: JSON.stringify(login) })
        .onConflictDoNothing()
        .returning({ id: networks.id })
      return added.length > 0
    },

    /** False if there is no such network. */
    change: async (
      id: NetworkId,
      { login, ...changes }: Partial<Pick<ConnectedNetwork, 'login' | 'isActive' | 'credit' | 'leastCreditCents'>>,
      now: Date,
    ): Promise<boolean> => {
      const changed = await db()
        .update(networks)
        .set({ ...changes, ...(login && { login: JSON.stringify(login) }), updatedAt: now })
        .where(eq(networks.id, id))
        .returning({ id: networks.id })
      return changed.length > 0
    },

    /** Whoever gets the row asks for the credit; null if that was done since then. */
    takeCreditTurn: async (
      id: NetworkId,
      { before, now }: { before: Date; now: Date },
    ): Promise<ConnectedNetwork | null> => {
      const isDue = or(isNull(networks.creditAskedAt), lte(networks.creditAskedAt, before))
      const [row] = await db()
        .update(networks)
        .set({ creditAskedAt: now })
        .where(and(eq(networks.id, id), isDue))
        .returning()
      return row ? toNetwork(row) : null
    },

    /** False if somebody else has judged its credit since. */
    saveCredit: async (
      id: NetworkId,
      {
        before,
        ...changes
      }: Pick<ConnectedNetwork, 'credit' | 'creditState'> & { before: ConnectedNetwork['creditState'] },
    ): Promise<boolean> => {
      const saved = await db()
        .update(networks)
        .set(changes)
        .where(and(eq(networks.id, id), eq(networks.creditState, before)))
        .returning({ id: networks.id })
      return saved.length > 0
    },

    /** Those that are switched on and have too little credit, or some for a few days only. */
    countLowCredit: async (): Promise<number> =>
      (
        await db()
          .select({ found: count() })
          .from(networks)
          .where(and(networks.isActive, ne(networks.creditState, 'enough')))
      )[0]?.found ?? 0,

    /**
     * Takes the next turn for a call, shared by all nodes and by the database's clock, so that no second holds more than
     * its pace allows. Returns in how many ms it is; null, and none is taken, if that is longer than a caller may wait or
     * the network isn't connected anymore.
     */
    takeTurn: async (id: NetworkId, { perSecond, dearest }: NetworkPace, cost: number): Promise<number | null> => {
      // A bucket that holds the dearest call and is filled by the rest of a second's allowance: a full one, emptied at
      // once, and what comes in the second after it, are together what a second allows. More than that is a whole turn
      // away, since calls take different times to arrive.
      const filledBy = perSecond - dearest
      const now = sql`clock_timestamp()`
      const fullAt = sql`greatest(${networks.nextTurnAt}, ${now}) + ${seconds(cost / filledBy)}`
      const turnAt = (full: SQL | PgColumn) => sql`${full} - ${seconds(dearest / filledBy)}`
      const [turn] = await db()
        .update(networks)
        .set({ nextTurnAt: fullAt })
        .where(and(eq(networks.id, id), lte(turnAt(fullAt), sql`${now} + ${seconds(LONGEST_TURN_S)}`)))
        .returning({
          waitMs: sql<number>`extract(epoch from ${turnAt(networks.nextTurnAt)} - ${now}) * 1000`.mapWith(Number),
        })
      return turn ? Math.max(0, Math.ceil(turn.waitMs)) : null
    },
  }
}

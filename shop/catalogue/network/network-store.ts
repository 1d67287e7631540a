// The networks that an owner connected, as rows, and whose turn it is to call one.
import { and, asc, count, eq, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { networks } from '#db/schema/catalogue/networks.ts'
import type { NetworkId } from '#values/network-id.ts'

export type ConnectedNetwork = Omit<typeof networks.$inferSelect, 'login' | 'nextTurnAt'> & {
  login: Record<string, string>
}
export type NetworkStore = ReturnType<typeof networkStore>

type Row = typeof networks.$inferSelect
const toNetwork = ({ login, nextTurnAt: _turn, ...row }: Row): ConnectedNetwork => ({
  ...row,
  login: JSON.parse(login),
})

export function networkStore({ db }: Pick<Database, 'db'>) {
  return {
    list: async (): Promise<ConnectedNetwork[]> =>
      (await db().select().from(networks).orderBy(asc(networks.connectedAt), asc(networks.id))).map(toNetwork),

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
     * Takes the next of so many turns a second, shared by all nodes and by the database's clock; up to a second's turns
     * may be taken at once. Returns in how many ms it is.
     */
    takeTurn: async (id: NetworkId, perSecond: number): Promise<number> => {
      const apart = sql`make_interval(secs => ${1 / perSecond}::double precision)`
      const atOnce = sql`make_interval(secs => ${1 - 1 / perSecond}::double precision)`
      const next = sql`greatest(${networks.nextTurnAt} + ${apart}, clock_timestamp() - ${atOnce})`
      const [turn] = await db()
        .update(networks)
        .set({ nextTurnAt: sql`coalesce(${next}, clock_timestamp())` })
        .where(eq(networks.id, id))
        .returning({
          waitMs: sql<number>`extract(epoch from ${networks.nextTurnAt} - clock_timestamp()) * 1000`.mapWith(Number),
        })
      return Math.max(0, Math.ceil(turn?.waitMs ?? 0))
    },
  }
}

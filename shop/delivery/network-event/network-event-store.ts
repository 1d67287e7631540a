// The messages of connected networks, each stored once, before anybody is asked because of it.
import { and, desc, eq, lt } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { forgetSome } from '#db/query/forget-some.ts'
import { networkEvents } from '#db/schema/delivery/network-events.ts'

export type NetworkEventRow = typeof networkEvents.$inferSelect
export type NewNetworkEvent = Omit<NetworkEventRow, 'orderId' | 'outcome' | 'handledAt'>

const MOST_SHOWN = 30

export const networkEventStore = ({ db }: Database) => ({
  /** The row of a message, of the first time if it came before. */
  receive: async (event: NewNetworkEvent): Promise<NetworkEventRow> => {
    const [stored] = await db().insert(networkEvents).values(event).onConflictDoNothing().returning()
    if (stored) return stored
    const { networkId, eventId } = event
    const isIt = and(eq(networkEvents.networkId, networkId), eq(networkEvents.eventId, eventId))
    const [before] = await db().select().from(networkEvents).where(isIt)
    if (!before) throw new Error('A message of a network was forgotten while it came again.')
    return before
  },

  find: async (id: string): Promise<NetworkEventRow | null> =>
    (await db().select().from(networkEvents).where(eq(networkEvents.id, id)))[0] ?? null,

  handled: (id: string, became: Pick<NetworkEventRow, 'orderId' | 'outcome' | 'handledAt'>) =>
    db().update(networkEvents).set(became).where(eq(networkEvents.id, id)),

  listNewest: (): Promise<NetworkEventRow[]> =>
    db().select().from(networkEvents).orderBy(desc(networkEvents.receivedAt), desc(networkEvents.id)).limit(MOST_SHOWN),

  forgetOld: (before: Date, most: number): Promise<number> =>
    forgetSome(db(), {
      table: networkEvents,
      key: networkEvents.id,
      where: lt(networkEvents.receivedAt, before),
      most,
    }),
})

// Reads tickets for staff: lists and counts; writes nothing.
import { and, count, desc, eq, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { keysetOf, containing } from '#db/query/conditions.ts'
import type { Database } from '#db/database.ts'
import { supportTickets } from '#db/schema/support/support-tickets.ts'
import type { Cursor } from '#values/keyset.ts'
import { type InboxState, isByWait, type InboxView } from './ticket-view.ts'

export type TicketQueries = ReturnType<typeof ticketQueries>
export type InboxRow = Awaited<ReturnType<TicketQueries['list']>>[number]

const inView = ({ state, kind, owner }: InboxView, ownId: string): SQL | undefined =>
  and(
    state === 'all' ? undefined : eq(supportTickets.status, state),
    kind === 'all' ? undefined : eq(supportTickets.kind, kind),
    owner === 'mine' ? eq(supportTickets.assigneeId, ownId) : undefined,
    owner === 'nobody' ? isNull(supportTickets.assigneeId) : undefined,
  )

const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

export function ticketQueries({ db }: Database) {
  return {
    /** At most `most` tickets from the cursor on, in its direction. */
    list: (view: InboxView, ownId: string, cursor: Cursor | null, most: number) => {
      const by = isByWait(view) ? supportTickets.waitingSince : supportTickets.updatedAt
      const isUp = isByWait(view) !== (cursor?.direction === 'before')
      const { beyond, sorted } = keysetOf(cursor, { by, id: supportTickets.id, isUp })
      return db()
        .select({
          id: supportTickets.id,
          number: supportTickets.number,
          kind: supportTickets.kind,
          title: supportTickets.title,
          name: supportTickets.name,
          email: supportTickets.userEmail,
          company: supportTickets.company,
          businessId: supportTickets.businessId,
          status: supportTickets.status,
          waitingSince: supportTickets.waitingSince,
          assigneeId: supportTickets.assigneeId,
          takenBy: supportTickets.takenBy,
          takenUntil: supportTickets.takenUntil,
          createdAt: supportTickets.createdAt,
          updatedAt: supportTickets.updatedAt,
        })
        .from(supportTickets)
        .where(and(inView(view, ownId), beyond))
        .orderBy(...sorted)
        .limit(most)
    },

    /** How many tickets each state has, within this view's kind and owner. */
    countStates: async (view: InboxView, ownId: string): Promise<Record<InboxState, number>> => {
      const [counted] = await db()
        .select({
          open: countWhere(eq(supportTickets.status, 'open')),
          waiting: countWhere(eq(supportTickets.status, 'waiting')),
          closed: countWhere(eq(supportTickets.status, 'closed')),
          all: count(),
        })
        .from(supportTickets)
        .where(inView({ ...view, state: 'all' }, ownId))
      if (!counted) throw new Error('Nothing was counted.')
      return counted
    },

    /** How many are waiting for us, and how many of them since before this time. */
    countOpen: async (promised: Date): Promise<{ open: number; late: number }> => {
      const [counted] = await db()
        .select({ open: count(), late: countWhere(lt(supportTickets.waitingSince, promised)) })
        .from(supportTickets)
        .where(eq(supportTickets.status, 'open'))
      return counted ?? { open: 0, late: 0 }
    },

    /** The newest tickets with this number, or whose writer or subject contains this text (lowercase). */
    search: ({ text, number }: { text: string; number: string | null }, most: number) => {
      const parts = text.length < 3 ? [] : [supportTickets.userEmail, supportTickets.name, supportTickets.title]
      return db()
        .select({
          id: supportTickets.id,
          number: supportTickets.number,
          title: supportTickets.title,
          name: supportTickets.name,
          email: supportTickets.userEmail,
          status: supportTickets.status,
          createdAt: supportTickets.createdAt,
        })
        .from(supportTickets)
        .where(
          or(
            ...parts.map((column) => containing(column, text)),
            number === null ? undefined : eq(supportTickets.number, number),
            sql`false`,
          ),
        )
        .orderBy(desc(supportTickets.createdAt))
        .limit(most)
    },

    /** Other tickets from this address, newest first. */
    listOthers: (email: string, id: string, most: number) =>
      db()
        .select({
          id: supportTickets.id,
          number: supportTickets.number,
          title: supportTickets.title,
          status: supportTickets.status,
          createdAt: supportTickets.createdAt,
        })
        .from(supportTickets)
        .where(and(eq(supportTickets.userEmail, email), sql`${supportTickets.id} <> ${id}`))
        .orderBy(desc(supportTickets.createdAt))
        .limit(most),
  }
}

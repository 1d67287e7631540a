// Reads tickets for staff: lists and counts; writes nothing.
import { and, count, desc, eq, gt, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import { keysetOf, containing } from '#db/query/conditions.ts'
import type { Database } from '#db/database.ts'
import { supportTickets } from '#db/schema/support/support-tickets.ts'
import type { Cursor } from '#values/keyset.ts'
import { type InboxState, isByWait, type InboxView } from './ticket-view.ts'

export type TicketQueries = ReturnType<typeof ticketQueries>
export type InboxRow = Awaited<ReturnType<TicketQueries['list']>>[number]

/** Who looks at the inbox, and when. */
type Reader = { id: string; now: Date }

const isSnoozed = (now: Date) => gt(supportTickets.snoozedUntil, now)
const isShown = (now: Date) => or(isNull(supportTickets.snoozedUntil), lte(supportTickets.snoozedUntil, now))

const inState = (state: InboxState, now: Date): SQL | undefined => {
  if (state === 'all') return undefined
  if (state === 'open') return and(eq(supportTickets.status, 'open'), isShown(now))
  return state === 'snoozed' ? and(eq(supportTickets.status, 'open'), isSnoozed(now)) : eq(supportTickets.status, state)
}

const inView = ({ state, kind, owner }: InboxView, { id: ownId, now }: Reader): SQL | undefined =>
  and(
    inState(state, now),
    kind === 'all' ? undefined : eq(supportTickets.kind, kind),
    owner === 'mine' ? eq(supportTickets.assigneeId, ownId) : undefined,
    owner === 'nobody' ? isNull(supportTickets.assigneeId) : undefined,
  )

const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

const countIn = (state: InboxState, { now }: Reader) => countWhere(inState(state, now) ?? sql`true`)

export function ticketQueries({ db }: Database) {
  return {
    /** At most `most` tickets from the cursor on, in its direction. */
    list: (view: InboxView, reader: Reader, cursor: Cursor | null, most: number) => {
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
          snoozedUntil: supportTickets.snoozedUntil,
          createdAt: supportTickets.createdAt,
          updatedAt: supportTickets.updatedAt,
        })
        .from(supportTickets)
        .where(and(inView(view, reader), beyond))
        .orderBy(...sorted)
        .limit(most)
    },

    /** How many tickets each state has, within this view's kind and owner. */
    countStates: async (view: InboxView, reader: Reader): Promise<Record<InboxState, number>> => {
      const [counted] = await db()
        .select({
          open: countIn('open', reader),
          snoozed: countIn('snoozed', reader),
          waiting: countIn('waiting', reader),
          closed: countIn('closed', reader),
          all: count(),
        })
        .from(supportTickets)
        .where(inView({ ...view, state: 'all' }, reader))
      if (!counted) throw new Error('Nothing was counted.')
      return counted
    },

    /** How many are waiting for us and not snoozed, and how many of them since before `promised`. */
    countOpen: async (promised: Date, now: Date): Promise<{ open: number; late: number }> => {
      const [counted] = await db()
        .select({ open: count(), late: countWhere(lt(supportTickets.waitingSince, promised)) })
        .from(supportTickets)
        .where(inState('open', now))
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

// The rows of support_tickets and of what was said about them since; the same form sent twice finds the row of the first time.
import { and, asc, desc, eq, inArray, lt, lte, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { forgetSome } from '#db/query/forget-some.ts'
import { supportTickets, ticketEntries } from '#db/schema/support/support-tickets.ts'
import { recordOf } from '#values/record-of.ts'
import { TICKET_DETAILS } from './ticket-details.ts'
import type { Ticket, TicketState } from './ticket.ts'

export type TicketRow = typeof supportTickets.$inferSelect
export type TicketEntry = typeof ticketEntries.$inferSelect
export type TicketStore = ReturnType<typeof ticketStore>

/** Who takes it, who was seen on it then, and until when it counts. */
type Taking = { by: string; seen: string | null; until: Date }

const NOBODY = { takenBy: null, takenUntil: null }

export function ticketStore({ db }: Database) {
  return {
    /** Keeps the ticket as open, or finds the earlier one; null when its number is somebody else's already. */
    keep: async (ticket: Ticket, fingerprint: string): Promise<{ row: TicketRow; isNew: boolean } | null> => {
      const { email, subject, text, ...sameName } = ticket
      const made = await db()
        .insert(supportTickets)
        .values({
          ...sameName,
          title: subject,
          description: text,
          userEmail: email,
          status: 'open',
          waitingSince: ticket.createdAt,
          fingerprint,
          updatedAt: ticket.createdAt,
        })
        .onConflictDoNothing()
        .returning()
      if (made[0]) return { row: made[0], isNew: true }

      const [row] = await db().select().from(supportTickets).where(eq(supportTickets.fingerprint, fingerprint)).limit(1)
      return row ? { row, isNew: false } : null
    },

    /** Names the email that our answers refer to. */
    beginThread: (id: string, threadStart: string) =>
      db().update(supportTickets).set({ threadStart }).where(eq(supportTickets.id, id)),

    findByNumber: async (number: string): Promise<TicketRow | null> =>
      (await db().select().from(supportTickets).where(eq(supportTickets.number, number)).limit(1))[0] ?? null,

    /** The ticket of the first of these Message-IDs that belongs to any thread; null if none does. */
    findByMails: async (ids: string[]): Promise<TicketRow | null> => {
      if (ids.length === 0) return null
      const [begun, said] = await Promise.all([
        db().select().from(supportTickets).where(inArray(supportTickets.threadStart, ids)),
        db()
          .select({ messageId: ticketEntries.messageId, ticket: supportTickets })
          .from(ticketEntries)
          .innerJoin(supportTickets, eq(supportTickets.id, ticketEntries.ticketId))
          .where(inArray(ticketEntries.messageId, ids)),
      ])
      const found = new Map<string | null, TicketRow>([
        ...begun.map((ticket) => [ticket.threadStart, ticket] as const),
        ...said.map(({ messageId, ticket }) => [messageId, ticket] as const),
      ])
      return ids.flatMap((id) => found.get(id) ?? [])[0] ?? null
    },

    /** Changes the ticket as somebody saw it, and nothing when somebody else changed it since; false then. */
    change: async (
      id: string,
      seenVersion: number,
      change: Partial<
        Pick<TicketRow, 'waitingSince' | 'assigneeId' | 'orderId' | 'snoozedUntil' | keyof typeof NOBODY>
      > & {
        status?: TicketState
      },
      now: Date,
    ): Promise<boolean> => {
      const changed = await db()
        .update(supportTickets)
        .set({
          ...change,
          // Whoever closed it is done with it, and nothing is left to snooze.
          ...(change.status && { ...NOBODY, snoozedUntil: null }),
          version: sql`${supportTickets.version} + 1`,
          updatedAt: now,
        })
        .where(and(eq(supportTickets.id, id), eq(supportTickets.version, seenVersion)))
        .returning({ id: supportTickets.id })
      return changed.length > 0
    },

    /** Notes that somebody is on it until then. False if it is somebody else by now, not the one in `seen`. */
    take: async (id: string, { by, seen, until }: Taking, now: Date): Promise<boolean> => {
      const taken = await db()
        .update(supportTickets)
        .set({ takenBy: by, takenUntil: until })
        .where(
          and(
            eq(supportTickets.id, id),
            or(
              isNull(supportTickets.takenBy),
              lte(supportTickets.takenUntil, now),
              inArray(supportTickets.takenBy, seen === null ? [by] : [by, seen]),
            ),
          ),
        )
        .returning({ id: supportTickets.id })
      return taken.length > 0
    },

    /** They aren't on it anymore; false if they weren't. */
    letGo: async (id: string, by: string): Promise<boolean> =>
      (
        await db()
          .update(supportTickets)
          .set(NOBODY)
          .where(and(eq(supportTickets.id, id), eq(supportTickets.takenBy, by)))
          .returning({ id: supportTickets.id })
      ).length > 0,

    /** Its writer wrote again. Somebody who was waiting already has been waiting since the earlier message. */
    reopen: (id: string, now: Date) =>
      db()
        .update(supportTickets)
        .set({
          status: 'open',
          snoozedUntil: null,
          waitingSince: sql`coalesce(${supportTickets.waitingSince}, ${now.toISOString()}::timestamptz)`,
          version: sql`${supportTickets.version} + 1`,
          updatedAt: now,
        })
        .where(eq(supportTickets.id, id)),

    /** Nothing is left to answer, even if somebody changed the ticket in the meantime. */
    close: (id: string, now: Date) =>
      db()
        .update(supportTickets)
        .set({
          ...NOBODY,
          snoozedUntil: null,
          status: 'closed',
          waitingSince: null,
          version: sql`${supportTickets.version} + 1`,
          updatedAt: now,
        })
        .where(eq(supportTickets.id, id)),

    /** False when an entry of this id is there already. */
    addEntry: async (entry: TicketEntry): Promise<boolean> =>
      (await db().insert(ticketEntries).values(entry).onConflictDoNothing().returning({ id: ticketEntries.id }))
        .length > 0,

    /** What was said and noted, the oldest first. */
    listEntries: (ticketId: string): Promise<TicketEntry[]> =>
      db()
        .select()
        .from(ticketEntries)
        .where(eq(ticketEntries.ticketId, ticketId))
        .orderBy(asc(ticketEntries.createdAt), asc(ticketEntries.id)),

    /** About an order, oldest first, without what was written. */
    listOfOrder: (orderId: string) =>
      db()
        .select({
          number: supportTickets.number,
          title: supportTickets.title,
          status: supportTickets.status,
          createdAt: supportTickets.createdAt,
        })
        .from(supportTickets)
        .where(eq(supportTickets.orderId, orderId))
        .orderBy(asc(supportTickets.createdAt)),

    /** What an address wrote about anything but this order, latest first, without what was written. */
    listOthersOf: ({ email, orderId }: { email: string; orderId: string }, most: number) =>
      db()
        .select({
          number: supportTickets.number,
          title: supportTickets.title,
          status: supportTickets.status,
          createdAt: supportTickets.createdAt,
        })
        .from(supportTickets)
        .where(
          and(
            eq(supportTickets.userEmail, email),
            or(isNull(supportTickets.orderId), ne(supportTickets.orderId, orderId)),
          ),
        )
        .orderBy(desc(supportTickets.createdAt))
        .limit(most),

    /** What an address wrote, oldest first, with its answers and notes. */
    listOf: async (email: string) => {
      const tickets = await db()
        .select({
          id: supportTickets.id,
          number: supportTickets.number,
          kind: supportTickets.kind,
          title: supportTickets.title,
          description: supportTickets.description,
          name: supportTickets.name,
          ...recordOf(TICKET_DETAILS, (detail) => supportTickets[detail]),
          email: supportTickets.userEmail,
          status: supportTickets.status,
          createdAt: supportTickets.createdAt,
        })
        .from(supportTickets)
        .where(eq(supportTickets.userEmail, email))
        .orderBy(asc(supportTickets.createdAt))
      const entries = await db()
        .select({
          ticketId: ticketEntries.ticketId,
          kind: ticketEntries.kind,
          text: ticketEntries.text,
          createdAt: ticketEntries.createdAt,
        })
        .from(ticketEntries)
        .innerJoin(supportTickets, eq(supportTickets.id, ticketEntries.ticketId))
        .where(eq(supportTickets.userEmail, email))
        .orderBy(asc(ticketEntries.createdAt), asc(ticketEntries.id))
      return tickets.map(({ id, ...ticket }) => ({
        ...ticket,
        entries: entries.flatMap(({ ticketId, ...entry }) => (ticketId === id ? [entry] : [])),
      }))
    },

    /** Closed ones of which nobody spoke since then, with their answers. */
    forgetClosed: (before: Date, most: number) => {
      const where = and(eq(supportTickets.status, 'closed'), lt(supportTickets.updatedAt, before))
      return forgetSome(db(), { table: supportTickets, key: supportTickets.id, where, most })
    },

    /** The numbers of what an address wrote. */
    listNumbersOf: async (email: string): Promise<string[]> =>
      (
        await db()
          .select({ number: supportTickets.number })
          .from(supportTickets)
          .where(eq(supportTickets.userEmail, email))
      ).map(({ number }) => number),

    /** Their writer has another address from now on. */
    changeWriter: (from: string, to: string) =>
      db().update(supportTickets).set({ userEmail: to }).where(eq(supportTickets.userEmail, from)),

    /** Forgets what an address wrote and what was said about it, except for these numbers. */
    forget: (email: string, keptNumbers: string[]) =>
      db()
        .delete(supportTickets)
        .where(
          and(
            eq(supportTickets.userEmail, email),
            keptNumbers.length > 0 ? notInArray(supportTickets.number, keptNumbers) : undefined,
          ),
        ),
  }
}

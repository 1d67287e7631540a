// The rows of ticket_files: what came with messages and answers, and what wasn't taken. They go with their ticket.
import { and, asc, desc, eq, gt, inArray, isNotNull, sum } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { supportTickets, ticketFiles } from '#db/schema/support/support-tickets.ts'

export type TicketFileRow = typeof ticketFiles.$inferSelect
export type TicketFileStore = ReturnType<typeof ticketFileStore>

/** A file without what is in it. */
const FACTS = {
  id: ticketFiles.id,
  entryId: ticketFiles.entryId,
  name: ticketFiles.name,
  type: ticketFiles.type,
  size: ticketFiles.size,
  refusal: ticketFiles.refusal,
}

export function ticketFileStore({ db }: Database) {
  const files = () =>
    db()
      .select({ ...FACTS, ticket: supportTickets.number, createdAt: ticketFiles.createdAt })
      .from(ticketFiles)
      .innerJoin(supportTickets, eq(supportTickets.id, ticketFiles.ticketId))

  return {
    /** One statement for each, since each may be as large as a statement should be. */
    keep: async (rows: TicketFileRow[]): Promise<void> => {
      for (const row of rows) await db().insert(ticketFiles).values(row)
    },

    /** In the order in which they came. */
    listOfTicket: (ticketId: string) =>
      db()
        .select(FACTS)
        .from(ticketFiles)
        .where(eq(ticketFiles.ticketId, ticketId))
        .orderBy(asc(ticketFiles.createdAt), asc(ticketFiles.position), asc(ticketFiles.id)),

    /** What came with the messages of an address, and with the answers to them, latest first. */
    listOf: (email: string) =>
      files()
        .where(eq(supportTickets.userEmail, email))
        .orderBy(desc(ticketFiles.createdAt), asc(ticketFiles.position)),

    /** One that was taken, with what is in it, if it belongs to the ticket with this number. */
    find: async (id: string, number: string): Promise<TicketFileRow | null> => {
      const [found] = await db()
        .select({ file: ticketFiles })
        .from(ticketFiles)
        .innerJoin(supportTickets, eq(supportTickets.id, ticketFiles.ticketId))
        .where(and(eq(ticketFiles.id, id), eq(supportTickets.number, number), isNotNull(ticketFiles.content)))
      return found?.file ?? null
    },

    /** Those that are still there, with what is in them, in their order. */
    read: (ids: string[]): Promise<TicketFileRow[]> =>
      db()
        .select()
        .from(ticketFiles)
        .where(and(inArray(ticketFiles.id, ids), isNotNull(ticketFiles.content)))
        .orderBy(asc(ticketFiles.position)),

    /** The bytes of all that was taken since then. */
    countBytesSince: async (moment: Date): Promise<number> => {
      const [counted] = await db()
        .select({ bytes: sum(ticketFiles.size).mapWith(Number) })
        .from(ticketFiles)
        .where(and(gt(ticketFiles.createdAt, moment), isNotNull(ticketFiles.content)))
      return counted?.bytes ?? 0
    },
  }
}

// The rows of support_tickets; the same form sent twice finds the row of the first time.
import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { supportTickets } from '#db/schema/support-tickets.ts'
import type { Ticket } from './ticket.ts'

export type TicketRow = typeof supportTickets.$inferSelect
export type TicketStore = ReturnType<typeof ticketStore>

export function ticketStore({ db }: Database) {
  return {
    /** Keeps the ticket as open, or finds the earlier one; null when its number is somebody else's already. */
    keep: async (ticket: Ticket, fingerprint: string): Promise<{ row: TicketRow; isNew: boolean } | null> => {
      const { id, number, name, email, subject, text, orderId, createdAt } = ticket
      const made = await db()
        .insert(supportTickets)
        .values({
          id,
          number,
          title: subject,
          description: text,
          userEmail: email,
          name,
          orderId,
          status: 'open',
          fingerprint,
          createdAt,
        })
        .onConflictDoNothing()
        .returning()
      if (made[0]) return { row: made[0], isNew: true }

      const [row] = await db().select().from(supportTickets).where(eq(supportTickets.fingerprint, fingerprint)).limit(1)
      return row ? { row, isNew: false } : null
    },

    /** What an address wrote, the oldest first. */
    listOf: (email: string) =>
      db()
        .select({
          number: supportTickets.number,
          title: supportTickets.title,
          description: supportTickets.description,
          name: supportTickets.name,
          email: supportTickets.userEmail,
          status: supportTickets.status,
          createdAt: supportTickets.createdAt,
        })
        .from(supportTickets)
        .where(eq(supportTickets.userEmail, email))
        .orderBy(asc(supportTickets.createdAt)),

    forget: (email: string) => db().delete(supportTickets).where(eq(supportTickets.userEmail, email)),
  }
}

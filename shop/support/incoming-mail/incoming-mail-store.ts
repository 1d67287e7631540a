// Which incoming emails were received, each once, and what happened to them; their text is stored with the message.
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { forgetSome } from '#db/query/forget-some.ts'
import { incomingMails } from '#db/schema/support/support-tickets.ts'

export type IncomingMailRow = typeof incomingMails.$inferSelect
export type IncomingMailStore = ReturnType<typeof incomingMailStore>

export function incomingMailStore({ db }: Database) {
  return {
    /** False if it was received before; waits for a process that is receiving the same one right now. */
    take: async (mail: Pick<IncomingMailRow, 'fingerprint' | 'attachments' | 'receivedAt'>): Promise<boolean> => {
      const taken = await db()
        .insert(incomingMails)
        .values(mail)
        .onConflictDoNothing()
        .returning({ fingerprint: incomingMails.fingerprint })
      return taken.length > 0
    },

    /** What became of it. */
    settle: (
      fingerprint: string,
      became: Pick<IncomingMailRow, 'ticketId'> & Partial<Pick<IncomingMailRow, 'entryId' | 'followed'>>,
    ) => db().update(incomingMails).set(became).where(eq(incomingMails.fingerprint, fingerprint)),

    listOfTicket: (ticketId: string): Promise<Pick<IncomingMailRow, 'entryId' | 'followed' | 'attachments'>[]> =>
      db()
        .select({
          entryId: incomingMails.entryId,
          followed: incomingMails.followed,
          attachments: incomingMails.attachments,
        })
        .from(incomingMails)
        .where(eq(incomingMails.ticketId, ticketId)),

    /** Those from before then that belong to no message. */
    forgetLoose: (before: Date, most: number) => {
      const where = and(isNull(incomingMails.ticketId), lt(incomingMails.receivedAt, before))
      return forgetSome(db(), { table: incomingMails, key: incomingMails.fingerprint, where, most })
    },
  }
}

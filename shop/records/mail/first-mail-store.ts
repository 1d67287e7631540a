// The first email of its kind about an order, written together with the order. Part of the outbox.
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { dueWork } from '#db/query/due-work.ts'
import { kept, type Statement } from '#db/query/kept.ts'
import { mails } from '#db/schema/records/mails.ts'
import { ifMoved, insertIfMoved, type Also } from '#db/query/write-together.ts'

type MailRow = typeof mails.$inferSelect
type FirstMail = { id: string; orderId: string; kind: MailRow['kind']; now: Date }

export const mailWork = dueWork({ dueAt: mails.nextTryAt, leaseUntil: mails.leaseUntil }, eq(mails.state, 'waiting'))

const firstOf = ({ id, orderId, kind, now }: FirstMail): MailRow => ({
  id,
  orderId,
  email: null,
  kind,
  facts: null,
  businessId: null,
  language: null,
  generation: 1,
  state: 'waiting',
  tries: 0,
  lastProblem: null,
  nextTryAt: now,
  leaseUntil: null,
  createdAt: now,
  sentAt: null,
})

export const outOfTheDoor = <Moment extends Date | SQL>(now: Moment) =>
  ({ state: 'sent', sentAt: now, facts: null, leaseUntil: null, lastProblem: null, nextTryAt: null }) as const

export function firstMailStore({ db }: Pick<Database, 'db'>) {
  const sent: Statement<{ id: string; now: Date }> = kept(() =>
    db()
      .update(mails)
      .set(outOfTheDoor(sql`${sql.placeholder('now')}`))
      .where(and(eq(mails.id, sql.placeholder('id')), ifMoved))
      .returning({ id: mails.id }),
  )
  return {
    /** As a waiting row. */
    waiting: firstOf,
    /** The same, claimed by the process that writes it. */
    taken: (mail: FirstMail, forMs: number): MailRow => ({
      ...firstOf(mail),
      tries: 1,
      leaseUntil: mailWork.lease(mail.now, forMs).leaseUntil,
    }),
    /** Puts it into the outbox, together with its order; nothing if it is there already. */
    putting: (row: MailRow): Also => insertIfMoved(mails, row),
    /** Marks it as sent, together with its order. */
    sending: (id: string, now: Date): Also => sent({ id, now }),
  }
}

// How many open payment pages a visitor, and those around them, may have.
import { and, gt, gte, lt, min, sql, type Placeholder } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { kept, type Statement } from '#db/query/kept.ts'
import { paymentSessions } from '#db/schema/sales/payments.ts'
import { LIVE } from '#shop/sales/payment/payment-session.ts'
import type { PageLimit } from '#shop/sales/payment/page-limit.ts'

// Written without parameters, like its indexes: a plan for any parameters could not use them, so PostgreSQL would plan
// each time anew.
export const isStoredLive = sql`${paymentSessions.state} in (${sql.raw(LIVE.map((state) => `'${state}'`).join(', '))})`

const isOpened = ({
  from,
  until,
  since,
}: Record<'from' | 'until', string | Placeholder> & { since: Date | Placeholder }) => {
  const { openedBy, createdAt } = paymentSessions
  return and(gte(openedBy, from), lt(openedBy, until), isStoredLive, gt(createdAt, since))
}
const opensWithin = (from: string, until: string) =>
  isOpened({ from: sql.placeholder(from), until: sql.placeholder(until), since: sql.placeholder('since') })
/** Whether a page may be opened, as a condition of the insert. */
export const hasRoom: Statement<PageLimit> = kept(
  () => sql`
    (select count(*) from ${paymentSessions} where ${opensWithin('openedBy', 'openedUntil')}) < ${sql.placeholder('most')}
    and (select count(*) from ${paymentSessions} where ${opensWithin('around', 'aroundUntil')}) < ${sql.placeholder('mostAround')}`,
)
export const pageLimitStore = ({ db }: Pick<Database, 'db'>) => ({
  /** When the oldest page that counts for this visitor was opened. */
  findOldestOpenedBy: async ({ openedBy, openedUntil, since }: PageLimit): Promise<Date | null> => {
    const own = isOpened({ from: openedBy, until: openedUntil, since })
    const [oldest] = await db()
      .select({ at: min(paymentSessions.createdAt) })
      .from(paymentSessions)
      .where(own)
    return oldest?.at ?? null
  },
})

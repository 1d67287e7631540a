// What the payment provider took for each payment, as it said so itself. Written once per movement on its balance.
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { paymentFees } from '#db/schema/sales/payments.ts'
import { insertIfMoved, type Also } from '#db/query/write-together.ts'
import { TAKEN } from './payment-session.ts'

type PaymentFeeRow = typeof paymentFees.$inferInsert
/** A movement on the provider's balance, with a fee unless that can't be read. */
type TellingFee = Omit<PaymentFeeRow, 'feeCents'> & { feeCents: number | null }
export type PaymentFeeStore = ReturnType<typeof paymentFeeStore>

const AT_ONCE = 500
const { at } = paymentFees

export const paymentFeeStore = ({ db }: Pick<Database, 'db'>) => ({
  /** The fee for taking a payment, as a part of the statement that settles its order. */
  keeping: (fee: Omit<PaymentFeeRow, 'kind'>): Also => insertIfMoved(paymentFees, { ...fee, kind: 'taken' }),

  /** The fees of these movements that aren't known yet, as far as they can be read. Taking a payment may be free, which is known then. */
  keep: async (movements: readonly TellingFee[]): Promise<void> => {
    const rows = movements.flatMap(({ feeCents, ...fee }): PaymentFeeRow[] =>
      feeCents === null || (feeCents === 0 && fee.kind !== 'taken') ? [] : [{ ...fee, feeCents }],
    )
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await db()
        .insert(paymentFees)
        .values(rows.slice(from, from + AT_ONCE))
        .onConflictDoNothing()
  },

  /** The payments that changed last in this time and whose fee isn't known, and when the oldest was begun; null if there are none. */
  findUnknown: async (since: Date, until: Date): Promise<{ payments: number; oldest: Date } | null> => {
    const [row] = await db()
      .select({ payments: sql<number>`count(*)`.mapWith(Number), oldest: sql`min(page.created_at)`.mapWith(at) })
      .from(sql`payment_sessions page`)
      .where(
        sql`page.state in ${TAKEN} and page.payment_intent_id is not null
          and page.updated_at >= ${since.toISOString()}::timestamptz
          and page.updated_at < ${until.toISOString()}::timestamptz and not exists
            (select from payment_fees where payment_fees.payment_intent_id = page.payment_intent_id and kind = 'taken')`,
      )
    return row?.oldest ? { payments: row.payments, oldest: row.oldest } : null
  },
})

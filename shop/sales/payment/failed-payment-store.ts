// Whether buyers are written to when a payment they tried didn't happen, and whom we wrote to already.
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { failedPaymentMails } from '#db/schema/sales/payments.ts'
import { WAS_SETTLED } from '#shop/sales/order/order-conditions.ts'

/** Who tried to pay, for what, and when the order was begun. */
type PaymentTry = { id: string; email: string; createdAt: Date; arrival: string | null }

export const failedPaymentStore = ({ db }: Pick<Database, 'db'>) => ({
  isOn: async (): Promise<boolean> => (await db().select().from(failedPaymentMails).limit(1))[0]?.isOn ?? false,
  save: (isOn: boolean, changedAt: Date) =>
    db()
      .insert(failedPaymentMails)
      .values({ isOn, changedAt })
      .onConflictDoUpdate({ target: failedPaymentMails.only, set: { isOn, changedAt } }),

  /**
   * Whether this address has another order that was paid, or is being paid, since the day before this one or for the
   * same first day; or was written to about a failed payment since then.
   */
  isSettledOtherwise: async ({ id, email, createdAt, arrival }: PaymentTry, since: Date): Promise<boolean> => {
    const isPaidFor = sql`other.payment_state in ${[...WAS_SETTLED, 'processing']} and (other.arrival = ${arrival}
      or other.created_at >= ${createdAt.toISOString()}::timestamptz - interval '1 day')`
    const isTold = sql`exists (select 1 from mails where mails.order_id = other.order_id
      and mails.kind = 'payment_failed' and mails.state = 'sent' and mails.sent_at >= ${since.toISOString()}::timestamptz)`
    const others = await db().$count(
      sql`order_history other`,
      sql`other.user_email = ${email} and other.order_id <> ${id} and ((${isPaidFor}) or ${isTold})`,
    )
    return others > 0
  },
})

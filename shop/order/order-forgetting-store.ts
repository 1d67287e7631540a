// What goes of orders once it has been kept long enough. The rows stay, since history and figures lean on them, and name nobody
// any more. Part of the one writer of orders.
import { and, eq, inArray, lt, ne, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { orders } from '#db/schema/orders.ts'
import { inSql } from './order-conditions-store.ts'

const NOBODY = '@deleted.invalid'
// As its index says it.
const isSomebody = sql`${orders.email} not like '%@deleted.invalid'`

/** Nothing of a person; what several orders of one address were to each other, figures still count. */
const nameless = (email: SQL) => ({
  email,
  customerName: '',
  ipAddress: null,
  companyName: null,
  vatNumber: null,
  invoiceEmail: null,
  companyRegistrationCode: null,
  companyAddress: null,
  companyReferenceCode: null,
  purchaseOrder: null,
  vatConsultation: null,
  activationCode: null,
  qrCodeUrl: null,
  errorMessage: null,
})

export const orderForgettingStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Orders from before then that were never paid. */
  forgetUnpaid: async (before: Date, most: number): Promise<number> => {
    const some = db()
      .select({ id: orders.id })
      .from(orders)
      .where(and(inSql.isNeverPaid, isSomebody, lt(orders.createdAt, before)))
      .limit(most)
    const gone = await db()
      .update(orders)
      .set(nameless(sql`'deleted-' || ${orders.id} || ${NOBODY}`))
      .where(inArray(orders.id, some))
      .returning({ id: orders.id })
    return gone.length
  },

  /**
   * All orders of so many addresses whose last order is from before then; answers with their ids. An address goes whole: the
   * figures compare what one person bought.
   */
  forgetLapsed: async (before: Date, most: number): Promise<string[]> => {
    const later = sql`exists (
      select 1 from order_history later
      where later.user_email = order_history.user_email and later.created_at >= ${before.toISOString()}::timestamptz)`
    const addresses = db()
      .selectDistinct({ email: orders.email })
      .from(orders)
      .where(and(isSomebody, ne(orders.email, ''), lt(orders.createdAt, before), sql`not ${later}`))
      .limit(most)
    // Worked out once for the whole statement, known to nobody, and gone with it.
    const salt = sql`(select gen_random_uuid()::text)`
    const gone = await db()
      .update(orders)
      .set(nameless(sql`'deleted-' || md5(${orders.email} || ${salt}) || ${NOBODY}`))
      .where(inArray(orders.email, addresses))
      .returning({ id: orders.id })
    return gone.map(({ id }) => id)
  },

  /** The same of what partners' software ordered, which is about no address: each order goes by itself, however many follow it. */
  forgetLapsedByApi: async (before: Date, most: number): Promise<string[]> => {
    const some = db()
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.email, ''), ne(orders.customerName, ''), lt(orders.createdAt, before)))
      .limit(most)
    const gone = await db()
      .update(orders)
      .set(nameless(sql`''`))
      .where(inArray(orders.id, some))
      .returning({ id: orders.id })
    return gone.map(({ id }) => id)
  },
})

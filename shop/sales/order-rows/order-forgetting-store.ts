// Deletes personal data of orders once it was kept long enough. The rows stay, because history and figures need them,
// but they no longer name anyone. Part of the single writer of orders.
import { and, eq, inArray, lt, ne, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { orders } from '#db/schema/sales/orders.ts'
import { recordOf } from '#values/record-of.ts'
import { inSql } from './order-conditions-store.ts'
import { PURCHASE_FACTS } from '#shop/sales/order/order-company.ts'

const NOBODY = '@deleted.invalid'
// Written like its index.
const isSomebody = sql`${orders.email} not like '%@deleted.invalid'`

/** No personal data; figures can still tell which orders shared an address. */
const nameless = (email: SQL) => ({
  email,
  customerName: '',
  travelerNames: [],
  phone: null,
  phoneFit: null,
  ipAddress: null,
  companyName: null,
  vatNumber: null,
  invoiceEmail: null,
  companyRegistrationCode: null,
  companyAddress: null,
  companyReferenceCode: null,
  ...recordOf(PURCHASE_FACTS, () => null),
  vatConsultation: null,
  activationCode: null,
  confirmationCode: null,
  qrCodeUrl: null,
  errorMessage: null,
})

export const orderForgettingStore = ({ db }: Pick<Database, 'db'>) => ({
  /** What the travelers of an order are called, which their own orders say. */
  forgetTravelerNames: (id: string) => db().update(orders).set({ travelerNames: [] }).where(eq(orders.id, id)),

  /** Orders from before then that were never paid; returns their IDs. */
  forgetUnpaid: async (before: Date, most: number): Promise<string[]> => {
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
    return gone.map(({ id }) => id)
  },

  /**
   * All orders of this many addresses whose last order is from before then; returns their IDs. An address is deleted as
   * a whole, because figures compare what one person bought.
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
    // Computed once for the whole statement, known to nobody, and discarded with it.
    const salt = sql`(select gen_random_uuid()::text)`
    const gone = await db()
      .update(orders)
      .set(nameless(sql`'deleted-' || md5(${orders.email} || ${salt}) || ${NOBODY}`))
      .where(inArray(orders.email, addresses))
      .returning({ id: orders.id })
    return gone.map(({ id }) => id)
  },

  /**
   * The same for orders by partners' software, which belong to no address: each order is deleted separately, however
   * many follow it.
   */
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

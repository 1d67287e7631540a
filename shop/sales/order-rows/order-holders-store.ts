// Who holds an order: the marks that browsers and accounts have of it, and its correction, which ends the former ones. Part
// of the single writer of orders.
import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { orders } from '#db/schema/sales/orders.ts'
import { writeTogether } from '#db/query/write-together.ts'
import { PURCHASE_FACTS, type OrderCompany } from '#shop/sales/order/order-company.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { recordOf } from '#values/record-of.ts'
import { noted, type HearHistory } from './order-history-store.ts'
import { companyColumns, toOrder } from './order-row.ts'

const NO_COMPANY = {
  isCompany: false,
  companyName: null,
  vatNumber: null,
  invoiceEmail: null,
  companyRegistrationCode: null,
  companyAddress: null,
  isCompanyFromCode: false,
  companyReferenceCode: null,
  ...recordOf(PURCHASE_FACTS, () => null),
}

type HolderChange = Pick<Order, 'email' | 'customerName' | 'userId' | 'holder'> & { invoiceEmail?: string }

export const orderHoldersStore = ({ db }: Pick<Database, 'db'>, told: HearHistory) => ({
  /** The marks of a customer's orders and of these. */
  listMarks: async (userId: string, orderIds: string[]): Promise<string[]> => {
    const rows = await db()
      .select({ mark: sql<string>`coalesce(${orders.holder}, ${orders.id})` })
      .from(orders)
      .where(or(eq(orders.userId, userId), inArray(orders.id, orderIds)))
    return rows.map(({ mark }) => mark)
  },

  /** The orders that these marks hold, newest first. */
  listHeld: async (marks: string[]): Promise<Order[]> =>
    marks.length === 0
      ? []
      : (
          await db()
            .select()
            .from(orders)
            .where(or(and(inArray(orders.id, marks), isNull(orders.holder)), inArray(orders.holder, marks)))
            .orderBy(desc(orders.createdAt), desc(orders.id))
        ).map(toOrder),

  /**
   * Inside a transaction: the order and all that came of it for the same address (the order whose eSIM it replaced or
   * topped up, its replacements, its top-ups, and what was paid with the same payment), locked until its end. Empty if
   * there is no such order.
   */
  holdFamily: async (orderId: string): Promise<Order[]> => {
    const family = sql`with recursive family as (
      select order_id, user_email, replaces_order_id, target_order_id, paid_with_order_id
      from order_history where order_id = ${orderId}
      union
      select kin.order_id, kin.user_email, kin.replaces_order_id, kin.target_order_id, kin.paid_with_order_id
      from order_history kin join family on kin.user_email = family.user_email and (
        kin.order_id in (family.replaces_order_id, family.target_order_id, family.paid_with_order_id)
        or kin.replaces_order_id = family.order_id or kin.target_order_id = family.order_id
        or kin.paid_with_order_id = family.order_id))
      select order_id from family`
    const rows = await db()
      .select()
      .from(orders)
      .where(sql`${orders.id} in (${family})`)
      .orderBy(orders.id)
      .for('update')
    return rows.map(toOrder)
  },

  /** Who bought in truth; countries that disagreed about its VAT are settled by it. */
  noteBuyer: async (id: string, company: OrderCompany | null, now: Date): Promise<void> => {
    const at = sql`${now.toISOString()}::timestamptz`
    const moved = db()
      .update(orders)
      .set({
        ...(company ? companyColumns(company) : NO_COMPANY),
        taxCheckedAt: sql`case when ${orders.isTaxConflict} then ${at} else ${orders.taxCheckedAt} end`,
        updatedAt: now,
      })
      .where(eq(orders.id, id))
      .returning({ id: orders.id })
    const line = { at: now, move: 'papers_corrected' }
    await writeTogether(db(), moved, [noted([line])])
    told(id, line)
  },

  /** What the traveler of an order is called who didn't pay for it. */
  rename: async (id: string, customerName: string, now: Date): Promise<void> => {
    const moved = db()
      .update(orders)
      .set({ customerName, updatedAt: now })
      .where(and(eq(orders.id, id), ne(orders.customerName, customerName)))
      .returning({ id: orders.id })
    const line = { at: now, move: 'traveler_renamed' }
    await writeTogether(db(), moved, [noted([line])])
    told(id, line)
  },

  /** Whoever works on it at this moment can't write what they find; after their lease, another one looks again. */
  correct: async (id: string, to: HolderChange, now: Date): Promise<void> => {
    const leaseId = sql`case when ${orders.leaseId} is not null then gen_random_uuid() end`
    const moved = db()
      .update(orders)
      .set({ ...to, leaseId, updatedAt: now })
      .where(eq(orders.id, id))
      .returning({ id: orders.id })
    const line = { at: now, move: 'corrected' }
    await writeTogether(db(), moved, [noted([line])])
    told(id, line)
  },
})

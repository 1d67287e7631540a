// Internal notes about orders and customers: only ever added (the database refuses a change), and gone with the customer.
import { asc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { staffNotes } from '#db/schema/office/staff.ts'

/** What a note is about. */
export type NoteAbout = { orderId: string } | { customerId: string }

type NewNote = { id: string; about: NoteAbout; authorId: string; text: string; now: Date }

const isAbout = (about: NoteAbout): SQL =>
  'orderId' in about ? eq(staffNotes.orderId, about.orderId) : eq(staffNotes.customerId, about.customerId)

export const noteStore = ({ db }: Database) => ({
  /** False when a note of this id is there already. */
  add: async ({ id, about, authorId, text, now }: NewNote): Promise<boolean> =>
    (
      await db()
        .insert(staffNotes)
        .values({ id, ...about, authorId, text, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: staffNotes.id })
    ).length > 0,

  /** The oldest first. */
  list: (about: NoteAbout) =>
    db()
      .select({ id: staffNotes.id, authorId: staffNotes.authorId, text: staffNotes.text, at: staffNotes.createdAt })
      .from(staffNotes)
      .where(isAbout(about))
      .orderBy(asc(staffNotes.createdAt), asc(staffNotes.id)),

  /** What was noted about a customer and their orders, for their own file; the oldest first. */
  listOfCustomer: (customerId: string, orderIds: string[]) =>
    db()
      .select({ orderId: staffNotes.orderId, text: staffNotes.text, at: staffNotes.createdAt })
      .from(staffNotes)
      .where(ofCustomer(customerId, orderIds))
      .orderBy(asc(staffNotes.createdAt), asc(staffNotes.id)),

  /** These orders name nobody anymore. */
  forgetOrders: async (orderIds: string[]): Promise<void> => {
    if (orderIds.length > 0) await db().delete(staffNotes).where(inArray(staffNotes.orderId, orderIds))
  },

  /** These customers are nobody anymore. */
  forgetCustomers: async (customerIds: string[]): Promise<void> => {
    if (customerIds.length > 0) await db().delete(staffNotes).where(inArray(staffNotes.customerId, customerIds))
  },

  /** The customer is erased, and with them what was noted about them and their orders. */
  forget: (customerId: string, orderIds: string[]) => db().delete(staffNotes).where(ofCustomer(customerId, orderIds)),
})

const ofCustomer = (customerId: string, orderIds: string[]): SQL | undefined =>
  or(eq(staffNotes.customerId, customerId), orderIds.length > 0 ? inArray(staffNotes.orderId, orderIds) : undefined)

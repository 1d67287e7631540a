// Customer records by e-mail (spec 1 §4 "Checkout and order", step 2).
import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { users } from '#db/schema/users.ts'

export type CustomerStore = ReturnType<typeof customerStore>

export function customerStore({ db }: Database) {
  return {
    /**
     * The id of the customer with this e-mail (lowercase, trimmed), made as 'own-user' when there is none.
     * An existing record keeps its name and its type: an order form proves nothing about the mailbox.
     */
    findOrCreate: async (customer: {
      id: string
      email: string
      fullName: string
      country: string | null
      ip: string | null
      taxRate: string
      now: Date
    }): Promise<string> => {
      await db()
        .insert(users)
        .values({
          id: customer.id,
          email: customer.email,
          fullName: customer.fullName,
          accountType: 'own-user',
          country: customer.country,
          ip: customer.ip,
          taxRate: customer.taxRate,
          createdAt: customer.now,
        })
        .onConflictDoNothing()
      const [row] = await db()
        .select({ id: users.id })
        .from(users)
        .where(sql`lower(${users.email}) = ${customer.email}`)
        .limit(1)
      if (!row) throw new Error('The customer record vanished between insert and read.')
      return row.id
    },

    exists: async (id: string) =>
      (await db().select({ id: users.id }).from(users).where(eq(users.id, id)).limit(1)).length > 0,
  }
}

// What the vendors did before this sandbox started, for example for a shop filled with demo data: imported in parts.
// Each part is stored completely or not at all, and only once however often it arrives.
import { resolve } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { inTransaction } from '../database.ts'
import { keepProfileMade, profileMade } from '../network/profile-made.ts'
import { NeverHappened, paymentMade, type PaymentMade } from '../payment/payment-made.ts'

const MOST_AT_ONCE = 5_000

const booksBody = z.strictObject({
  payments: z.array(paymentMade).max(MOST_AT_ONCE).default([]),
  profiles: z.array(profileMade).max(MOST_AT_ONCE).default([]),
})

export type VendorBooks = ReturnType<typeof openVendorBooks>
type Kept = { payments: number; profiles: number }
type Parts = {
  database: DatabaseSync
  dataFolder: string
  payment: { keepMade: (made: PaymentMade) => boolean } | null
}

export function openVendorBooks({ database, dataFolder, payment }: Parts) {
  return {
    /** Where the books are stored, so that whoever imports into them can check whose sandbox this is. */
    folder: dataFolder === ':memory:' ? dataFolder : resolve(dataFolder),

    /** How many were new, or a sentence that says why nothing was stored. */
    take(body: unknown): Kept | string {
      const books = booksBody.safeParse(body)
      if (!books.success) return z.prettifyError(books.error).slice(0, 500)
      const { payments, profiles } = books.data
      if (!payment && payments.length > 0) return 'No payment server is running'
      try {
        return inTransaction(database, () => ({
          payments: payments.filter((made) => payment?.keepMade(made)).length,
          profiles: profiles.filter((made) => keepProfileMade(database, made)).length,
        }))
      } catch (problem) {
        if (problem instanceof NeverHappened) return problem.message
        throw problem
      }
    },
  }
}

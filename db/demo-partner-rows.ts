// Writes the rows of the partners of a demo; whoever is there already is left as they are.
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import {
  affiliates,
  apiKeys,
  billingDetails,
  businesses,
  coupons,
  payoutDetails,
  payoutPayer,
  retailPrices,
  retailTerms,
} from './schema.ts'

export type DemoPartnerRows = {
  businesses: (typeof businesses.$inferInsert)[]
  coupons: (typeof coupons.$inferInsert)[]
  affiliates: (typeof affiliates.$inferInsert)[]
  retailTerms: (typeof retailTerms.$inferInsert)[]
  retailPrices: (typeof retailPrices.$inferInsert)[]
  billingDetails: (typeof billingDetails.$inferInsert)[]
  apiKeys: (typeof apiKeys.$inferInsert)[]
  payoutDetails: (typeof payoutDetails.$inferInsert)[]
  payoutPayer: (typeof payoutPayer.$inferInsert)[]
}

/** All or nothing, and once however often it is called. */
export const writeDemoPartners = ({ db, tx }: Database, rows: DemoPartnerRows): Promise<void> =>
  tx(async () => {
    const insert = async <Table extends PgTable>(table: Table, all: Table['$inferInsert'][]) => {
      if (all.length > 0) await db().insert(table).values(all).onConflictDoNothing()
    }
    await insert(businesses, rows.businesses)
    await insert(coupons, rows.coupons)
    await insert(affiliates, rows.affiliates)
    await insert(retailTerms, rows.retailTerms)
    await insert(retailPrices, rows.retailPrices)
    await insert(billingDetails, rows.billingDetails)
    await insert(apiKeys, rows.apiKeys)
    await insert(payoutDetails, rows.payoutDetails)
    await insert(payoutPayer, rows.payoutPayer)
  })

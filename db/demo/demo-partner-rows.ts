// Writes the rows of a demo's partners, and what its bundles cost; what exists is left unchanged.
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Db } from '#db/database.ts'
import {
  affiliates,
  apiKeys,
  billingDetails,
  bundles,
  businesses,
  coupons,
  payoutDetails,
  payoutPayer,
  retailPrices,
  retailTerms,
} from '#db/schema.ts'

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

/** All or nothing, and safe to repeat. */
export const writeDemoPartners = ({ db, tx }: Database, rows: DemoPartnerRows): Promise<void> =>
  tx(async () => {
    await insert(db(), businesses, rows.businesses)
    await insert(db(), coupons, rows.coupons)
    await insert(db(), affiliates, rows.affiliates)
    await insert(db(), retailTerms, rows.retailTerms)
    await insert(db(), retailPrices, rows.retailPrices)
    await insert(db(), billingDetails, rows.billingDetails)
    await insert(db(), apiKeys, rows.apiKeys)
    await insert(db(), payoutDetails, rows.payoutDetails)
    await insert(db(), payoutPayer, rows.payoutPayer)
  })

/** In cents, by bundle; what the owner entered stays. */
export async function writeDemoCosts({ db }: Database, costs: ReadonlyMap<string, number>): Promise<void> {
  const given = JSON.stringify([...costs].map(([id, cents]) => ({ id, cents })))
  await db()
    .update(bundles)
    .set({ costCents: sql`given.cents` })
    .from(sql`jsonb_to_recordset(${given}::jsonb) as given(id text, cents integer)`)
    .where(sql`${bundles.bundleId} = given.id and ${bundles.costCents} is null`)
}

async function insert<Table extends PgTable>(db: Db, table: Table, all: Table['$inferInsert'][]): Promise<void> {
  if (all.length > 0) await db.insert(table).values(all).onConflictDoNothing()
}

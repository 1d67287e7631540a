// Order rows for tests of related tables: with only the columns that are required.
import { randomUUID } from 'node:crypto'
import type { Database } from '#db/database.ts'
import { orders } from '#db/schema.ts'
import { HOME_NETWORK } from '#values/network-id.ts'

type Row = typeof orders.$inferInsert

/** Writes an order that nobody has paid for yet, apart from the given values; returns its ID. */
export async function writeOrder({ db }: Database, told: Partial<Row> = {}): Promise<string> {
  const id = told.id ?? randomUUID()
  const at = told.createdAt ?? new Date()
  const row: Row = {
    id,
    reference: `wanderpass_order_${at.getTime()}_01032_3_${id}`,
    attemptKey: id,
    email: 'traveller@example.com',
    customerName: 'Tara Veller',
    bundleId: '01032_3',
    bundleZone: 'Europe',
    networkId: HOME_NETWORK,
    subtotalCents: 1495,
    couponDiscountCents: 0,
    vatCents: 314,
    totalCents: 1809,
    taxRate: '0.21',
    paymentState: 'awaiting',
    status: 'started',
    step: 'pending',
    createdAt: at,
    updatedAt: at,
    ...told,
  }
  await db().insert(orders).values(row)
  return id
}

// The owner's use cases for coupons and VAT rates, over a database and without the rest of the shop.
import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Database } from '#db/database.ts'
import { auditLog, users } from '#db/schema.ts'
import { databaseRateLimiter } from '#server/limits/rate-limiter.ts'
import { auditStore } from '#shop/records/audit/audit-store.ts'
import { recordAudit, type NoteOfBrand } from '#shop/records/audit/record-audit.ts'
import { withAudit } from '#shop/records/audit/with-audit.ts'
import { defaultTenant } from '#shop/people/brand/tenant.ts'
import type { Log } from '#ports/log.ts'
import { couponStore } from '#shop/catalogue/pricing/coupon-store.ts'
import { vatStore } from '#shop/catalogue/pricing/vat-store.ts'
import type { At } from '#values/brand-facts.ts'
import type { CheckFreshProof } from '#values/fresh-proof.ts'
import { quickEngine } from './engines.ts'
import { takeDatabase } from './test-databases.ts'

export const NOW = new Date('2026-03-02T12:00:00Z')
const log: Log = { info() {}, warn() {}, error() {} }

/** The total discount of this code and of this batch's codes, in cents, over all days so far. */
const COSTS = new Map([
  ['COSTLY', 900],
  ['Dear', 120],
])
const proven: CheckFreshProof = ({ token }) =>
  Promise.resolve(token === 'fresh' ? { ok: true } : { ok: false, problem: 'password_wrong' })

function pricesIn(database: Database, ownerId: string) {
  const db = () => database.db()
  const clock = { now: () => NOW }
  const record = (entry: NoteOfBrand, at: At) => recordAudit({ audit: auditStore(database), clock, log }, entry, at)
  const counted = { forgotten: 0 }
  return {
    database,
    db,
    counted,
    by: { tenant: defaultTenant('https://shop.test'), actor: { id: ownerId, type: 'super-admin' } },
    needs: {
      coupons: couponStore(database),
      vatRates: vatStore(database),
      withAudit: withAudit({ transaction: database.tx, recordAudit: record }),
      recordAudit: record,
      limiter: databaseRateLimiter(database, log, 'a secret of these tests'),
      clock,
      timeZone: 'UTC',
      checkFreshProof: proven,
      forgetVatRates: () => {
        counted.forgotten += 1
      },
      readNames: async (ids: (string | null)[]) => {
        const rows = await db()
          .select()
          .from(users)
          .where(
            inArray(
              users.id,
              ids.filter((id) => id !== null),
            ),
          )
        return new Map(rows.map(({ id, fullName }) => [id, fullName]))
      },
      sumCouponCosts: () => Promise.resolve(COSTS),
    },
    /** The audit log of the owner's actions, in order. */
    notes: async () =>
      (await db().select().from(auditLog).where(eq(auditLog.actorId, ownerId)).orderBy(auditLog.id)).map(
        ({ action, subject, actorRole, facts }) => ({ action, subject, actorRole, facts }),
      ),
  }
}

/** One database for the file; each of its tests has its own owner, so that tries don't add up across tests. */
export function owningPrices(): () => ReturnType<typeof pricesIn> {
  let taken: Awaited<ReturnType<typeof takeDatabase>>
  let shop: ReturnType<typeof pricesIn>
  beforeAll(async () => {
    taken = await takeDatabase(quickEngine())
  })
  afterAll(() => taken.giveBack())
  beforeEach(async () => {
    const { database } = taken.open
    const id = randomUUID()
    const row = { id, email: `${id}@staff.example.com`, fullName: 'Olga Owner', createdAt: NOW }
    await database.db().insert(users).values(row)
    shop = pricesIn(database, id)
  })
  return () => shop
}

export const noted = (action: string, subject: string, facts: object = {}) => ({
  action,
  subject,
  actorRole: 'super-admin',
  facts,
})

/** How many of these tries are accepted before the rate limit applies. */
export async function heardOf(act: () => Promise<{ ok: boolean; problem?: string }>): Promise<number> {
  for (let heard = 0; heard < 100; heard += 1) if ((await act()).problem === 'too_often') return heard
  return Infinity
}

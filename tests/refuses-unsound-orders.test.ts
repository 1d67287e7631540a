// The database refuses an order whose facts contradict each other, whoever writes it.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { businesses, orders } from '#db/schema.ts'
import { engines } from './support/engines.ts'
import { writeOrder } from './support/order-rows.ts'
import { takeDatabase } from './support/test-databases.ts'

const PARTNER = 'partner'
const ICCID = '8988300000000000001'

type Told = Partial<typeof orders.$inferInsert>

const UNSOUND: [rule: string, ...told: Told[]][] = [
  ['affiliate_and_how', { affiliateId: PARTNER }, { affiliateBy: 'link' }],
  ['refunded_within_paid', { refundedCents: 1 }, { paidCents: 5, refundedCents: 6 }, { refundedCents: -1 }],
  ['deposit_fills_a_balance', { kind: 'deposit' }],
  ['partner_price_within_price', { partnerPriceCents: 1496 }, { partnerPriceCents: -1 }],
  ['order_cents_not_negative', { totalCents: -1 }, { couponDiscountCents: -1 }],
  ['top_up_has_target', { kind: 'topup' }, { kind: 'deposit', balanceOf: PARTNER, iccid: ICCID }],
]

const refusalOf = (write: PromiseLike<unknown>) =>
  Promise.resolve(write).then(
    () => 'taken',
    (problem: unknown) => (problem instanceof Error ? String(problem.cause) : ''),
  )

describe.each(engines())('on the %s database', (_name, engine) => {
  let held: Awaited<ReturnType<typeof takeDatabase>>
  let database: Database
  let soundId: string
  beforeAll(async () => {
    held = await takeDatabase(engine)
    database = held.open.database
    const now = new Date()
    const partner = { id: PARTNER, name: 'Partner', createdAt: now, updatedAt: now }
    await database.db().insert(businesses).values(partner)
    soundId = await writeOrder(database)
  })
  afterAll(() => held.giveBack())

  const changing = (told: Told) => database.db().update(orders).set(told).where(eq(orders.id, soundId))

  it.each(UNSOUND)('no order breaks the rule "%s", neither a new one nor a changed one', async (rule, ...all) => {
    for (const told of all) {
      expect(await refusalOf(writeOrder(database, told))).toContain(rule)
      expect(await refusalOf(changing(told))).toContain(rule)
    }
  })

  it('a replacement that costs something is refused', async () => {
    const replacing = { replacesOrderId: soundId, totalCents: 1 }
    expect(await refusalOf(writeOrder(database, replacing))).toContain('replacement_costs_nothing')
    const freeId = await writeOrder(database, {
      replacesOrderId: soundId,
      subtotalCents: 0,
      vatCents: 0,
      totalCents: 0,
    })
    const paid = database.db().update(orders).set({ paidCents: 1 }).where(eq(orders.id, freeId))
    expect(await refusalOf(paid)).toContain('replacement_costs_nothing')
  })

  it('a sound order is taken, a top-up and a deposit too', async () => {
    const target = { targetOrderId: soundId, targetIccid: ICCID }
    for (const told of [{}, { kind: 'topup', ...target }, { kind: 'deposit', balanceOf: PARTNER }] as const)
      expect(await refusalOf(writeOrder(database, { id: randomUUID(), ...told }))).toBe('taken')
    expect(await refusalOf(changing({ paidCents: 1809, refundedCents: 1809, iccid: ICCID }))).toBe('taken')
  })
})

// A partner returns one traveler's eSIM while staff give the same share back: both take what they lock in one sequence, so
// that one waits for the other, and the share goes back once.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { esims, orders } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { orderStore } from '#shop/sales/order-rows/order-store.ts'
import { giveBack } from '#shop/sales/party/give-back.ts'
import { engines } from './support/engines.ts'
import { openHooking, type Hooking } from './support/hooking.ts'
import { mustBeEven } from './support/prepaying.ts'

const [TOTAL, SHARE] = [7236, 1809]

describe.each(engines())('on the %s database', (_name, engine) => {
  let t: Hooking
  beforeAll(async () => {
    t = await openHooking(engine)
    await t.added()
    await t.alpha.deposit(1_000_00)
  })
  afterAll(() => t.close())

  const waiting = async (most: number) => {
    const asked = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const { rows } = counted.parse(await t.shop.database.db().execute(asked))
    if (rows.length < most) throw new Error(`${rows.length} wait for others.`)
  }

  it('the share of one traveler goes back once, and neither stops the other for good', async () => {
    const caller = await t.api.callerOf('alpha')
    const { id } = await t.api.ordered(caller, { quantity: 4 })
    const [second = ''] = ((await t.api.look(caller, id)).travelers ?? []).map(({ orderId }) => orderId)
    for (const each of [id, second]) await t.shop.until(each, isCompleted)
    const { database } = t.shop
    const { refunds, provisioning, prepaid } = t.shop.shop
    const order = await t.shop.orderOf(second)

    // Whoever has locked the traveler's order waits here until both are on their way.
    const [isHeld, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = database.tx(async () => {
      await database.db().select().from(esims).where(eq(esims.orderId, second)).for('update')
      isHeld.resolve()
      await mayEnd.promise
    })
    await isHeld.promise
    const returning = prepaid.returnOrder(caller, second)
    if (engine !== 'embedded') await vi.waitFor(() => waiting(1), { timeout: 20_000 })
    const giving = giveBack(
      {
        orders: orderStore(database),
        transaction: database.tx,
        refundOrder: refunds.refundOrder,
        refundPart: refunds.refundPart,
        revokeEsim: provisioning.revokeEsim,
      },
      order,
      { travelers: [2], seenCents: SHARE, reason: 'withdrawal', askedBy: null, alongside: async () => {} },
    )
    if (engine !== 'embedded') await vi.waitFor(() => waiting(2), { timeout: 20_000 })
    mayEnd.resolve()
    await holding
    const became = await Promise.all([returning, giving])
    expect(became.map(({ ok }) => ok).filter(Boolean).length).toBeGreaterThan(0)
    const [paid] = await database.db().select().from(orders).where(eq(orders.id, id))
    expect(paid).toMatchObject({ totalCents: TOTAL, refundedCents: SHARE })
    expect((await t.shop.orderOf(second)).deliveryState).toBe('revoked')
    await mustBeEven(t.shop)
  })
})

const counted = z.object({ rows: z.array(z.unknown()) })

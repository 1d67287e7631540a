// What a network pays back only after people decided is a cost until then, and none afterward.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { esims } from '#db/schema.ts'
import { ONCE_A_DAY } from '#shop/office/networks/recheck-kept-esims.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { openSellingShop } from './support/selling-from-a-network.ts'

const NETWORK = 'airalo'
const login = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' }

let stage: Awaited<ReturnType<typeof openSellingShop>>
beforeAll(async () => {
  stage = await openSellingShop({ kind: NETWORK, login, packageId: 'france-mobile-15days-3gb', country: 'FR' })
  await stage.connect()
  await stage.approve()
})
afterAll(() => stage.shop.close())
afterEach(() => stage.shop.mend())

const network = () => stage.shop.sandbox.wholesalers.of(NETWORK)
const stateOf = async ({ id }: Order) =>
  (await stage.shop.database.db().select().from(esims).where(eq(esims.orderId, id)))[0]?.state
const costOf = async ({ id }: Order) => (await stage.shop.shop.desk.viewDeskOrder(id))?.cost?.costCents ?? 0
/** The order was refunded, and the network asked to take its eSIM back. */
const givenBack = async () => {
  const order = await stage.delivered()
  await stage.shop.shop.refunds.refundOrder(order.id)
  await stage.shop.letTimePass({ minutes: 2 }, 30)
  expect(await stateOf(order)).toBe('kept')
  return order
}
const settle = () => stage.shop.shop.networks.recheckKeptEsims()
const daysPass = async (days: number, uses = 1) => {
  stage.shop.jump({ days })
  // Limits are counted by the database's clock, which goes on as always.
  for (let use = 0; use < uses; use += 1) await stage.shop.limiter.giveBack(ONCE_A_DAY, NETWORK)
}

describe('an eSIM that its network took back on request', () => {
  it('costs what it cost until the network has paid for it', async () => {
    const [order, other] = [await givenBack(), await stage.delivered()]
    expect(await costOf(order)).toBeGreaterThan(0)
    await settle()
    expect(await stateOf(order)).toBe('kept')

    await daysPass(3)
    await settle()
    expect(await stateOf(order)).toBe('released')
    expect(await costOf(order)).toBe(0)
    expect(await costOf(other)).toBeGreaterThan(0)
    expect(await stateOf(other)).toBe('active')
    expect(await stage.checkBooks()).toEqual({ differences: [], silent: [] })
  })

  it('is asked about once a day, and again the next day if there was no answer', async () => {
    const order = await givenBack()
    await daysPass(3)
    network().faults.set({ at: 'orders', kind: 'fail_before', times: 1 })
    await settle()
    await stage.shop.mend()
    await settle()
    expect(await stateOf(order)).toBe('kept')
    await daysPass(1, 2)
    await settle()
    expect(await stateOf(order)).toBe('released')
  })

  it('that a phone used stays a cost', async () => {
    const order = await stage.delivered()
    network().phones.use(order.networkEsimId ?? '', 100)
    await stage.shop.shop.refunds.refundOrder(order.id)
    await stage.shop.letTimePass({ minutes: 2 }, 30)
    await daysPass(3)
    await settle()
    expect(await stateOf(order)).toBe('kept')
    expect(await costOf(order)).toBeGreaterThan(0)
  })
})

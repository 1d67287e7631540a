// An owner connects an account at Zendit, approves an offer, and sells it: bought once, topped up, used up, and given back.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isCompleted } from '#shop/sales/order/order.ts'
import { isStepFailed } from '#shop/sales/order/order-conditions.ts'
import { openSellingShop } from '#tests/support/selling-from-a-network.ts'

const NETWORK = 'zendit'
const PACKAGE = 'ESIM-IT-15D-3GB'
const SIZE_MB = 2861

let stage: Awaited<ReturnType<typeof openSellingShop>>
beforeAll(async () => {
  stage = await openSellingShop({
    kind: NETWORK,
    login: { apiKey: 'sand_sandbox-key' },
    packageId: PACKAGE,
    country: 'IT',
  })
})
afterAll(() => stage.shop.close())
afterEach(() => stage.shop.mend())

const simulated = () => stage.shop.sandbox.wholesalers.of(NETWORK)
/** What was made of the transactions that were asked for since then: how many eSIMs they serve. */
const madeSince = (from: number) =>
  simulated()
    .book.orders()
    .slice(from)
    .map(({ id }) => simulated().book.servedBy(id).length)
const sold = () => simulated().book.orders().length
/** A phone uses some data all the time. */
const about = (megabytes: number): unknown => expect.closeTo(megabytes, -2)

describe('an account at Zendit', () => {
  it('is connected with its key, and shows its credit', async () => {
    expect(await stage.connect({ apiKey: 'wrong' })).toEqual({ ok: false, problem: 'login_refused' })
    await stage.shop.letTimePass({ minutes: 1 })
    expect(await stage.connect()).toMatchObject({
      ok: true,
      id: NETWORK,
      credit: { units: 50_000, divisor: 100, currency: 'USD' },
    })
  })

  it('sells what its owner approves', async () => {
    expect(await stage.approve()).toEqual({ ok: true, sold: 1, without: 0 })
    const order = await stage.delivered()
    expect(order).toMatchObject({ networkId: NETWORK, activationCode: expect.stringMatching(/^LPA:1\$/) })
    expect(order.networkEsimId).not.toBe(order.iccid)
    expect(madeSince(0)).toEqual([1])
  })
})

describe('an order', () => {
  it.each(['fail_before', 'reset_after'])('is delivered exactly once if its answer is lost: %s', async (kind) => {
    const before = sold()
    simulated().faults.set({ at: 'purchase', kind, times: 1 })
    await stage.delivered()
    expect(madeSince(before)).toEqual([1])
  })
})

describe('an eSIM', () => {
  it('tells its usage, gets more data exactly once whatever becomes of the answer, and is used up', async () => {
    const order = await stage.delivered()
    const phone = simulated().book.ofIccid(order.iccid ?? '')?.number ?? ''
    expect(await stage.usageOf(order)).toMatchObject({ balanceMb: SIZE_MB, totalMb: SIZE_MB, expiresAt: null })
    simulated().phones.use(phone, 1_000)
    expect(await stage.usageOf(order)).toMatchObject({ balanceMb: about(SIZE_MB - 954), expiresAt: expect.any(Date) })
    const before = sold()
    simulated().faults.set({ at: 'purchase', kind: 'reset_after', times: 1 })
    const { orderId } = await stage.buy(order.id)
    await stage.shop.until(orderId, isCompleted)
    expect(madeSince(before)).toEqual([1])
    expect(await stage.usageOf(order)).toMatchObject({ balanceMb: about(2 * SIZE_MB - 954), totalMb: 2 * SIZE_MB })
    simulated().phones.leave(phone, 0)
    expect(await stage.usageOf(order)).toMatchObject({ balanceMb: 0, status: 'Depleted' })
  })
})

describe('a wallet that is empty', () => {
  it('holds an order back, which is bought once there is credit', async () => {
    const before = sold()
    simulated().book.setBalance(1)
    const { orderId } = await stage.buy()
    await stage.shop.until(orderId, isStepFailed)
    simulated().book.setBalance(50_000)
    await stage.shop.until(orderId, isCompleted)
    expect(madeSince(before).filter((made) => made > 0)).toEqual([1])
  })
})

describe('the books', () => {
  it('agree with the network', async () => {
    expect(await stage.checkBooks()).toEqual({ differences: [], silent: [] })
  })
})

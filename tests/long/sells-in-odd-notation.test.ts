// Each network that an owner can connect writes everything in odd notations, from the first answer to the last: what it
// sells is sold, delivered once, shown, topped up, and counted as if it wrote tidily.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ODD_NOTATIONS } from '#scripts/storm/vendor-faults.ts'
import { isCompleted, type Order } from '#shop/sales/order/order.ts'
import { openSellingShop } from '#tests/support/selling-from-a-network.ts'

type Sold = { kind: string; login: Record<string, string>; packageId: string; country: string; sizeMb: number }
const NETWORKS: Sold[] = [
  {
    kind: 'airalo',
    login: { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' },
    packageId: 'france-mobile-15days-3gb',
    country: 'FR',
    sizeMb: 3072,
  },
  { kind: 'esim-go', login: { apiKey: 'sandbox-key' }, packageId: 'esim_3GB_15D_IT_V2', country: 'IT', sizeMb: 2861 },
  { kind: 'esim-access', login: { accessCode: 'sandbox-access' }, packageId: 'IT_3_15', country: 'IT', sizeMb: 3072 },
  { kind: 'zendit', login: { apiKey: 'sand_sandbox-key' }, packageId: 'ESIM-IT-15D-3GB', country: 'IT', sizeMb: 2861 },
]

describe.each(NETWORKS)('in odd notations, $kind', ({ kind, login, packageId, sizeMb, country }) => {
  let stage: Awaited<ReturnType<typeof openSellingShop>>
  let order: Order
  beforeAll(async () => {
    stage = await openSellingShop({ kind, login, packageId, country })
    spoil()
  })
  afterAll(() => stage.shop.close())

  const simulated = () => stage.shop.sandbox.wholesalers.named(kind) ?? expect.unreachable(`Nobody plays ${kind}.`)
  const spoil = () => {
    const own = ODD_NOTATIONS.filter(({ target }) => target === kind)
    expect(own.length).toBeGreaterThan(5)
    for (const fault of own) simulated().faults.set({ at: fault.at, kind: fault.kind })
  }
  const sold = () => simulated().book.orders().length

  it('is connected, and sells what its owner approves', async () => {
    expect(await stage.connect()).toMatchObject({ ok: true, credit: { currency: 'USD' } })
    expect(await stage.approve()).toEqual({ ok: true, sold: 1, without: 0 })
    order = await stage.delivered()
    const [esim] = simulated().book.esims()
    expect(order).toMatchObject({ networkId: kind, iccid: esim?.iccid })
    expect(order.activationCode).toMatch(/^LPA:1\$[a-z.\d-]+\$[A-Z\d-]+/)
    expect(order.activationCode?.split('$')[2]).toBe(esim?.activationCode.split('$')[2])
    expect(sold()).toBe(1)
  })

  it.each(['fail_before', 'fail_after', 'reset_after'])(
    'delivers an order once whose answer is lost: %s',
    async (lost) => {
      const before = simulated().book.esims().length
      simulated().faults.set({ at: simulated().trial.faultsAt.order, kind: lost, times: 1 })
      await stage.delivered()
      expect(simulated().book.esims()).toHaveLength(before + 1)
    },
  )

  it('tells the usage, and adds data once', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      stage.shop.jump({ seconds: 20 * 60 })
      expect(await stage.usageOf(order)).toMatchObject({ balanceMb: sizeMb, totalMb: sizeMb, expiresAt: null })
    }
    const { orderId } = await stage.buy(order.id)
    await stage.shop.until(orderId, isCompleted)
    stage.shop.jump({ seconds: 20 * 60 })
    expect(await stage.usageOf(order)).toMatchObject({ balanceMb: 2 * sizeMb, totalMb: 2 * sizeMb })
  })

  it('has the same in its books as the shop', async () => {
    expect(await stage.checkBooks()).toEqual({ differences: [], silent: [] })
  })
})
